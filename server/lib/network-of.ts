/**
 * An IPv4 address behind IPv6: as a server listening on IPv6 sees it (`::ffff:0:0/96`), or translated by a network
 * without IPv4 (`64:ff9b::/96`). The last two groups may be the address in hexadecimal digits.
 */
const prefix = '(?:(?:::|(?:0{1,4}:){5})ffff:|0{0,2}64:ff9b:(?::|(?:0{1,4}:){4}))'
const mapped = new RegExp(String.raw`^${prefix}(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$`, 'i')

function mappedAddress(address: string): string | undefined {
  const [isMapped, dotted, high = '', low = ''] = mapped.exec(address) ?? []
  if (isMapped === undefined || dotted !== undefined) return dotted
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/**
 * What limits by address count: an IPv4 address, or the smallest network of IPv6 (/64), since one device may use all
 * 2^64 addresses of it. The limit is one per network, not per customer: providers often give a customer 256 (/56) or
 * 65,536 (/48) networks.
 */
export function networkOf(address: string): string {
  const version4 = mappedAddress(address)
  if (version4 !== undefined) return version4
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = (part = '') => (part === '' ? [] : part.split(':'))
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)].slice(0, 4).join(':')
}
