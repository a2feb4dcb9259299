/** Whether a text shows nothing: only spaces, invisible characters and empty markup. */
export function isBlank(text: string): boolean {
  return text.replace(/<[^>]*>|&nbsp;|&#160;|[\s\p{Cf}]/gu, '') === ''
}
