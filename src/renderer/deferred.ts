/**
 * Blocks of the first page that are seen and not alive yet: their code comes when they are near the screen or
 * somebody reaches for them. Until then the server's HTML stands, and React leaves it alone.
 */
export interface SleepingBlocks {
  /** What a block waits for, the same promise each time; undefined: it may be taken over at once. */
  codeFor: (blockId: string) => Promise<void> | undefined
  /** React has taken the block over. */
  awoke: (blockId: string) => void
}
