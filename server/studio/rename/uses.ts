import type { StoredDocument } from '../../../schemas/documents/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import type { DocumentUse } from '../../../schemas/studio/answers.ts'
import { documentName, migrateDocument, readLinks, type DocumentLink } from '../../content/index.ts'
import type { StudioContext } from '../studio-context.ts'

/** A reference target: a document by its key, a page or a picture by its address. */
export type Target =
  | { kind: 'page'; route: string }
  | { kind: 'media'; key: string }
  | { kind: Exclude<DocumentName['kind'], 'page'>; key: string }

const isTo = (target: Target) => (link: DocumentLink) =>
  link.kind === target.kind && link.target === (target.kind === 'page' ? target.route : target.key)

/** SEO records name an address without linking to it. */
const pointsTo = (target: Target, url: unknown) => target.kind === 'page' && url === target.route

/** References to a document, in drafts and in published documents without a draft. */
export async function usesOf(context: StudioContext, target: Target): Promise<DocumentUse[]> {
  const { gateway, registry } = context
  const drafts = (await context.drafts.list()).map(({ document }) => document)
  const drafted = new Set(drafts.map(documentName))
  const published = gateway.entries().filter((entry) => !drafted.has(documentName(entry)))
  return [
    ...published.flatMap((entry) => [
      ...pathsOf(entry.links, target).map((path) => useIn(entry, path)),
      ...(entry.kind === 'seo' && pointsTo(target, entry.url) ? [useIn(entry, '/url')] : []),
    ]),
    ...drafts.flatMap((document) => [
      ...pathsOf(readLinks(lifted(document), registry).links, target).map((path) => useIn(document, path)),
      ...(document.kind === 'seo' && pointsTo(target, document.body['url']) ? [useIn(document, '/url')] : []),
    ]),
  ]
}

const pathsOf = (links: readonly DocumentLink[], target: Target) =>
  links.filter(isTo(target)).map(({ path }) => path)

const useIn = ({ kind, key }: DocumentName, path: string): DocumentUse => ({ kind, key, path })

/** A draft of a newer build cannot be migrated and is read unchanged. */
function lifted(document: StoredDocument): StoredDocument {
  try {
    return migrateDocument(document)
  } catch {
    return document
  }
}
