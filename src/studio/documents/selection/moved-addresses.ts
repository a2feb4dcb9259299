const stepsOf = (address: string) => address.split('/').filter((step) => step !== '')

/** What the addresses of pages have in common at their beginning: whole steps, such as `/bonus`; empty: nothing. */
export function commonStart(addresses: readonly string[]): string {
  const [first = [], ...others] = addresses.map(stepsOf)
  const length = first.findIndex((step, index) => others.some((steps) => steps[index] !== step))
  const shared = length < 0 ? first : first.slice(0, length)
  return shared.map((step) => `/${step}`).join('')
}

/** The address with another beginning. */
export function movedAddress(address: string, from: string, to: string): string {
  const rest = address === '/' ? '' : address.slice(from.length)
  return `${to.replace(/\/+$/, '')}${rest}` || '/'
}
