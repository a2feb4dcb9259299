import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { pageRole, pageRoleNames } from '../../../../schemas/roles/page-roles.ts'
import { blocksOf } from '../../model/blocks.ts'
import { unresolvedParams } from '../../read/compile/compile-page.ts'
import {
  reservedSegments,
  routeParams,
  RouteTable,
  routeShape,
  sampleOf,
  takenIndex,
  type RoutedPage,
} from '../../read/routes-table.ts'
import type { DocumentName } from '../../model/gateway.ts'
import { documentName } from '../../model/contracts.ts'
import { pagesOf, routingOf } from '../site.ts'
import { at, rule, type Finding } from './rule.ts'

type RoutedDocument = RoutedPage & Pick<StoredDocument, 'kind'>

const isOther = (one: DocumentName, other: DocumentName) => documentName(one) !== documentName(other)

/** Why a page cannot have a route; null if it can. */
function routeFault(
  { kind, key, route }: RoutedDocument,
  pages: readonly RoutedDocument[],
  codes: readonly Locale[],
): Finding | null {
  const [first = ''] = route.split('/').filter((segment) => segment !== '')
  const elsewhere = phrase`Choose an address that begins differently`
  if (reservedSegments(codes).includes(first))
    return at('/route', phrase`Addresses below /${first} are reserved for the site`, elsewhere)
  const index = takenIndex(route)
  if (index) return at('/route', phrase`The site itself redirects ${index.path}`, elsewhere)
  const parameters = routeParams(route)
  if (/\/\/|.\/$/.test(route) || new Set(parameters).size < parameters.length)
    return at(
      '/route',
      phrase`Nobody could open ${route}: an address has no empty parts, no slash at its end and no parameter twice`,
      phrase`Write it like /rules or /game/:sysname`,
    )
  const rival = pages.find(
    (page) =>
      isOther(page, { kind, key }) &&
      routeShape(page.route).toLowerCase() === routeShape(route).toLowerCase(),
  )
  if (!rival) return null
  return at(
    '/route',
    phrase`The page "${rival.key}" already has this address`,
    phrase`Choose another address, or change that of the other page first`,
  )
}

export const wrongRoute = rule({
  code: 'wrong-route',
  stage: 'site',
  on: ['page', 'article'],
  severity: 'error',
  find({ document: { kind, key }, body: { route }, site }) {
    if (route === undefined) return []
    const codes = site.languages.map(({ code }) => code)
    const fault = routeFault({ kind, key, route }, pagesOf(site.entries), codes)
    return fault ? [fault] : []
  },
})

export const redirectedRoute = rule({
  code: 'redirected-page',
  stage: 'site',
  on: ['page', 'article'],
  severity: 'error',
  published: 'excuses',
  find({ body: { route }, site }) {
    const target = route === undefined ? null : site.findRedirect(sampleOf(route))
    if (target === null) return []
    return [
      at(
        '/route',
        phrase`Nobody would see the page: its address is redirected to ${target}`,
        phrase`Remove the rule from the redirects first, or choose another address`,
      ),
    ]
  },
})

/** A page at one of the addresses of another one, such as that of a single game. */
export const hiddenPage = rule({
  code: 'hidden-page',
  stage: 'site',
  on: ['page', 'article'],
  severity: 'warning',
  published: 'excuses',
  find({ document, body: { route }, site }) {
    if (route === undefined) return []
    const others = pagesOf(site.entries).filter((page) => isOther(page, document))
    const hidden = new RouteTable(others).match(sampleOf(route))
    const role = hidden && pageRoleNames.find((name) => site.roles.holder('page', name)?.key === hidden.key)
    if (!role) return []
    const { isFeature, purpose } = pageRole(role)
    // Lists have pages for some of their parts, such as /gamehall/for-you; games and payment methods do not.
    if (isFeature || !routeParams(hidden.route).includes('sysname')) return []
    return [
      at(
        '/route',
        phrase`The page would take ${route} away from the page "${hidden.key}". ${purpose}`,
        phrase`Choose another address unless you mean to replace it for exactly this one`,
      ),
    ]
  },
})

/** A parameter that nothing resolves would give the site an endless number of equal pages. */
export const unresolvedParameter = rule({
  code: 'unresolved-route-parameter',
  stage: 'site',
  on: 'page',
  severity: 'error',
  find({ document, body: { route }, registry }) {
    if (route === undefined) return []
    const types = blocksOf(document).map(({ block }) => block.type)
    return unresolvedParams(route, types, registry).map((name) =>
      at(
        '/route',
        phrase`No block of the page finds out what :${name} refers to, so that any address would show it`,
        phrase`Place a block that needs :${name}, such as the details of a game or an offer, or remove :${name}`,
      ),
    )
  },
})

export const duplicateSeo = rule({
  code: 'duplicate-seo',
  stage: 'site',
  on: ['seo', 'domain-seo'],
  severity: 'error',
  find({ document, site }) {
    const { url, hosts = [] } = routingOf(document)
    const others = [...site.entries].filter(({ kind, key }) => kind === document.kind && key !== document.key)
    const claims = [
      ...(url === undefined ? [] : [{ path: '/url', what: url }]),
      ...hosts.map((host, index) => ({ path: `/hosts/${index}`, what: host })),
    ]
    return claims.flatMap(({ path, what }) =>
      others
        .filter((other) => other.url === what || other.hosts?.includes(what))
        .map(({ key }) => at(path, phrase`"${key}" already covers ${what}`)),
    )
  },
})

/** Languages whose code is the beginning of a page's address. */
export const takenAddress = rule({
  code: 'reserved-language',
  stage: 'site',
  on: 'settings/site',
  severity: 'error',
  find: ({ site }) =>
    site.languages.flatMap(({ code }, index) => {
      const page = pagesOf(site.entries).find(
        ({ route }) => route === `/${code}` || route.startsWith(`/${code}/`),
      )
      if (!page) return []
      return [
        at(
          `/languages/${index}/code`,
          phrase`The page "${page.key}" already has the address ${page.route}`,
          phrase`Give the page another address first`,
        ),
      ]
    }),
})
