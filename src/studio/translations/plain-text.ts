/** A text as lists show it: without markup, in one line. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/<\/?(?:a|em|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Characters of a text that comparisons show: browsers crash with lines of a million. */
const maxShown = 1000

/** `plainText`, the beginning of it if it is long. */
export function shortText(text: string): string {
  const plain = plainText(text)
  return plain.length > maxShown ? `${plain.slice(0, maxShown)}…` : plain
}

/** Whether players would see nothing. */
export const isBlankText = (text: string): boolean => plainText(text) === ''
