import type { DocumentKind, StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { layoutNames, systemPages } from '../../../../../schemas/documents/page.ts'
import { builtInCodes, fallbackCatalogue, type Locale } from '../../../../../schemas/locale.ts'
import { documentName, settingsKeys } from '../../../model/contracts.ts'
import { blocksOf } from '../../../model/blocks.ts'
import type { Registry } from '../../../read/compile/compile-blocks.ts'
import { unresolvedParams } from '../../../read/compile/compile-page.ts'
import { pagesOf, routingOf, type Site } from '../../site.ts'
import {
  reservedSegments,
  routeParams,
  RouteTable,
  routeShape,
  takenIndex,
  type RoutedPage,
} from '../../../read/routes-table.ts'
import { errorAt, inDocument, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import type { SiteStep } from '../../context.ts'
import { isRoled } from '../../../../../schemas/roles/index.ts'
import { pageRole, pageRoleNames } from '../../../../../schemas/roles/page-roles.ts'
import { sampleOf } from '../../duties/duties.ts'
import { documentPhrase, listed, phrase, type Phrase } from '../../../../../schemas/phrase.ts'

/** Documents without which the site cannot be served. */
export const mandatoryDocuments: readonly { kind: DocumentKind; key: string; purpose: Phrase }[] = [
  ...systemPages.map((key) => ({
    kind: 'page' as const,
    key,
    purpose: phrase`The site shows this page itself`,
  })),
  ...layoutNames.map((key) => ({ kind: 'layout' as const, key, purpose: phrase`Pages use this layout` })),
  ...settingsKeys().map((key) => ({
    kind: 'settings' as const,
    key,
    purpose: phrase`The application reads these settings`,
  })),
  ...[fallbackCatalogue, ...builtInCodes].map((key) => ({
    kind: 'messages' as const,
    key,
    purpose: phrase`The application reads its texts from it`,
  })),
  { kind: 'theme', key: 'default', purpose: phrase`The appearance of the site depends on it` },
]

export const mandatoryStep: SiteStep = {
  name: 'mandatory documents',
  run: (_drafts, { site }) =>
    mandatoryDocuments
      .filter(({ kind, key }) => !site.has(kind, key) && !(isRoled(kind) && site.roles.holder(kind, key)))
      .map((missing) =>
        inDocument(
          documentName(missing),
          errorAt(
            '',
            'missing-document',
            phrase`The document is missing. ${missing.purpose}.`,
            phrase`Change its content instead of removing it`,
          ),
        ),
      ),
}

/** Checks that no two SEO documents describe the same address or host. */
export const seoStep: SiteStep = {
  name: 'addresses of SEO',
  run: (drafts, { site }) =>
    drafts.flatMap(({ document }) => {
      const { url, hosts = [] } = routingOf(document)
      if (url === undefined && hosts.length === 0) return []
      const others = [...site.entries].filter(
        ({ kind, key }) => kind === document.kind && key !== document.key,
      )
      const taken = [
        ...(url === undefined
          ? []
          : others.filter((other) => other.url === url).map(({ key }) => ({ key, path: '/url', what: url }))),
        ...hosts.flatMap((host, index) =>
          others
            .filter((other) => other.hosts?.includes(host) === true)
            .map(({ key }) => ({ key, path: `/hosts/${index}`, what: host })),
        ),
      ]
      return taken.map(({ key, path, what }) =>
        inDocument(
          documentName(document),
          errorAt(path, 'duplicate-seo', phrase`"${key}" already covers ${what}`),
        ),
      )
    }),
}

/** Why a page cannot have a route; null if it can. */
function routeFault(
  { key, route }: RoutedPage,
  pages: readonly RoutedPage[],
  codes: readonly Locale[],
): Issue | null {
  const [first = ''] = route.split('/').filter((segment) => segment !== '')
  if (reservedSegments(codes).includes(first))
    return errorAt(
      '/route',
      'reserved-route',
      phrase`Addresses below /${first} are reserved for the site`,
      phrase`Choose an address that begins differently`,
    )
  const index = takenIndex(route)
  if (index)
    return errorAt(
      '/route',
      'reserved-route',
      phrase`The site itself redirects ${index.path}`,
      phrase`Choose an address that begins differently`,
    )
  const parameters = routeParams(route)
  if (/\/\/|.\/$/.test(route) || new Set(parameters).size < parameters.length)
    return errorAt(
      '/route',
      'wrong-route',
      phrase`Nobody could open ${route}: an address has no empty parts, no slash at its end and no parameter twice`,
      phrase`Write it like /rules or /game/:sysname`,
    )
  const rival = pages.find(
    (page) => page.key !== key && routeShape(page.route).toLowerCase() === routeShape(route).toLowerCase(),
  )
  if (rival)
    return errorAt(
      '/route',
      'duplicate-route',
      phrase`The page "${rival.key}" already has this address`,
      phrase`Choose another address, or change that of the other page first`,
    )
  return null
}

/** What a new address hides, or is hidden by. */
function hiddenRoute({ key, route }: RoutedPage, pages: readonly RoutedPage[], site: Site): Issue[] {
  if (site.routeBefore(key) === route) return []
  const sample = sampleOf(route)
  const target = site.findRedirect(sample)
  if (target !== null)
    return [
      errorAt(
        '/route',
        'redirected-page',
        phrase`Nobody would see the page: its address is redirected to ${target}`,
        phrase`Remove the rule from the redirects first, or choose another address`,
      ),
    ]
  const hidden = new RouteTable(pages.filter((page) => page.key !== key)).match(sample)
  const role = hidden && pageRoleNames.find((name) => site.roles.holder('page', name)?.key === hidden.key)
  if (!role) return []
  const { isFeature = false, purpose } = pageRole(role)
  // Lists have pages for some of their parts, such as /gamehall/for-you; games and payment methods do not.
  if (isFeature || !routeParams(hidden.route).includes('sysname')) return []
  return [
    warningAt(
      '/route',
      'hidden-page',
      phrase`The page would take ${route} away from the page "${hidden.key}". ${purpose}`,
      phrase`Choose another address unless you mean to replace it for exactly this one`,
    ),
  ]
}

/** A parameter that nothing resolves would give the site an endless number of equal pages. */
function unresolvedRoute(document: StoredDocument, route: string, registry: Registry): Issue[] {
  const types = blocksOf(document).map(({ block }) => block.type)
  return unresolvedParams(route, types, registry).map((name) =>
    errorAt(
      '/route',
      'unresolved-route-parameter',
      phrase`No block of the page finds out what :${name} refers to, so that any address would show it`,
      phrase`Place a block that needs :${name}, such as the details of a game or an offer, or remove :${name}`,
    ),
  )
}

/** Checks that there is a home page and that no page claims an address of another page or of the site itself. */
export const routesStep: SiteStep = {
  name: 'routes',
  run(drafts, { site, registry }) {
    const pages = pagesOf(site.entries)
    const codes = site.languages.map(({ code }) => code)
    const missingHome = pages.some(({ route }) => route === '/')
      ? []
      : [
          inDocument(
            'page/home',
            errorAt(
              '/route',
              'missing-home-page',
              phrase`No page has the address /`,
              phrase`Give this address to the page that visitors see first`,
            ),
          ),
        ]
    const faults = drafts.flatMap(({ document }) => {
      const route = document.body['route']
      if (document.kind !== 'page' || typeof route !== 'string') return []
      const fault = routeFault({ key: document.key, route }, pages, codes)
      const found = fault
        ? [fault]
        : [
            ...hiddenRoute({ key: document.key, route }, pages, site),
            ...unresolvedRoute(document, route, registry),
          ]
      return found.map((issue) => inDocument(documentName(document), issue))
    })
    return [...missingHome, ...faults]
  },
}

/**
 * Checks that every reference has a target. Unchanged documents count, too: moving a page must not leave broken
 * links behind.
 */
export const referencesStep: SiteStep = {
  name: 'references',
  run: (_drafts, { site }) =>
    [...site.entries].flatMap((entry) =>
      entry.links.flatMap(({ kind, target, path }) => {
        if (kind === 'page') {
          if (site.leadsSomewhere(target)) return []
          return [
            inDocument(
              documentName(entry),
              errorAt(
                path,
                'unknown-link',
                phrase`Broken link: ${target}`,
                phrase`Publish a page with this route, or a redirect`,
              ),
            ),
          ]
        }
        // Checked by separate steps.
        if (kind === 'frame' || kind === 'image' || kind === 'media') return []
        if (site.has(kind, target)) return []
        const known = site.keys(kind).map((key) => documentPhrase(kind, key))
        const hint = phrase`Available: ${listed(known)}`
        const message = phrase`There is no ${documentPhrase(kind)} "${target}"`
        return [inDocument(documentName(entry), errorAt(path, 'unknown-reference', message, hint))]
      }),
    ),
}
