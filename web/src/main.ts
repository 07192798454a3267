import { mount } from "svelte";
import App from "./App.svelte";
import { i18n, preferred } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

// The texts are there before anything is shown, so that nothing jumps.
await i18n.use(settings.now.lang ?? preferred());
settings.show();
mount(App, { target: document.getElementById("app")! });
