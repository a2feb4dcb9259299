declare module 'bidi-js' {
  /** The Unicode Bidirectional Algorithm, which has no types of its own. */
  interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): object
    /** The text as it is displayed, from left to right. */
    getReorderedString(text: string, levels: object): string
  }
  export default function bidiFactory(): Bidi
}
