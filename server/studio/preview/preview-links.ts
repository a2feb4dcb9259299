import { createHmac, timingSafeEqual } from 'node:crypto'
import Value from 'typebox/value'
import type { StoredDocument } from '../../../schemas/documents/index.ts'
import type { PreviewLink } from '../../../schemas/studio/answers.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { PreviewVisitor } from '../../../schemas/studio/preview.ts'
import { documentName } from '../../content/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { readDocument } from '../documents.ts'
import { makeToken, toIsoTime, type StudioContext } from '../studio-context.ts'

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

/** Creates a link that shows drafts to anyone who has it, until it expires, and allows no changes. */
export async function makePreviewLink(
  context: StudioContext,
  { path, documents, visitor, minutes }: StudioParams<'preview.link'>,
): Promise<PreviewLink> {
  const expires = context.now() + minutes * 60_000
  const content = JSON.stringify({
    expires,
    ...(documents && { documents: documents.map(documentName) }),
    ...(visitor && { visitor }),
  })
  const payload = Buffer.from(content).toString('base64url')
  const token = `${payload}.${(await sign(context, payload)).toString('base64url')}`
  const [address = '/', hash] = path.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}preview=${token}`
  return { path: hash === undefined ? joined : `${joined}#${hash}`, token, expiresAt: toIsoTime(expires) }
}

/**
 * Address that shows a document's draft to a guest for an hour. If the page needs parameters, it is the home
 * page.
 */
export async function pathOfPreview(context: StudioContext, name: DocumentName): Promise<string> {
  const document = name.kind === 'page' ? await readDocument(context, name) : null
  const route = document?.body['route']
  const shown = typeof route === 'string' && !/[:*]/.test(route) ? route : '/'
  const { path } = await makePreviewLink(context, {
    path: name.kind === 'popup' ? `/?popup=${name.key}#popup-preview` : shown,
    documents: [name],
    visitor: { who: 'guest' },
    minutes: 60,
  })
  return path
}

/** Content of a link. */
export interface PreviewClaims {
  /** `kind/key` of each document; null: all drafts. */
  documents: ReadonlySet<string> | null
  /** null: the player of the browser's own session, or a guest. */
  visitor: PreviewVisitor | null
}

/** Reads a link; null if it is forged or has expired. */
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
  const { visitor } = content
  return {
    documents: namesIn(content['documents']),
    // A link of another version of the site may name a visitor that this version does not have.
    visitor: visitor === undefined ? null : Value.Check(PreviewVisitor, visitor) ? visitor : { who: 'guest' },
  }
}

/** Current drafts that a link shows. */
export async function draftsOfPreview(
  { drafts: kept }: Pick<StudioContext, 'drafts'>,
  { documents }: PreviewClaims,
): Promise<StoredDocument[]> {
  const drafts = (await kept.list()).map(({ document }) => document)
  return documents ? drafts.filter((document) => documents.has(documentName(document))) : drafts
}

function namesIn(value: unknown): ReadonlySet<string> | null {
  return Array.isArray(value) ? new Set(value.map(String)) : null
}
