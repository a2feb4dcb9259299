import type { CompiledPage } from '../../../schemas/compiled.ts'
import {
  addressOf,
  describedAddressOf,
  type DocumentKind,
  hasAddress,
  isKind,
  kindOf,
  pageKeyOf,
  type StoredDocument,
} from '../../../schemas/kinds/index.ts'
import { defaultLocale } from '../../../schemas/locale.ts'
import { popupIn, urlIn } from '../../../schemas/roles/role-table.ts'
import { isProtected } from '../../../schemas/route-rules.ts'
import type { PreviewAddress, PreviewPage } from '../../../schemas/studio/answers.ts'
import { popupPreviewPath } from '../../../schemas/studio/popup-preview.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { documentName, routeParams, unroutedPath, type PublishedContent } from '../../content/index.ts'
import type { StudioContext } from '../studio-context.ts'
import { exampleOf } from './example-item.ts'

type AddressContext = Pick<StudioContext, 'gateway' | 'platform'> & {
  drafts: Pick<StudioContext['drafts'], 'list'>
}

/** The site as previews show it. */
interface DraftedSite {
  content: PublishedContent
  /** Documents of a kind: drafts that are shown, otherwise as last published. */
  documents(kind: DocumentKind, key?: string): Promise<StoredDocument[]>
  /** Why the draft of a document is not shown as it is: not at all, or parts of it; undefined: it is. */
  faultOf(name: DocumentName): 'errors' | 'parts' | undefined
}

async function draftedSite({ drafts, gateway }: AddressContext): Promise<DraftedSite> {
  const saved = (await drafts.list()).map(({ document }) => document)
  const { content, issues, hidden } = await gateway.withDrafts(saved)
  const failing = new Set(
    issues.filter(({ severity }) => severity === 'error').map(({ document }) => document),
  )
  return {
    content,
    faultOf(document) {
      const name = documentName(document)
      if (hidden.has(name)) return 'errors'
      return failing.has(name) ? 'parts' : undefined
    },
    async documents(kind, key) {
      const published = await gateway.documents({ kind, ...(key !== undefined && { key }) })
      const valid = saved.filter(
        (draft) =>
          draft.kind === kind && (key === undefined || draft.key === key) && !hidden.has(documentName(draft)),
      )
      const all = [...published, ...valid].map((document) => [document.key, document] as const)
      return [...new Map<string, StoredDocument>(all).values()]
    },
  }
}

/** An address of a page to which a published document links. */
function linkedPath({ gateway }: AddressContext, { content }: DraftedSite, key: string): string | null {
  const targets = gateway
    .entries()
    .flatMap(({ links }) => links.filter(({ kind }) => isKind(kind) && hasAddress(kind)))
  const paths = targets.map(({ target }) => target.replace(/[?#].*$/, ''))
  return paths.find((path) => content.findPage(path)?.key === key) ?? null
}

/** The path of a page with an example for each parameter; null: there is no example for one of them. */
async function examplePath(
  context: AddressContext,
  site: DraftedSite,
  page: CompiledPage,
  route: string,
): Promise<string | null> {
  let path = route
  for (const name of routeParams(route)) {
    const value = await exampleOf(context.platform, page.blocks, name)
    if (value === null) return linkedPath(context, site, page.key)
    path = path.replace(`:${name}`, encodeURIComponent(value))
  }
  return path
}

async function addressOfPage(
  context: AddressContext,
  site: DraftedSite,
  document: StoredDocument,
): Promise<PreviewAddress> {
  const key = pageKeyOf(document)
  const { content } = site
  const page = await content.page(key, defaultLocale)
  const route = addressOf(document)
  if (page.feature !== undefined) {
    const features: Readonly<Record<string, boolean | undefined>> = (await content.config(defaultLocale))
      .functional.features
    if (features[page.feature] !== true) return { path: null, forPlayers: false, reason: 'feature' }
  }
  const forPlayers =
    page.forPlayers === true || (route !== undefined && isProtected(route, routeParams(route).length === 0))
  // Nobody reaches these by an address: errors show them, the address leads elsewhere, or only a deposit leads there.
  if (route === undefined || page.role === 'billing' || content.findRedirect(route) !== null)
    return { path: unroutedPath(key), forPlayers }
  const path = await examplePath(context, site, page, route)
  return path === null ? { path: route, forPlayers, reason: 'parameters' } : { path, forPlayers }
}

/** A page with this layout, preferably one that needs no example. */
async function pageOfLayout(site: DraftedSite, layout: string): Promise<StoredDocument | undefined> {
  const pages = (await site.documents('page')).filter(({ body }) => body['layout'] === layout)
  return (
    pages.find((page) => addressOf(page) === '/') ??
    pages.find((page) => routeParams(addressOf(page) ?? '').length === 0) ??
    pages[0]
  )
}

/** Pages that show most of a theme: a list of games, money, a form, and a dialog. */
async function pagesOfSite(site: DraftedSite): Promise<PreviewPage[]> {
  const { roles, popups } = await site.content.config(defaultLocale)
  const dialog = popupIn({ roles, popups }, 'login')
  const hasDialog = (await site.documents('popup', dialog)).length > 0
  return [
    { name: 'home', path: urlIn(roles, 'home'), forPlayers: false },
    { name: 'deposit', path: urlIn(roles, 'deposit'), forPlayers: true },
    { name: 'form', path: urlIn(roles, 'registration'), forPlayers: false },
    ...(hasDialog ? [{ name: 'dialog', path: popupPreviewPath(dialog), forPlayers: false } as const] : []),
  ]
}

async function addressOnSite(
  context: AddressContext,
  site: DraftedSite,
  { kind, key }: DocumentName,
): Promise<PreviewAddress> {
  const home: PreviewAddress = { path: '/', forPlayers: false }
  const { preview } = kindOf(kind)
  if (preview === 'any-page-with-it') {
    const page = await pageOfLayout(site, key)
    return page ? addressOfPage(context, site, page) : { ...home, path: null, reason: 'unused' }
  }
  const [document] = await site.documents(kind, key)
  switch (preview) {
    case 'address':
      return document ? addressOfPage(context, site, document) : { ...home, path: null }
    case 'alone':
      return { ...home, path: unroutedPath(pageKeyOf({ kind, key })) }
    case 'dialog':
      return document
        ? { path: popupPreviewPath(key), forPlayers: document.body['access'] === 'authenticated' }
        : { ...home, path: null }
    case 'described-address': {
      const path = document && describedAddressOf(document)
      return path !== undefined && site.content.findPage(path) !== null ? { ...home, path } : home
    }
    case 'site':
      return document ? { ...home, pages: await pagesOfSite(site) } : { ...home, path: null }
    default:
      return home
  }
}

/** Where to see a document with the drafts: an address of the site that shows it, or the reason why none does. */
export async function findPreviewAddress(
  context: AddressContext,
  name: DocumentName,
): Promise<PreviewAddress> {
  const site = await draftedSite(context)
  const address = await addressOnSite(context, site, name)
  const reason = site.faultOf(name)
  return reason === undefined ? address : { ...address, reason }
}
