/** Names under which only this computer finds itself. */
export const onlyHere = (host: string): boolean => /^(localhost|127\.|\[?::1)/.test(host);
