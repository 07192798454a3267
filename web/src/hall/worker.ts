// Keeps the files of the page in the browser, so that it opens again where the network is away. Browsers allow this on https
// and on localhost only; elsewhere a page that is open goes on working, and one that is reloaded needs the network.

let asked = false;

export function keepPage(): void {
  if (asked || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  asked = true;
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // Then the network is needed to open the page.
  });
}
