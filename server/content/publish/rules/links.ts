import type { Locale } from '../../../../schemas/locale.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { isContactAddress } from '../../../../src/lib/urls/links.ts'
import { visitDocumentTexts } from '../document-texts.ts'
import { isOutside, pathOf, readLinks, type Address } from '../prepare/links.ts'
import { isBlank } from './is-blank.ts'
import { at, rule, type Finding } from './rule.ts'

function notAnAddress({ address, path }: Address): Finding[] {
  return [
    at(
      path,
      phrase`"${address}" is not an address`,
      phrase`A path starts with a slash, an external address with http:// or https://, in a button also a telephone number with tel: and an e-mail address with mailto:`,
    ),
  ]
}

/** The host as somebody typed it; URLs spell letters of other scripts in ASCII. */
const writtenHost = (address: string) => /^https?:\/\/(?:[^/?#]*@)?([^/?#:]*)/i.exec(address)?.[1] ?? ''

function outsideFindings(link: Address): Finding[] {
  const { address, path, mayLeave } = link
  if (!URL.canParse(address)) return notAnAddress(link)
  if (!mayLeave)
    return [
      at(
        path,
        phrase`"${address}" leads outside the site`,
        phrase`Use a path such as /rules; in an action you can turn on "external"`,
      ),
    ]
  const { username, password } = new URL(address)
  if (username === '' && password === '') return []
  return [
    at(
      path,
      phrase`"${address}" leads to ${writtenHost(address)}, although it begins with another name`,
      phrase`Write the address without the part before the @ sign`,
    ),
  ]
}

/** Links of texts that lead to no page: to a place of the same page, a telephone number or an e-mail address. */
const withoutPage = /^(#|tel:|mailto:)/i

function insideFindings(link: Address, codes: readonly Locale[]): Finding[] {
  const { address, path, label, mayContact = false } = link
  if (label !== undefined && withoutPage.test(address)) return []
  if (mayContact && isContactAddress(address)) return []
  if (!address.startsWith('/') || address.startsWith('//')) return notAnAddress(link)
  const [first = ''] = pathOf(address)
    .split('/')
    .filter((segment) => segment !== '')
  if (!codes.includes(first)) return []
  return [
    at(
      path,
      phrase`"${address}" contains a language prefix`,
      phrase`Remove the language prefix: the site adds the visitor’s own`,
    ),
  ]
}

export const invalidLink = rule({
  code: 'invalid-link',
  on: 'document',
  severity: 'error',
  find({ document, registry, site }) {
    const codes = site.languages.map(({ code }) => code)
    return readLinks(document, registry).addresses.flatMap((link) => [
      ...(isOutside(link.address) ? outsideFindings(link) : insideFindings(link, codes)),
      ...(link.label !== undefined && isBlank(link.label)
        ? [
            at(
              link.path,
              phrase`The link to ${link.address} has no words, so nobody can find or read it`,
              phrase`Write what the link leads to, or remove it`,
            ),
          ]
        : []),
    ])
  },
})

export const lookalikeHost = rule({
  code: 'lookalike-host',
  on: 'document',
  severity: 'warning',
  find: ({ document, registry }) =>
    readLinks(document, registry).addresses.flatMap(({ address, path }) => {
      const host = writtenHost(address)
      if (!/[^a-z0-9.-]/i.test(host) && !/(?:^|\.)xn--/i.test(host)) return []
      return [
        at(
          path,
          phrase`The host "${host}" contains letters of another script, which may look like those of a known site`,
          phrase`Type the address by hand and open it before you publish`,
        ),
      ]
    }),
})

export const insecureLink = rule({
  code: 'insecure-link',
  on: 'document',
  severity: 'warning',
  find({ document, registry }) {
    const links = readLinks(document, registry).addresses
    const hosts: Pick<Address, 'address' | 'path'>[] = []
    visitDocumentTexts(document, registry, (address, { origin }, path) => {
      if (origin === true) hosts.push({ address, path })
    })
    return [...links, ...hosts]
      .filter(({ address }) => /^http:/i.test(address))
      .map(({ address, path }) =>
        at(
          path,
          phrase`"${address}" is not encrypted: others could change what players see there`,
          phrase`Use https:// instead`,
        ),
      )
  },
})
