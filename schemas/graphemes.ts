const segmenter = new Intl.Segmenter()

/** Number of characters that a person sees: an emoji of several code points is one. */
export function countGraphemes(text: string): number {
  // Most texts: nothing in them combines.
  if (/^[\n\x20-\u02ff\u0400-\u0482\u048a-\u052f]*$/.test(text)) return text.length
  return [...segmenter.segment(text)].length
}

/** The beginning of a text, at most so many characters, without half a word at its end. */
export function cutText(text: string, most: number): string {
  const start = Array.from(segmenter.segment(text))
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('')
  if (start === text) return text
  const isWhole = /\s/.test(text.charAt(start.length))
  const space = start.search(/\s\S*$/)
  const cut = isWhole || space < start.length / 2 ? start : start.slice(0, space)
  return cut.replace(/[\s,;:–—-]+$/, '')
}
