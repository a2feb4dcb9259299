import { addressOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { errorAt, inDocument, type DocumentIssue } from '../../../schemas/issue.ts'
import { phrase, type Phrase } from '../../../schemas/phrase.ts'
import type { BatchAnswer } from '../../../schemas/studio/batches.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { documentName, routeShape } from '../../content/index.ts'
import { namesAlong } from '../drafts/drafts.ts'
import { prepareDrafts } from '../preview/prepare-drafts.ts'
import { movePaths } from '../rename/point-elsewhere.ts'
import { isSameParameters } from '../rename/redirect-old.ts'
import { isFixed, redirected } from '../rename/rename.ts'
import { usesOfAny } from '../rename/uses.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { applyBatch } from './batch-store.ts'
import { addedErrors, readCurrent, readSeen, type CurrentDocument } from './current-documents.ts'

/** A page with its new address. */
interface MovedPage extends CurrentDocument {
  from: string | undefined
  to: string
}

/** Addresses of all pages, drafts included, by name of the document. */
async function readAddresses({ drafts, gateway }: StudioContext): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  for (const { kind, key, route } of gateway.entries())
    if (route !== undefined) addresses.set(documentName({ kind, key }), route)
  for (const { document } of await drafts.list()) {
    const route = addressOf(document)
    if (route !== undefined) addresses.set(documentName(document), route)
  }
  return addresses
}

/** Why pages cannot have these addresses. */
async function obstaclesTo(context: StudioContext, pages: readonly MovedPage[]): Promise<DocumentIssue[]> {
  const addresses = await readAddresses(context)
  for (const { document, to } of pages) addresses.set(documentName(document), to)
  const owners = new Map<string, string[]>()
  for (const [name, address] of addresses) {
    const shape = routeShape(address)
    owners.set(shape, [...(owners.get(shape) ?? []), name])
  }
  return pages.flatMap(({ document, from, to }) => {
    const name = documentName(document)
    const fail = (code: string, message: Phrase, hint?: Phrase) => [
      inDocument(name, errorAt('/route', code, message, hint)),
    ]
    if (isFixed(document, from) || from === undefined)
      return fail('fixed-name', phrase`The site reads this document by its name`, phrase`Do not select it`)
    if (!isSameParameters(from, to))
      return fail('route-parameters', phrase`The parameters of the address stay as they are`)
    const other = owners.get(routeShape(to))?.find((owner) => owner !== name)
    if (other === undefined) return []
    return fail(
      'address-taken',
      phrase`${to} is taken already`,
      phrase`It is the address of ${other}. Choose another one or move that page first`,
    )
  })
}

/** Documents with links to these pages, and the pages, with the new addresses. */
async function withNewAddresses(
  context: StudioContext,
  pages: readonly MovedPage[],
): Promise<Map<string, CurrentDocument>> {
  const { registry } = context
  const routes = new Map(pages.flatMap(({ from, to }) => (from === undefined ? [] : [[from, to] as const])))
  const uses = await usesOfAny(
    context,
    [...routes.keys()].map((route) => ({ route })),
  )
  const found = new Map<string, CurrentDocument>(
    pages.map((page) => [documentName(page.document), { document: page.document, draft: page.draft }]),
  )
  for (const { kind, key } of uses) {
    const name = documentName({ kind, key })
    const current = found.has(name) ? null : await readCurrent(context, { kind, key })
    if (current) found.set(name, current)
  }
  const own = new Map(pages.map(({ document, to }) => [documentName(document), to]))
  return new Map(
    [...found].map(([name, { document, draft }]) => {
      const moved = movePaths(document, { routes, registry })
      const to = own.get(name)
      const body = to === undefined ? moved.body : { ...moved.body, route: to }
      return [name, { document: { ...moved, body }, draft }]
    }),
  )
}

/** Adds redirects from the published addresses. */
async function addRedirects(
  context: StudioContext,
  pages: readonly MovedPage[],
  changed: Map<string, CurrentDocument>,
): Promise<void> {
  const published = new Map(context.gateway.entries().map((entry) => [documentName(entry), entry.route]))
  const moves = pages.flatMap(({ document, to }) => {
    const from = published.get(documentName(document))
    return from === undefined ? [] : [{ from, to }]
  })
  if (moves.length === 0) return
  const documents: StoredDocument[] = [...changed.values()].map(({ document }) => document)
  for (const document of await redirected(context, documents, moves)) {
    const name = documentName(document)
    const draft = changed.get(name)?.draft ?? (await context.drafts.find(document))
    changed.set(name, { document, draft })
  }
}

/** Gives pages new addresses, with the links to them, in drafts that are published together. */
export async function movePages(
  context: StudioContext,
  caller: Caller,
  { pages: wanted, redirects }: StudioParams<'documents.move'>,
): Promise<BatchAnswer> {
  const names = wanted.map(({ key, revision }) => ({ kind: 'page' as const, key, revision }))
  const found = await readSeen(context, names)
  const pages = found.flatMap((current, index): MovedPage[] => {
    const from = addressOf(current.document)
    const { to = '' } = wanted[index] ?? {}
    return from === to ? [] : [{ ...current, from, to }]
  })
  if (pages.length === 0)
    throw new StudioError('InvalidParameters', phrase`The pages have these addresses already`, {
      path: '/pages',
    })
  const obstacles = await obstaclesTo(context, pages)
  if (obstacles.length > 0) return { changed: false, issues: obstacles }

  const changed = await withNewAddresses(context, pages)
  if (redirects) await addRedirects(context, pages, changed)
  const documents = [...changed.values()].map(({ document }) => document)
  context.assertMayChange(documents)
  const issues = await addedErrors(context, documents)
  if (issues.length > 0) return { changed: false, issues }

  const moved = new Set(pages.map(({ document }) => documentName(document)))
  const applied = await applyBatch(
    context,
    {
      saved: [...changed.values()].map(({ document, draft }) => ({
        ...document,
        revision: draft?.revision ?? null,
        ...(moved.has(documentName(document)) && {
          renaming: {
            replaces: draft?.replaces ?? null,
            along: namesAlong(
              documents.filter((each) => each !== document),
              draft?.along ?? [],
            ),
          },
        }),
      })),
      discarded: [],
      before: [...changed.values()].flatMap(({ draft }) => draft ?? []),
    },
    caller.user,
  )
  prepareDrafts(context)
  return { changed: true, ...applied }
}
