import { phrase } from '../../../schemas/phrase.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { Acceptance, AcceptedWarning } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { PublishGuard } from '../../content/index.ts'

const keyOf = ({ document, path, code }: AcceptedWarning) => `${document} ${path} ${code}`

export const warningsIn = (issues: readonly DocumentIssue[]) =>
  issues.filter(({ severity }) => severity === 'warning')

/** Throws WarningsNotAccepted if there is a warning that the caller has not seen. Without `accepted`: whatever there is. */
export function assertAccepted(accepted: Acceptance | undefined, issues: readonly DocumentIssue[]): void {
  if (!accepted) return
  const known = new Set(accepted.warnings.map(keyOf))
  const warnings = warningsIn(issues)
  if (warnings.every((warning) => known.has(keyOf(warning)))) return
  throw new StudioError(
    'WarningsNotAccepted',
    phrase`Nothing was published: there are warnings that you have not seen`,
    {
      issues: warnings,
    },
  )
}

/** Lets a publication through whose warnings the caller has seen. */
export const whenAccepted =
  (accepted: Acceptance | undefined): PublishGuard =>
  (issues = []) =>
    Promise.resolve(assertAccepted(accepted, issues))

/** How often each code occurs. */
export function countCodes(warnings: readonly Pick<AcceptedWarning, 'code'>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { code } of warnings) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
