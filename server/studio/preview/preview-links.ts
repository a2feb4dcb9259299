import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { PreviewLink } from '../../../schemas/studio/answers.ts'
import { DocumentName, type StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { PreviewVisitor } from '../../../schemas/studio/preview.ts'
import { documentName } from '../../content/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { findPreviewAddress } from './preview-address.ts'
import { documentsOfRelease } from '../releases/release-changes.ts'
import { makeToken, toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'

const secretName = 'preview-links'

/** The key that signs links; the same on every server of the site. */
export async function seedPreviewSecret({ database }: Pick<StudioContext, 'database'>): Promise<void> {
  await database
    .insertInto('secrets')
    .values({ name: secretName, value: makeToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

async function sign({ database }: Pick<StudioContext, 'database'>, payload: string): Promise<Buffer> {
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirstOrThrow()
  return createHmac('sha256', value).update(payload).digest()
}

/** Maker of a link. A link that is not shared ends with the session. */
type Maker = Pick<Caller, 'user' | 'session'>

/**
 * Creates a link that shows drafts to anyone who has it, until it expires or its maker may not sign in any more,
 * and allows no changes. A shared link shows the drafts as they are now.
 */
export async function makePreviewLink(
  context: StudioContext,
  { path, documents, release, visitor, at, theme, minutes, isShared }: StudioParams<'preview.link'>,
  maker: Maker | null,
): Promise<PreviewLink> {
  const expires = context.now() + minutes * 60_000
  const names = documents && new Set(documents.map(documentName))
  const shared = isShared
    ? await storeDrafts(
        context,
        { documents: names ?? null, release: release ?? null, theme: theme ?? null },
        { expires, userId: maker?.user.id ?? null },
      )
    : undefined
  const content = JSON.stringify({
    expires,
    ...(documents && { documents: documents.map(documentName) }),
    ...(release !== undefined && { release }),
    ...(visitor && { visitor }),
    ...(at !== undefined && { at }),
    ...(theme !== undefined && { theme }),
    ...(maker && { user: maker.user.id, ...(!isShared && { session: maker.session.slice(0, 32) }) }),
    ...(shared !== undefined && { shared }),
  })
  const payload = Buffer.from(content).toString('base64url')
  const token = `${payload}.${(await sign(context, payload)).toString('base64url')}`
  const [address = '/', hash] = path.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}preview=${token}`
  return { path: hash === undefined ? joined : `${joined}#${hash}`, token, expiresAt: toIsoTime(expires) }
}

/** Address that shows a document's draft for an hour; if no page does, the home page. */
export async function pathOfPreview(context: StudioContext, name: DocumentName): Promise<string> {
  const address = await findPreviewAddress(context, name)
  const { path } = await makePreviewLink(
    context,
    {
      // A route with parameters leads nowhere without an example of them.
      path: address.path === null || address.reason === 'parameters' ? '/' : address.path,
      documents: [name],
      visitor: { who: address.forPlayers && context.isSandbox ? 'player' : 'guest' },
      minutes: 60,
    },
    null,
  )
  return path
}

/** Content of a link. */
export interface PreviewClaims {
  /** `kind/key` of each document; null: all drafts. */
  documents: ReadonlySet<string> | null
  /** Id of the release whose documents are shown instead; null: none. */
  release: number | null
  /** null: the player of the browser's own session, or a guest. */
  visitor: PreviewVisitor | null
  /** The time that is shown, in milliseconds since 1970; null: now. */
  at: number | null
  /** Key of the theme that the site is shown in; null: that of the settings. */
  theme: string | null
  /** Id of the stored drafts of a shared link; null: the current drafts. */
  shared: string | null
}

/** Reads a link; null if it is forged, has expired or was ended with its maker's access. */
export async function readPreviewClaims(
  context: Pick<StudioContext, 'database' | 'now'>,
  token: string,
): Promise<PreviewClaims | null> {
  const [payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = await sign(context, payload)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  if (!isRecord(content) || typeof content['expires'] !== 'number' || content['expires'] <= context.now())
    return null
  if (!(await isMakerAllowed(context, content))) return null
  const { visitor, shared, release, at, theme } = content
  if (typeof shared === 'string' && !(await isStored(context, shared))) return null
  return {
    documents: namesIn(content['documents']),
    release: typeof release === 'number' ? release : null,
    // A link of another version of the site may name a visitor that this version does not have.
    visitor: visitor === undefined ? null : Value.Check(PreviewVisitor, visitor) ? visitor : { who: 'guest' },
    at: typeof at === 'string' ? Date.parse(at) : null,
    theme: typeof theme === 'string' ? theme : null,
    shared: typeof shared === 'string' ? shared : null,
  }
}

/** Whether the maker of a link still has access; links for a content service have none. */
async function isMakerAllowed(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  { user, session }: Record<string, unknown>,
): Promise<boolean> {
  if (typeof user !== 'number') return true
  const found = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', user)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  if (!found || typeof session !== 'string') return found !== undefined
  const open = await database
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', user)
    .where('token_hash', 'like', `${session}%`)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return open !== undefined
}

/** Whether the drafts of a shared link are still there. */
async function isStored({ database }: Pick<StudioContext, 'database'>, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('shared_previews')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the current drafts for a shared link, and returns their id. */
async function storeDrafts(
  context: Pick<StudioContext, 'database' | 'drafts' | 'gateway' | 'now'>,
  shown: Pick<PreviewClaims, 'documents' | 'release' | 'theme'>,
  { expires, userId }: { expires: number; userId: number | null },
): Promise<string> {
  const { database, now } = context
  const drafts = await draftsOfPreview(context, { ...shown, shared: null })
  await database.deleteFrom('shared_previews').where('expires_at', '<=', now()).execute()
  const id = makeToken()
  await database
    .insertInto('shared_previews')
    .values({ id, expires_at: expires, drafts: JSON.stringify(drafts), user_id: userId })
    .execute()
  return id
}

const StoredDrafts = Type.Array(
  Type.Object({
    ...DocumentName.properties,
    schemaVersion: Type.Integer(),
    body: Type.Record(Type.String(), Type.Unknown()),
  }),
)

type PreviewSources = Pick<StudioContext, 'database' | 'drafts' | 'gateway'>

/** Drafts that a link shows. */
export async function draftsOfPreview(
  context: PreviewSources,
  { documents, release, shared, theme }: Pick<PreviewClaims, 'documents' | 'release' | 'shared' | 'theme'>,
): Promise<StoredDocument[]> {
  const { database } = context
  if (shared !== null) {
    const row = await database
      .selectFrom('shared_previews')
      .select('drafts')
      .where('id', '=', shared)
      .executeTakeFirst()
    const stored: unknown = row ? JSON.parse(row.drafts) : []
    return Value.Check(StoredDrafts, stored) ? stored : []
  }
  const chosen = await chosenDrafts(context, { documents, release })
  return theme === null ? chosen : inTheme(context, chosen, theme)
}

async function chosenDrafts(
  context: PreviewSources,
  { documents, release }: Pick<PreviewClaims, 'documents' | 'release'>,
): Promise<StoredDocument[]> {
  // A release that was removed meanwhile shows the site as it is.
  if (release !== null) return documentsOfRelease(context, release).catch(ifMissing)
  const drafts = (await context.drafts.list()).map(({ document }) => document)
  return documents ? drafts.filter((document) => documents.has(documentName(document))) : drafts
}

/** The drafts with settings that name a theme. */
async function inTheme(
  { gateway }: PreviewSources,
  drafts: readonly StoredDocument[],
  theme: string,
): Promise<StoredDocument[]> {
  const site: DocumentName = { kind: 'settings', key: 'site' }
  const isSite = (document: DocumentName) => documentName(document) === documentName(site)
  const settings = drafts.find(isSite) ?? (await gateway.documents(site))[0]
  if (!settings) return [...drafts]
  const changed = { ...settings, body: { ...settings.body, theme } }
  return [...drafts.filter((draft) => !isSite(draft)), changed]
}

function ifMissing(error: unknown): StoredDocument[] {
  if (error instanceof StudioError && error.type === 'NotFound') return []
  throw error
}

function namesIn(value: unknown): ReadonlySet<string> | null {
  return Array.isArray(value) ? new Set(value.map(String)) : null
}
