import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { errorAt, inDocument, type DocumentIssue } from '../../../schemas/issue.ts'
import { isFactKind } from '../../../schemas/facts.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import type { ApprovalRule } from '../../../schemas/studio/reviews.ts'
import { ContentUnavailable, documentName, type RequiredReviews } from '../../content/index.ts'
import { isDatabaseFailure } from '../../lib/database-failure.ts'
import type { StudioContext } from '../studio-context.ts'
import { changedFactKinds, readRules, rulesFor, strictest } from './approval-rules.ts'
import { publishedForms } from './published-forms.ts'

type Context = Pick<StudioContext, 'database' | 'gateway'>

const hint = phrase`Save it as a draft, request a review in the Studio and publish it there. Operators can allow publications without approvals with the setting CONTENT_WITHOUT_APPROVALS`

function issueOf({ kind, key }: StoredDocument, { subject, count }: ApprovalRule): DocumentIssue {
  const message =
    subject === 'money-form'
      ? phrase`Forms that concern money need approvals on this site: ${count}`
      : isFactKind(subject)
        ? phrase`The document changes what needs approvals on this site: ${count}`
        : phrase`Documents of the kind “${kind}” need approvals on this site: ${count}`
  return inDocument(documentName({ kind, key }), errorAt('', 'NotApproved', message, hint))
}

function removalIssueOf({ kind, key }: DocumentName): DocumentIssue {
  const message = phrase`Removing documents of the kind “${kind}” needs approvals on this site`
  const removeInStudio = phrase`Remove it in the Studio, where others confirm it, or publish it again`
  return inDocument(documentName({ kind, key }), errorAt('', 'NotApproved', message, removeInStudio))
}

/** Operators publish without the Studio's defaults, but not against a rule that somebody has set. */
const readSetRules = async (context: Context): Promise<ApprovalRule[]> =>
  (await readRules(context)).filter(({ isDefault }) => isDefault !== true)

/** An error for each document that a rule concerns. */
async function missing(
  context: Context,
  documents: readonly StoredDocument[],
  removed: readonly DocumentName[],
): Promise<DocumentIssue[]> {
  const rules = await readSetRules(context)
  const ruleOf = async (name: DocumentName, versions: readonly StoredDocument[]) => {
    const all = [...versions, ...(await publishedForms(context, name, null))]
    const changed = versions.map((version) => changedFactKinds(context, version, version.key))
    const facts = (await Promise.all(changed)).flat()
    return strictest(rulesFor(rules, name.kind, all, facts).map((rule) => ({ rule }))).rule
  }
  const ofDocuments = documents.map(async (document) => {
    const rule = await ruleOf(document, [document])
    return rule.count > 0 ? [issueOf(document, rule)] : []
  })
  const ofRemovals = removed.map(async (name) => {
    const rule = await ruleOf(name, [])
    return rule.count > 0 ? [removalIssueOf(name)] : []
  })
  return (await Promise.all([...ofDocuments, ...ofRemovals])).flat()
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
      whileAvailable(async () =>
        JSON.stringify((await readSetRules(context)).filter(({ count }) => count > 0)),
      ),
    missing: (documents, removed) => whileAvailable(() => missing(context, documents, removed)),
  }
}
