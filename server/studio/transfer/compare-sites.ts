import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { readFileAddress } from '../../../schemas/files.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { ImportAnswer, ImportChange } from '../../../schemas/studio/imports.ts'
import { documentName, migrateDocument, readLinks, type Library } from '../../content/index.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import type { ExportContent } from './read-export.ts'
import { hashOf } from './write-export.ts'

type CompareContext = Pick<StudioContext, 'gateway' | 'drafts' | 'registry'>

/** What differs between this site and an export, without issues. */
export interface Difference extends Pick<ImportAnswer, 'fingerprint' | 'unchanged' | 'pictures' | 'files'> {
  changes: ImportChange[]
}

const textOf = ({ body }: StoredDocument) => JSON.stringify(body)

/** A document of this site in the form of this build's contract, or as it is if that is impossible. */
function migrated(document: StoredDocument): StoredDocument {
  const { kind, key, schemaVersion, body } = document
  try {
    return migrateDocument({ kind, key, schemaVersion, body })
  } catch {
    return { kind, key, schemaVersion, body }
  }
}

/** An imported document in the form of this build's contract. Throws StudioError if a newer build wrote it. */
function migratedImport(document: StoredDocument): StoredDocument {
  try {
    return migrateDocument(document)
  } catch {
    throw new StudioError(
      'ExportUnreadable',
      phrase`A newer version of Marquee wrote ${documentName(document)}. Update this site first`,
      { document: documentName(document) },
    )
  }
}

/** Addresses of files of the library that a document uses. */
export function filesIn(document: StoredDocument, { registry }: Pick<StudioContext, 'registry'>): string[] {
  try {
    const { links } = readLinks(document, registry)
    return links.flatMap(({ kind, target }) => (kind === 'media' ? [target] : []))
  } catch {
    // The checks say what is wrong with it.
    return []
  }
}

/** Compares the published documents of this site with those of an export. */
export async function findDifference(
  context: CompareContext,
  { kinds }: Pick<Caller, 'kinds'>,
  { manifest, documents, pictures, files }: ExportContent,
): Promise<Difference> {
  const { gateway } = context
  const isReadable = ({ kind }: DocumentName) => kinds?.includes(kind) ?? true
  const [published, drafts, library, others] = await Promise.all([
    gateway.documents(),
    context.drafts.list(),
    gateway.media.list(),
    gateway.files.list(),
  ])
  const here = new Map(published.map((document) => [documentName(document), document]))
  const draftOf = new Map(drafts.map((draft) => [documentName(draft.document), draft]))
  const removedThere = new Set(manifest.removed.map(documentName))
  const there = documents.filter(isReadable).map(migratedImport)

  const draftFor = (name: DocumentName, after: StoredDocument | null): ImportChange['draft'] => {
    const draft = draftOf.get(documentName(name))
    if (!draft) return null
    const { revision, savedAt, savedBy } = draft
    const isSame = after !== null && textOf(migrated(draft.document)) === textOf(after)
    return { revision, savedAt, savedBy, isSame }
  }
  const changed = there.flatMap((after): ImportChange[] => {
    const { kind, key } = after
    const found = here.get(documentName(after))
    const before = found ? migrated(found) : null
    if (before && textOf(before) === textOf(after)) return []
    const draft = draftFor(after, after)
    const change = before ? ('changed' as const) : ('new' as const)
    return [{ kind, key, change, before, after, wasRemovedThere: false, draft, issues: [] }]
  })
  const names = new Set(documents.map(documentName))
  const onlyHere = published.filter((each) => !names.has(documentName(each)))
  const removed = manifest.isWhole
    ? onlyHere.filter(isReadable).map((document): ImportChange => {
        const { kind, key } = document
        const wasRemovedThere = removedThere.has(documentName(document))
        const draft = draftFor(document, null)
        const before = migrated(document)
        return { kind, key, change: 'removed', before, after: null, wasRemovedThere, draft, issues: [] }
      })
    : []
  const changes = [...changed, ...removed].sort((one, other) =>
    documentName(one).localeCompare(documentName(other)),
  )
  const known = new Set(library.map(({ address }) => address))
  const used = new Set(
    [...there, ...published, ...drafts.map(({ document }) => document)].flatMap((document) =>
      filesIn(migrated(document), context),
    ),
  )
  return {
    fingerprint: fingerprintOf(changes),
    changes,
    unchanged: there.length - changed.length,
    pictures: [
      ...pictures
        .filter(({ address }) => !known.has(address))
        .map(({ address, name, alt }) => ({ address, name, alt, state: 'new' as const })),
      ...library
        .filter(({ address }) => manifest.isWhole && !used.has(address))
        .map(({ address, name, alt }) => ({ address, name, alt, state: 'unused' as const })),
    ],
    files: [
      ...files
        .filter(({ address }) => !others.some((each) => each.address === address))
        .flatMap(({ address, name, licence }) => {
          const kind = readFileAddress(address)?.kind
          return kind ? [{ address, name, kind, licence, state: 'new' as const }] : []
        }),
      ...others
        .filter(({ address }) => manifest.isWhole && !used.has(address))
        .map(({ address, name, kind, licence }) => ({
          address,
          name,
          kind,
          licence,
          state: 'unused' as const,
        })),
    ],
  }
}

const fingerprintOf = (changes: readonly ImportChange[]) =>
  hashOf(
    Buffer.from(
      JSON.stringify(
        changes.map(({ kind, key, before, after, draft }) => [
          kind,
          key,
          before && textOf(before),
          after && textOf(after),
          draft?.revision ?? null,
        ]),
      ),
    ),
  )

/** Addresses of the files that the library of this site has, except pictures. */
export async function knownFiles({ gateway }: Pick<StudioContext, 'gateway'>): Promise<Set<string>> {
  return new Set((await gateway.files.list()).map(({ address }) => address))
}

/** What is known of the files that an import brings. */
async function importedLibrary(
  { gateway }: Pick<StudioContext, 'gateway'>,
  { pictures, files }: Pick<ExportContent, 'pictures' | 'files'>,
): Promise<Library> {
  const library = new Map<string, Library[string]>()
  for (const { address, alt, focus } of pictures) library.set(address, { ...alt, ...(focus && { focus }) })
  const known = await knownFiles({ gateway })
  for (const { address: named, name, content } of files) {
    if (known.has(named)) continue
    const { address, entry } = await gateway.files.examine({ content, name })
    library.set(address, entry)
  }
  return Object.fromEntries(library)
}

/** The issues that publishing these changes, and then removing documents, would report. */
export async function checkChanges(
  { gateway }: Pick<StudioContext, 'gateway'>,
  changes: readonly ImportChange[],
  content: Pick<ExportContent, 'pictures' | 'files'>,
): Promise<DocumentIssue[]> {
  const written = changes.flatMap(({ after }) => after ?? [])
  const removed = changes.filter(({ after }) => after === null).map(({ kind, key }) => ({ kind, key }))
  const checks = [
    written.length > 0 ? await gateway.check(written, [], await importedLibrary({ gateway }, content)) : null,
    // Drafts reach the site later, so it is left without these documents as it is now.
    removed.length > 0 ? await gateway.check([], removed) : null,
  ]
  return checks.flatMap((check) => check?.issues ?? [])
}
