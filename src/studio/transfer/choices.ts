import type { ImportChange } from '../../../schemas/studio/imports.ts'
import { isForAdmins } from '../../../schemas/studio/roles.ts'
import { hasErrors } from '../../../schemas/issue.ts'
import { nameOf } from '../documents/find-documents.ts'

/**
 * What is chosen when a comparison opens: new and changed documents that can be imported without replacing anybody's
 * work. Nothing is removed unless somebody chooses it.
 */
export function firstChoice(changes: readonly ImportChange[], isAdmin: boolean): ReadonlySet<string> {
  return new Set(
    changes
      .filter(
        (change) =>
          change.change !== 'removed' &&
          !hasErrors(change.issues) &&
          (change.draft === null || change.draft.isSame) &&
          (isAdmin || !isForAdmins(change)),
      )
      .map(nameOf),
  )
}

/** Name that is offered for a release: “From staging.example.com”. */
export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)
