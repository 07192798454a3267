import { named } from "./faces.svelte";

export default named(import.meta.glob<string>("../../../art/tiles/classic/*.svg", { query: "?raw", import: "default", eager: true }));
