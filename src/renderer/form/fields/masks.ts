/** How digits are arranged while they are typed. All pure: text in, text out. */

/** Arranges what is typed; `previous` is what stood there before. */
export type Arrange = (text: string, previous: string) => string

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
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(',')
}

/** More came at once than a key can bring: pasted, or filled in by the browser. */
function isPasted(text: string, previous: string): boolean {
  return digitsOf(text).length > digitsOf(previous).length + 1
}

/**
 * A whole amount grouped by thousands. What stands behind a point stays to be seen and refused, never taken
 * for thousands; nothing but noughts there is no fraction. A pasted comma with two digits is a point.
 */
export function arrangeAmount(text: string, previous: string): string {
  const pointed = isPasted(text, previous) ? text.replace(/,(\d{1,2})\s*$/, '.$1') : text
  const [whole = '', ...rest] = pointed.split('.')
  const fraction = digitsOf(rest.join(''))
  const amount = groupThousands(digitsOf(whole))
  if (rest.length === 0 || (/^0*$/.test(fraction) && isPasted(text, previous))) return amount
  return `${amount}.${fraction}`
}

/**
 * The digits of a phone without `prefix`, which may have been typed, pasted or filled in along with them; so
 * may the 8 that is dialled before a number within the country.
 */
export function nationalDigits(text: string, prefix: string, mask: string, previous = ''): string {
  const digits = digitsOf(text).replace(/^00/, '')
  const code = digitsOf(prefix)
  const places = digitsOf(mask.replaceAll('#', '0')).length
  const bearsCode = text.trim().startsWith('+') || digits.length === places + code.length
  if (bearsCode && digits.startsWith(code)) return digits.slice(code.length)
  const bearsEight = isPasted(text, previous) && digits.length === places + 1 && digits.startsWith('8')
  return bearsEight ? digits.slice(1) : digits
}

/** The national digits in their mask; a code that is still being typed stays until it is complete. */
export function arrangePhone(text: string, previous: string, prefix: string, mask: string): string {
  const isTypingCode = text.trim().startsWith('+') && `+${digitsOf(prefix)}`.startsWith(`+${digitsOf(text)}`)
  if (isTypingCode && digitsOf(text) !== digitsOf(prefix)) return `+${digitsOf(text)}`
  return applyMask(mask, nationalDigits(text, prefix, mask, previous))
}

const isoDate = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/

/** dd.mm.yyyy from whatever way a date is typed, pasted or filled in; `1.2.` becomes `01.02.` */
export function arrangeDate(text: string, previous = ''): string {
  const iso = isoDate.exec(text)
  if (iso) return [iso[3]?.padStart(2, '0'), iso[2]?.padStart(2, '0'), iso[1]].join('.')
  // Only a separator that is added ends a day or a month: what is deleted leaves the rest as it is.
  const isDeletion = text.length < previous.length
  const padded = isDeletion ? text : text.replace(/(^|\D)(\d)(?=[^\d])/g, '$10$2')
  return applyMask('##.##.####', digitsOf(padded).slice(0, 8))
}

/** `text` without its digit number `index`. */
export function withoutDigit(text: string, index: number): string {
  let seen = -1
  return text.replace(/\d/g, (digit) => {
    seen += 1
    return seen === index ? '' : digit
  })
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
