/** Helpers for a number field with thousands separators. */

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** Number of digits before a position in the text. */
export function digitsBefore(text: string, position: number): number {
  return text.slice(0, position).replace(/\D/g, '').length
}

/** The position after that many digits. */
export function caretAfterDigits(text: string, digits: number): number {
  let seen = 0
  for (let position = 0; position < text.length; position += 1) {
    if (seen === digits) return position
    if (/\d/.test(text.charAt(position))) seen += 1
  }
  return text.length
}
