import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { documentName } from '../model/contracts.ts'
import type { DocumentName, PublishResult } from '../model/gateway.ts'

/** Documents to publish and to remove. */
export interface Change {
  documents: readonly StoredDocument[]
  removed: readonly DocumentName[]
}

export interface PassingChange extends Change {
  /** The documents that were left out, by name, with their issues. */
  rejected: ReadonlyMap<string, readonly DocumentIssue[]>
}

const namesOf = ({ documents, removed }: Change) => [...documents, ...removed].map(documentName)

const without = ({ documents, removed }: Change, names: ReadonlySet<string>): Change => ({
  documents: documents.filter((each) => !names.has(documentName(each))),
  removed: removed.filter((each) => !names.has(documentName(each))),
})

/**
 * Publishes as much of a change as is valid: leaves out invalid documents, then those that are invalid without
 * them, until the rest passes. If the error is in an unchanged document, the removals are left out first, then
 * all.
 */
export async function publishPassing(
  wanted: Change,
  publish: (change: Change) => Promise<PublishResult>,
): Promise<PassingChange> {
  const rejected = new Map<string, DocumentIssue[]>()
  let rest = wanted
  while (namesOf(rest).length > 0) {
    const result = await publish(rest)
    if (result.published) break
    const errors = result.issues.filter(({ severity }) => severity === 'error')
    const own = errors.filter(({ document }) => namesOf(rest).includes(document))
    const culprits = own.length > 0 ? new Set(own.map(({ document }) => document)) : minded(rest)
    for (const name of culprits)
      rejected.set(name, own.length > 0 ? own.filter(({ document }) => document === name) : errors)
    rest = without(rest, culprits)
  }
  return { ...rest, rejected }
}

function minded(change: Change): Set<string> {
  const { removed } = change
  return new Set(removed.length > 0 ? removed.map(documentName) : namesOf(change))
}
