import { BlockList, isIP } from 'node:net'

/** Networks that are not on the Internet, or lead back to ones that are not (IANA special-purpose registries). */
const special = new BlockList()
const v4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
for (const [network, prefix] of v4) special.addSubnet(network, prefix, 'ipv4')

/** Global unicast of IPv6; everything else is special. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const v6: readonly [string, number][] = [
  // Teredo, documentation and other protocol assignments; 6to4, which contains IPv4 addresses.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [network, prefix] of v6) special.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4')
  return isIP(address) === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
