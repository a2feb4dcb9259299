import { addressOf, hasAddress, kindOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentUses, Renamed } from '../../../schemas/studio/answers.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName, mandatoryDocuments, migrateDocument, routeShape } from '../../content/index.ts'
import { readDocument } from '../documents/documents.ts'
import type { Actor } from '../actor.ts'
import type { StudioContext } from '../studio-context.ts'
import { isSameParameters, redirectsName, withRedirects, type Move } from './redirect-old.ts'
import { pointElsewhere } from './point-elsewhere.ts'
import { usesOf, type Target } from './uses.ts'

/** Whether a document keeps its key or address. `route`: of a page; that of the home page is fixed. */
export function isFixed(name: DocumentName, route?: string): boolean {
  const { kind, key } = name
  return (
    route === '/' ||
    kindOf(kind).hasFixedKeys === true ||
    mandatoryDocuments.some((each) => each.kind === kind && each.key === key)
  )
}

const readByName = () => new StudioError('NotAllowed', phrase`The site reads this document by its name`)

async function targetOf(context: StudioContext, { kind, key }: DocumentName): Promise<Target | null> {
  if (!hasAddress(kind)) return { kind, key }
  const document = await readDocument(context, { kind, key })
  const route = document ? addressOf(document) : undefined
  return route === undefined ? null : { route }
}

/** What a renaming changes: the address of a page, or the key of another document; and how others refer to it. */
export async function describeUses(context: StudioContext, name: DocumentName): Promise<DocumentUses> {
  const target = await targetOf(context, name)
  if (!target || isFixed(name, 'route' in target ? target.route : undefined))
    return { changes: null, uses: target ? await usesOf(context, target) : [] }
  return { changes: hasAddress(name.kind) ? 'route' : 'key', uses: await usesOf(context, target) }
}

/** Documents that refer to a target, with their references updated. */
async function pointed(
  context: StudioContext,
  from: Target,
  to: string,
  except: string,
): Promise<StoredDocument[]> {
  const { registry } = context
  const uses = await usesOf(context, from)
  const names = new Map(uses.map(({ kind, key }) => [documentName({ kind, key }), { kind, key }]))
  names.delete(except)
  const documents = await Promise.all([...names.values()].map((name) => readDocument(context, name)))
  return documents.flatMap((document) => (document ? [pointElsewhere(document, { from, to, registry })] : []))
}

const taken = (what: string) => new StudioError('NameTaken', phrase`${what} is taken already`)

async function moveAddress(
  context: StudioContext,
  { kind, key, to, redirects = true, revision }: StudioParams<'documents.rename'>,
  by: Actor,
): Promise<Renamed> {
  const { gateway, registry } = context
  const document = await readDocument(context, { kind, key })
  const route = document ? addressOf(document) : undefined
  if (isFixed({ kind, key }, route)) throw readByName()
  if (!document || route === undefined) throw new StudioError('NotFound', phrase`There is no such page`)
  const entries = gateway.entries()
  const rival = entries.find(
    (entry) => entry.key !== key && entry.route !== undefined && routeShape(entry.route) === routeShape(to),
  )
  if (rival) throw taken(to)
  if (!isSameParameters(route, to))
    throw new StudioError('InvalidParameters', phrase`The parameters of the address stay as they are`, {
      path: '/to',
    })

  const from = { route }
  const moved = pointElsewhere(document, { from, to, registry })
  const others = await pointed(context, from, to, documentName({ kind, key }))
  const known = entries.find((entry) => entry.kind === kind && entry.key === key)?.route
  const isRedirected = redirects && known !== undefined
  const along = isRedirected ? await redirected(context, others, [{ from: known, to }]) : others
  await context.drafts.replace({
    main: { document: { ...moved, body: { ...moved.body, route: to } }, revision },
    along,
    by,
  })
  return { key, changed: along.map(({ kind: of, key: name }) => ({ kind: of, key: name })) }
}

/** Adds redirects from published addresses to new ones. */
export async function redirected(
  context: StudioContext,
  documents: readonly StoredDocument[],
  moves: readonly Move[],
): Promise<StoredDocument[]> {
  const isRedirects = (each: DocumentName) => documentName(each) === documentName(redirectsName)
  const stored = documents.find(isRedirects) ?? (await readDocument(context, redirectsName))
  const others = documents.filter((each) => !isRedirects(each))
  if (!stored && moves.every(({ from, to }) => from === to)) return others
  return [...others, withRedirects(stored && migrateDocument(stored), moves)]
}

async function changeKey(
  context: StudioContext,
  { kind, key, to, revision }: StudioParams<'documents.rename'>,
  by: Actor,
): Promise<Renamed> {
  if (hasAddress(kind) || isFixed({ kind, key })) throw readByName()
  const document = await readDocument(context, { kind, key })
  if (!document) throw new StudioError('NotFound', phrase`There is no such document`)
  if (await readDocument(context, { kind, key: to })) throw taken(`${kind}/${to}`)
  const from = { kind, key }
  const along = await pointed(context, from, to, documentName(from))
  const renamed = pointElsewhere(document, { from, to, registry: context.registry })
  const isPublished = context.gateway.entries().some((each) => each.kind === kind && each.key === key)
  await context.drafts.replace({
    main: { document: { ...renamed, key: to }, revision, formerKey: key, isPublished },
    along,
    by,
  })
  return { key: to, changed: along.map((each) => ({ kind: each.kind, key: each.key })) }
}

/**
 * Changes the address of a page or the key of another document. References to it are updated in drafts, and the
 * old address of a page is redirected; all of these are published together.
 */
export function renameDocument(
  context: StudioContext,
  params: StudioParams<'documents.rename'>,
  by: Actor,
): Promise<Renamed> {
  return hasAddress(params.kind) ? moveAddress(context, params, by) : changeKey(context, params, by)
}
