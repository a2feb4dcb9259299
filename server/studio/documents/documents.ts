import { addressOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentSummary, OpenDocument } from '../../../schemas/studio/answers.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { documentName } from '../../content/index.ts'
import { noteOpen } from '../editors.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { titleOf } from './titles.ts'
import { recentViews } from '../results/list-results.ts'

/** All documents, published or not, sorted by name. */
export async function listDocuments(context: StudioContext): Promise<DocumentSummary[]> {
  const { drafts: kept, gateway, texts } = context
  const [published, drafts, views] = await Promise.all([texts.read(), kept.list(), recentViews(context)])
  const summaries = new Map<string, DocumentSummary>()
  for (const { kind, key, version, route } of gateway.entries()) {
    const title = published.get(`${kind}/${key}`)?.title
    summaries.set(`${kind}/${key}`, {
      kind,
      key,
      state: 'published',
      version,
      ...(title !== undefined && { title }),
      ...(route !== undefined && { route }),
      changedAt: null,
      changedBy: null,
    })
  }
  for (const { document, revision, savedAt, savedBy, savedById } of drafts) {
    const { kind, key, body } = document
    const route = addressOf(document)
    const before = summaries.get(documentName(document))
    const title = titleOf(body)
    summaries.set(documentName(document), {
      kind,
      key,
      state: before ? 'changed' : 'draft',
      version: before?.version ?? 0,
      revision,
      ...(title !== undefined && { title }),
      ...(route !== undefined && { route }),
      changedAt: savedAt,
      changedBy: savedBy,
      ...(savedById !== null && { changedById: savedById }),
    })
  }
  return [...summaries.values()]
    .map((summary) => {
      const seen = views.get(documentName(summary)) ?? 0
      return { ...summary, ...(seen > 0 && { views: seen }) }
    })
    .sort((left, right) => documentName(left).localeCompare(documentName(right)))
}

/** Returns the published version of a document and its draft. */
export async function openDocument(
  context: StudioContext,
  caller: Caller,
  name: DocumentName,
): Promise<OpenDocument> {
  const [published = null] = await context.gateway.documents(name)
  const draft = await context.drafts.find(name)
  return { published, draft, editors: await noteOpen(context, caller, name) }
}

/** Returns the draft of a document, otherwise its published version. */
export async function readDocument(
  context: StudioContext,
  name: DocumentName,
): Promise<StoredDocument | null> {
  const draft = await context.drafts.find(name)
  if (draft) return draft.document
  const [published = null] = await context.gateway.documents(name)
  return published
}
