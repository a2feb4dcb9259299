import { describedAddressOf, kindOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import type { DocumentUse } from '../../../schemas/studio/answers.ts'
import { documentName, migrateDocument, readLinks, type DocumentLink } from '../../content/index.ts'
import type { StudioContext } from '../studio-context.ts'

/** A reference target: a document by its key, a page or a picture by its address. */
export type Target = { route: string } | { kind: 'media'; key: string } | DocumentName

const linkTo = (target: Target) =>
  'route' in target ? `page ${target.route}` : `${target.kind} ${target.key}`

/** References to a document, in drafts and in published documents without a draft. */
export const usesOf = (context: StudioContext, target: Target) => usesOfAny(context, [target])

/** References to any of these. */
export async function usesOfAny(context: StudioContext, targets: readonly Target[]): Promise<DocumentUse[]> {
  const wanted = new Set(targets.map(linkTo))
  const pathsOf = (links: readonly DocumentLink[]) =>
    links.filter(({ kind, target }) => wanted.has(`${kind} ${target}`)).map(({ path }) => path)
  /** SEO records name an address without linking to it. */
  const describedIn = (name: DocumentName, address: string | undefined) => {
    const { describedField = '' } = kindOf(name.kind)
    return address !== undefined && wanted.has(`page ${address}`) ? [useIn(name, `/${describedField}`)] : []
  }
  const { gateway, registry } = context
  const drafts = (await context.drafts.list()).map(({ document }) => document)
  const drafted = new Set(drafts.map(documentName))
  const published = gateway.entries().filter((entry) => !drafted.has(documentName(entry)))
  return [
    ...published.flatMap((entry) => [
      ...pathsOf(entry.links).map((path) => useIn(entry, path)),
      ...describedIn(entry, entry.url),
    ]),
    ...drafts.flatMap((document) => [
      ...pathsOf(readLinks(lifted(document), registry).links).map((path) => useIn(document, path)),
      ...describedIn(document, describedAddressOf(document)),
    ]),
  ]
}

const useIn = ({ kind, key }: DocumentName, path: string): DocumentUse => ({ kind, key, path })

/** A draft of a newer build cannot be migrated and is read unchanged. */
function lifted(document: StoredDocument): StoredDocument {
  try {
    return migrateDocument(document)
  } catch {
    return document
  }
}
