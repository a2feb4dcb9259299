/** Whether a text shows nothing: only spaces, invisible characters and empty markup. A video has a title. */
export function isBlank(text: string): boolean {
  return text.replace(/<(?!iframe )[^>]*>|&nbsp;|&#160;|[\s\p{Cf}]/gu, '') === ''
}
