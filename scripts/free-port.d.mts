/** A port of this machine that nothing listens on, and that neither fetch nor browsers block. */
export function freePort(): Promise<number>
