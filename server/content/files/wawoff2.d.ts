declare module 'wawoff2' {
  /** Unpacks a WOFF2 font. The result is a view of memory that the next call overwrites. */
  export function decompress(content: Uint8Array): Promise<Uint8Array>

  export function compress(content: Uint8Array): Promise<Uint8Array>
}
