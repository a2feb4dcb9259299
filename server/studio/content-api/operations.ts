import type { ContentErrorType } from '../../../schemas/content-api/errors.ts'
import { ContentApiError } from '../../../schemas/content-api/errors.ts'
import type {
  ContentAnswer,
  ContentInput,
  ContentOperationName,
} from '../../../schemas/content-api/operations.ts'
import { resolveLocale } from '../../../schemas/documents/localized.ts'
import { isForm, type DocumentKind, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { documentName, documentSchemas } from '../../content/index.ts'
import type { TokenCaller } from '../accounts/tokens.ts'
import { answerCall, discardDraft } from '../answer-call.ts'
import { contextFor } from '../rights/caller-context.ts'
import { addImport } from '../transfer/imports.ts'
import { writeExport } from '../transfer/write-export.ts'
import type { StudioContext } from '../studio-context.ts'
import { addFile, fileOf } from './files.ts'
import { addPicture, pictureOf } from './pictures.ts'

type Operations = {
  [Name in ContentOperationName]: (
    context: StudioContext,
    caller: TokenCaller,
    input: ContentInput<Name>,
    file: Buffer | undefined,
  ) => Promise<ContentAnswer<Name>>
}

const fail = (type: ContentErrorType, message: string, data?: Record<string, unknown>) =>
  new ContentApiError(type, message, data)

/** Whether the token is for documents of a kind. */
const mayRead = ({ kinds }: TokenCaller, kind: DocumentKind) => kinds === undefined || kinds.includes(kind)

function assertMayRead(caller: TokenCaller, names: readonly Pick<DocumentName, 'kind'>[]): void {
  const other = names.find(({ kind }) => !mayRead(caller, kind))
  if (other) throw fail('NotAllowed', `The token is not for documents of the kind ${other.kind}`)
}

/** The documents that were published or removed after a content version, by name. */
async function changedAfter(
  gateway: StudioContext['gateway'],
  contentVersion: number,
): Promise<ReadonlyMap<string, DocumentName>> {
  const count = gateway.contentVersion - contentVersion
  const publications = count > 0 ? await gateway.publicationsAfter(contentVersion, count) : []
  return new Map(publications.flatMap(({ documents }) => documents.map((name) => [documentName(name), name])))
}

/** A document's content, in one language or in all of them. Fields of a form may have the names of languages. */
const contentOf = ({ kind, schemaVersion, body }: StoredDocument, locale: Locale | undefined) => ({
  schemaVersion,
  body: locale === undefined || isForm(kind) ? body : resolveLocale(body, locale),
})

const issueOf = ({ document, path, code, message, severity, hint }: DocumentIssue) => ({
  document,
  path,
  code,
  message,
  // Hints are not among the issues.
  severity: severity === 'error' ? severity : ('warning' as const),
  ...(hint !== undefined && { hint }),
})

function publicationOf(answer: PublishAnswer): ContentAnswer<'drafts.publish'> {
  const issues = answer.issues.map(issueOf)
  if (!answer.published) throw fail('NotPublished', 'Nothing was published; the issues say why', { issues })
  return { contentVersion: answer.contentVersion, isUnchanged: answer.isUnchanged ?? false, issues }
}

/** The operations. Those that change something are the Studio's own, with the same rights, checks and approvals. */
export const operations: Operations = {
  async 'documents.list'({ gateway }, caller, { kind, since, bodies, locale }) {
    if (locale !== undefined && !gateway.locales.some(({ code }) => code === locale))
      throw fail('InvalidParameters', `The site does not have the language ${locale}`, { path: '/locale' })
    const { contentVersion } = gateway
    const entries = gateway.entries()
    const isAsked = (name: Pick<DocumentName, 'kind'>) =>
      mayRead(caller, name.kind) && (kind === undefined || name.kind === kind)
    const changed = since === undefined ? null : await changedAfter(gateway, since)
    const listed = entries
      .filter((entry) => isAsked(entry) && changed?.has(documentName(entry)) !== false)
      .sort((one, other) => documentName(one).localeCompare(documentName(other)))
    const contents = new Map(
      (bodies === true ? await gateway.documents(kind && { kind }) : []).map((document) => [
        documentName(document),
        contentOf(document, locale),
      ]),
    )
    const documents = listed.map((entry) => ({
      kind: entry.kind,
      key: entry.key,
      version: entry.version,
      ...(entry.route !== undefined && { route: entry.route }),
      ...contents.get(documentName(entry)),
    }))
    if (!changed) return { contentVersion, documents }
    const current = new Set(entries.map(documentName))
    const removed = [...changed.values()]
      .filter((name) => isAsked(name) && !current.has(documentName(name)))
      .map(({ kind: ofKind, key }) => ({ kind: ofKind, key }))
    return { contentVersion, documents, removed }
  },
  async 'documents.read'({ gateway }, caller, name) {
    assertMayRead(caller, [name])
    const [document] = await gateway.documents(name)
    if (!document) throw fail('NotFound', `The site has no document ${documentName(name)}`)
    const { kind, key, schemaVersion, body, version } = document
    return { kind, key, schemaVersion, body, version }
  },
  async 'drafts.list'({ drafts, gateway }, caller, { kind }) {
    const published = new Set(gateway.entries().map(documentName))
    const list = await drafts.list()
    return list
      .filter(({ document }) => mayRead(caller, document.kind) && (kind ?? document.kind) === document.kind)
      .map(({ document, revision, savedAt, savedBy }) => ({
        kind: document.kind,
        key: document.key,
        revision,
        savedAt,
        savedBy,
        isPublished: published.has(documentName(document)),
      }))
  },
  async 'drafts.read'({ drafts }, caller, name) {
    assertMayRead(caller, [name])
    const draft = await drafts.find(name)
    if (!draft) throw fail('NotFound', `There is no draft of ${documentName(name)}`)
    const { kind, key, schemaVersion, body } = draft.document
    const { revision, savedAt, savedBy } = draft
    return { document: { kind, key, schemaVersion, body }, revision, savedAt, savedBy }
  },
  'drafts.save': (context, caller, params) => answerCall(context, 'documents.save', caller, params),
  async 'drafts.discard'(context, caller, params) {
    if (!(await context.drafts.find(params)))
      throw fail('NotFound', `There is no draft of ${documentName(params)}`)
    await discardDraft(contextFor(context, caller), caller, params)
    return { isDiscarded: true }
  },
  async 'drafts.check'(context, caller, { documents }) {
    assertMayRead(caller, documents)
    const { issues, facts } = await answerCall(context, 'documents.check', caller, { documents })
    return { issues: issues.map(issueOf), facts }
  },
  async 'drafts.publish'(context, caller, params) {
    return publicationOf(await answerCall(context, 'documents.publish', caller, params))
  },
  async 'documents.remove'(context, caller, params) {
    return publicationOf(await answerCall(context, 'documents.archive', caller, params))
  },
  async 'files.list'({ gateway }) {
    return (await gateway.files.list()).map(fileOf)
  },
  'files.add': (context, caller, params, file) => addFile(context, caller, params, file),
  async 'files.remove'(context, caller, params) {
    await answerCall(context, 'files.remove', caller, params)
    return { isRemoved: true }
  },
  async 'media.list'({ gateway }) {
    return (await gateway.media.list()).map(pictureOf)
  },
  'media.add': (context, caller, params, file) => addPicture(context, caller, params, file),
  async 'media.describe'(context, caller, params) {
    const list = await answerCall(context, 'media.describe', caller, params)
    const item = list.find(({ address }) => address === params.address)
    if (!item) throw fail('NotFound', 'There is no such picture')
    return pictureOf(item)
  },
  async 'media.remove'(context, caller, params) {
    await answerCall(context, 'media.remove', caller, params)
    return { isRemoved: true }
  },
  async 'site.export'(context, caller, { documents }) {
    if (documents) assertMayRead(caller, documents)
    return new Blob([new Uint8Array(await writeExport(context, { documents, kinds: caller.kinds }))])
  },
  async 'imports.add'(context, caller, _input, file) {
    if (!file) throw fail('InvalidParameters', 'Send the file as application/octet-stream', { path: '' })
    const preview = await addImport(context, caller, file)
    const changes = preview.changes.map((change) => ({ ...change, issues: change.issues.map(issueOf) }))
    return { ...preview, changes }
  },
  async 'imports.apply'(context, caller, params) {
    const outcome = await answerCall(context, 'imports.apply', caller, params)
    const issues = outcome.issues.map(issueOf)
    if (!outcome.imported) throw fail('NotImported', 'Nothing was imported; the issues say why', { issues })
    const { drafts, removed, pictures, release } = outcome
    return { drafts, removed, pictures, release, issues }
  },
  'schemas.read'({ registry }, caller, { kind }) {
    assertMayRead(caller, [{ kind }])
    return Promise.resolve(
      Object.entries(documentSchemas(registry)).flatMap(([name, schema]) =>
        name === kind || name.startsWith(`${kind}.`) ? [{ ...schema }] : [],
      ),
    )
  },
}
