/** How digits are arranged while they are typed. All pure: text in, text out. */

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Puts digits into a mask such as `## ### ## ##`; digits beyond it are kept at the end, for the check to see. */
export function applyMask(mask: string, digits: string): string {
  let rest = digits
  let text = ''
  for (const place of mask) {
    if (rest === '') return text
    if (place === '#') {
      text += rest.charAt(0)
      rest = rest.slice(1)
    } else text += place
  }
  return text + rest
}

export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** The digits of a phone without `prefix`, which may have been typed, pasted or filled in along with them. */
export function nationalDigits(text: string, prefix: string, mask: string): string {
  const digits = digitsOf(text)
  const code = digitsOf(prefix)
  const places = digitsOf(mask.replaceAll('#', '0')).length
  const bearsCode = text.trim().startsWith('+') || digits.length > places
  return bearsCode && digits.startsWith(code) ? digits.slice(code.length) : digits
}

const isoDate = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/

/** dd.mm.yyyy from whatever way a date is typed, pasted or filled in; `1.2.` becomes `01.02.` */
export function arrangeDate(text: string): string {
  const iso = isoDate.exec(text)
  if (iso) return [iso[3]?.padStart(2, '0'), iso[2]?.padStart(2, '0'), iso[1]].join('.')
  const padded = text.replace(/(^|\D)(\d)(?=[^\d])/g, '$10$2')
  return applyMask('##.##.####', digitsOf(padded).slice(0, 8))
}

/** Where the caret belongs in `arranged` for it to stay behind the same digit as before. */
export function caretAfterDigits(arranged: string, digits: number): number {
  if (digits === 0) return 0
  let seen = 0
  for (let index = 0; index < arranged.length; index += 1) {
    if (/\d/.test(arranged.charAt(index))) seen += 1
    if (seen === digits) return index + 1
  }
  return arranged.length
}
