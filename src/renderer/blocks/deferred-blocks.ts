/**
 * Visible blocks of the first page that are not hydrated yet: their code is loaded when they come near the
 * viewport or the player interacts with them. Until then the server's HTML is shown and React leaves it
 * alone.
 */
export interface DeferredBlocks {
  /** The promise that a block waits for, always the same one; undefined: it may hydrate at once. */
  codeFor: (blockId: string) => Promise<void> | undefined
  /** React has hydrated the block. */
  onHydrated: (blockId: string) => void
}
