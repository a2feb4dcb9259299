/** React's markup for a boundary that waits for its content. */
const suspenseFallback = /<!--\$[?!]-->/

/** React marks errors and suspended boundaries in the HTML and continues; this throws for them. */
export function complete(html: string): string {
  if (suspenseFallback.test(html)) throw new Error('a block failed, or waits for something')
  return html
}

/**
 * React emits preload hints for urgent pictures before all other HTML. In front of a block, they would
 * break hydration.
 */
export function withoutHints(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
