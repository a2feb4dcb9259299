/** Flags under which Chromium starts everywhere, also as root and without a network. */
export const chromiumFlags: string[]
/** Path of a browser that is there already, or undefined. */
export function findChromium(): string | undefined
/** Path of a browser, installed where none is there. Throws with advice where that cannot be done. */
export function findOrInstallChromium(): string
