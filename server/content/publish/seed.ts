import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { PublishResult } from '../model/gateway.ts'
import { documentName } from '../model/contracts.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { publishPassing } from './publish-passing.ts'
import type { ServingCopy } from '../snapshot/serving-copy.ts'
import type { OfferedDefault } from '../store/content-store.ts'

export interface SeedOptions {
  defaults: readonly StoredDocument[]
  copy: ServingCopy
  publish: (documents: StoredDocument[]) => Promise<PublishResult>
  /** Called with the issues of defaults that are invalid on this site and were left out. */
  onLeftOut: (issues: DocumentIssue[]) => void
  /** Whether new defaults must wait. Asked only if there are any. */
  mustWait: () => Promise<boolean>
}

/**
 * Publishes the defaults that this site has not been offered before: all at the first start, new ones after an
 * upgrade. Documents that content managers changed or removed are left alone. Returns whether new defaults wait.
 */
export async function seedDefaults(options: SeedOptions): Promise<boolean> {
  const { defaults, copy, publish, onLeftOut, mustWait } = options
  const offered = await copy.store.offeredDefaults()
  const isOffered = (document: string, hash: string) =>
    offered.some((row) => row.document === document && row.hash === hash)
  const fresh = defaults.filter((document) => !isOffered(documentName(document), rawHash(document)))
  const wanted = fresh.filter((document) => mayReplace(document, copy, offered))
  if (wanted.length > 0 && (await mustWait())) return true
  const { documents: published, rejected } = await publishPassing(
    { documents: wanted, removed: [] },
    ({ documents }) => publish([...documents]),
  )
  if (rejected.size > 0) onLeftOut([...rejected.values()].flat())
  const leftOut = wanted.filter((document) => !published.includes(document))
  const settled = fresh.filter((document) => !leftOut.includes(document))
  await copy.store.noteDefaults(settled.flatMap((document) => rowsOf(document, published, copy)))
  return false
}

/** Marks the defaults as offered on a site that gets its documents from elsewhere. */
export async function noteDefaults({
  defaults,
  copy,
}: Pick<SeedOptions, 'defaults' | 'copy'>): Promise<void> {
  await copy.store.noteDefaults(defaults.flatMap((document) => rowsOf(document, [], copy)))
}

function rawHash(document: StoredDocument): string {
  return contentHash(JSON.stringify(document))
}

/** Whether a default may be published: it never existed here, or is unchanged since an earlier build added it. */
function mayReplace(
  document: StoredDocument,
  copy: ServingCopy,
  offered: readonly OfferedDefault[],
): boolean {
  const name = documentName(document)
  const earlier = offered.filter((row) => row.document === name)
  const entry = copy.hasContent ? copy.view.entry(document.kind, document.key) : null
  return entry ? earlier.some(({ hash }) => hash === entry.hash) : earlier.length === 0
}

/** Returns the default as written and, if it was published, as stored. */
function rowsOf(
  document: StoredDocument,
  published: readonly StoredDocument[],
  copy: ServingCopy,
): OfferedDefault[] {
  const name = documentName(document)
  const entry = published.includes(document) ? copy.view.entry(document.kind, document.key) : null
  return [rawHash(document), ...(entry ? [entry.hash] : [])].map((hash) => ({ document: name, hash }))
}
