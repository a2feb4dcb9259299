import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import { StartupError } from './startup-error.ts'

/** How many proxies to trust, their addresses and networks, or none. */
export type TrustedProxies = false | number | string[]

/**
 * Clients can write any address into `X-Forwarded-For`; only the last entries come from proxies. The number or
 * the networks of the proxies decide which entry is the client. Throws StartupError.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  if (text === 'false') return false
  if (text === 'true') return 1
  if (/^\d$/.test(text)) return Number(text) === 0 ? false : Number(text)
  const networks = text.split(',')
  const wrong = networks.find((network) => isIP(network.split('/')[0] ?? '') === 0)
  if (wrong !== undefined)
    throw new StartupError(`The setting TRUST_PROXY names ${wrong}, which is no network`)
  return networks
}

const versionOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    const version = versionOf(address)
    if (length === undefined) list.addAddress(address, version)
    else list.addSubnet(address, Number(length), version)
  }
  return list
}

/** Whether a connection from an address comes from a proxy whose headers are believed. */
export function proxyTest(proxies: TrustedProxies): (address: string) => boolean {
  if (!Array.isArray(proxies)) return () => proxies !== false
  const list = listOf(proxies)
  return (address) => list.check(address.replace(/^::ffff:/, ''), versionOf(address.replace(/^::ffff:/, '')))
}

/** The address of a client, as Fastify reads it. */
export function clientAddress(proxies: TrustedProxies): (request: IncomingMessage) => string | undefined {
  if (proxies === false) return ({ socket }) => socket.remoteAddress
  const isProxy = Array.isArray(proxies)
    ? proxyAddress.compile(proxies)
    : (_address: string, hop: number) => hop < proxies
  return (request) => proxyAddress(request, isProxy)
}
