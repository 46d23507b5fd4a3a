// Whether and how fast things move on this device.
import { setting } from "../table/settings.js";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** The speed somebody chose, 1 being the usual one; 0: nothing moves, by his wish or his system's. */
export const pace = () => (STILL.matches ? 0 : setting("speed"));
