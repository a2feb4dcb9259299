import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { errorAt, inDocument, type DocumentIssue } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { ApprovalRule } from '../../../schemas/studio/reviews.ts'
import { ContentUnavailable, documentName, type RequiredReviews } from '../../content/index.ts'
import { isDatabaseFailure } from '../../lib/database-failure.ts'
import type { StudioContext } from '../studio-context.ts'
import { readRules, rulesFor, strictest } from './approval-rules.ts'
import { publishedForms } from './published-forms.ts'

type Context = Pick<StudioContext, 'database' | 'gateway'>

const hint = phrase`Save it as a draft, request a review in the Studio and publish it there. Operators can allow publications without approvals with the setting CONTENT_WITHOUT_APPROVALS`

function issueOf({ kind, key }: StoredDocument, { subject, count }: ApprovalRule): DocumentIssue {
  const message =
    subject === 'money-form'
      ? phrase`Forms that concern money need approvals on this site: ${count}`
      : phrase`Documents of the kind “${kind}” need approvals on this site: ${count}`
  return inDocument(documentName({ kind, key }), errorAt('', 'NotApproved', message, hint))
}

/** An error for each document that a rule concerns. */
async function missing(context: Context, documents: readonly StoredDocument[]): Promise<DocumentIssue[]> {
  const rules = await readRules(context)
  const issues = await Promise.all(
    documents.map(async (document) => {
      const versions = [document, ...(await publishedForms(context, document, null))]
      const applying = rulesFor(rules, document.kind, versions)
      const { rule } = strictest(applying.map((each) => ({ rule: each })))
      return rule.count > 0 ? [issueOf(document, rule)] : []
    }),
  )
  return issues.flat()
}

/**
 * The approvals that documents published elsewhere would need. The Studio does not know their authors, so no
 * approval can be checked. `isReady`: whether the tables exist.
 */
export function requiredReviews(context: Context, isReady: () => boolean): RequiredReviews {
  const whileAvailable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const fault = 'the Studio cannot tell which documents need approvals, since its database is unavailable'
    if (!isReady()) throw new ContentUnavailable(fault)
    try {
      return await work()
    } catch (error) {
      throw isDatabaseFailure(error) ? new ContentUnavailable(fault, { cause: error }) : error
    }
  }
  return {
    rules: () =>
      whileAvailable(async () => JSON.stringify((await readRules(context)).filter(({ count }) => count > 0))),
    missing: (documents) => whileAvailable(() => missing(context, documents)),
  }
}
