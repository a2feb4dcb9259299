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

/** Whether players would see nothing. */
export const isBlankText = (text: string): boolean => plainText(text) === ''
