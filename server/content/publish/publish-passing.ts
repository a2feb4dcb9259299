import type { StoredDocument } from '../../../schemas/documents/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { documentName } from '../model/contracts.ts'
import type { DocumentName, PublishResult } from '../model/gateway.ts'

/** What is to be published, and what is to go from the site. */
export interface Change {
  documents: readonly StoredDocument[]
  removed: readonly DocumentName[]
}

export interface PassingChange extends Change {
  /** What was left out, by name, with what was found. */
  refused: ReadonlyMap<string, readonly DocumentIssue[]>
}

const namesOf = ({ documents, removed }: Change) => [...documents, ...removed].map(documentName)

const without = ({ documents, removed }: Change, names: ReadonlySet<string>): Change => ({
  documents: documents.filter((each) => !names.has(documentName(each))),
  removed: removed.filter((each) => !names.has(documentName(each))),
})

/**
 * Publishes what can be published: leaves out what is refused, and what is refused without it, until the rest
 * passes. Where the fault lies with a document that stays as it is, it is the removals that it minds, or else all.
 */
export async function publishPassing(
  wanted: Change,
  publish: (change: Change) => Promise<PublishResult>,
): Promise<PassingChange> {
  const refused = new Map<string, DocumentIssue[]>()
  let rest = wanted
  while (namesOf(rest).length > 0) {
    const result = await publish(rest)
    if (result.published) break
    const errors = result.issues.filter(({ severity }) => severity === 'error')
    const own = errors.filter(({ document }) => namesOf(rest).includes(document))
    const culprits = own.length > 0 ? new Set(own.map(({ document }) => document)) : minded(rest)
    for (const name of culprits)
      refused.set(name, own.length > 0 ? own.filter(({ document }) => document === name) : errors)
    rest = without(rest, culprits)
  }
  return { ...rest, refused }
}

function minded(change: Change): Set<string> {
  const { removed } = change
  return new Set(removed.length > 0 ? removed.map(documentName) : namesOf(change))
}
