import { named } from "./faces.svelte";

export default named(import.meta.glob<string>("../../../art/tiles/plain/*.svg", { query: "?raw", import: "default", eager: true }));
