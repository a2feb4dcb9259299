import type { Selectable } from 'kysely'
import type { Draft } from '../../../schemas/studio/answers.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase, type Phrase } from '../../../schemas/phrase.ts'
import type {
  ApprovalRule,
  Decision,
  DocumentApproval,
  ReviewDecision,
} from '../../../schemas/studio/reviews.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { documentName } from '../../content/index.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import { titleOf } from '../documents/titles.ts'
import { changedFactKinds, readRules, rulesFor, strictest } from './approval-rules.ts'
import { readAuthors } from './authors.ts'
import { publishedForms } from './published-forms.ts'
import { personOf, readUsers, type Users } from './people.ts'

export type ApprovalContext = Pick<StudioContext, 'database' | 'gateway'>

/** `authors`: ids of users who had edited a scheduled draft when it was scheduled. */
export type Reviewed = Pick<Draft, 'document' | 'revision' | 'savedBy' | 'savedById' | 'replaces'> & {
  authors?: readonly number[] | undefined
}
type StepRow = Selectable<StudioTables['review_steps']>
type DecisionRow = StepRow & { action: Decision; user_id: number }

const isDecision = (row: StepRow): row is DecisionRow =>
  (row.action === 'approve' || row.action === 'changes') && row.user_id !== null

/**
 * The last decision of each user about this revision; of others, their last one about another revision, which is void.
 * A scheduled revision and a later edit are decided about separately.
 */
function lastDecisions(rows: readonly DecisionRow[], revision: number): DecisionRow[] {
  const others = rows.filter((row) => row.revision !== revision)
  const own = rows.filter((row) => row.revision === revision)
  return [...new Map([...others, ...own].map((row) => [row.user_id, row])).values()]
}

/** Users who have edited a draft. If only the name of the last one is known, all namesakes count. */
function authorsOf(
  { savedBy, savedById, authors = [] }: Pick<Reviewed, 'savedBy' | 'savedById' | 'authors'>,
  recorded: readonly number[],
  users: Users,
): Set<number> {
  const savers =
    savedById === null
      ? [...users.values()].filter(({ name }) => name === savedBy).map(({ id }) => id)
      : [savedById]
  return new Set([...recorded, ...authors, ...savers])
}

/** Whether these decisions satisfy a rule, and the number of approvals that count for it. */
function evaluate(rule: ApprovalRule, decisions: readonly EntitledDecision[]) {
  const counting = decisions.filter(({ mayDecide }) => mayDecide(rule))
  const given = counting.filter(({ action }) => action === 'approve').length
  return {
    rule,
    given,
    isMet: rule.count === 0 || (given >= rule.count && given === counting.length),
  }
}

/** A decision, with whether it counts for a rule. */
type EntitledDecision = DecisionRow & { mayDecide: (rule: ApprovalRule) => boolean }

/** How far each draft is approved. `caller`: id of the user who asks. */
export async function readApprovals(
  context: ApprovalContext,
  drafts: readonly Reviewed[],
  caller?: number,
): Promise<DocumentApproval[]> {
  if (drafts.length === 0) return []
  const { database } = context
  const names = drafts.map(({ document }) => documentName(document))
  const steps = await database
    .selectFrom('review_steps')
    .selectAll()
    .where('subject', 'in', names)
    .where('action', 'in', ['approve', 'changes'])
    .orderBy('id')
    .execute()
  const recorded = await readAuthors(context, names)
  const [rules, users] = await Promise.all([readRules(context), readUsers(context)])
  const rows = steps.filter(isDecision)
  return Promise.all(
    drafts.map(async (draft): Promise<DocumentApproval> => {
      const { kind, key, body } = draft.document
      const name = documentName({ kind, key })
      const published = await publishedForms(context, { kind, key }, draft.replaces)
      const authors = authorsOf(draft, recorded.get(name) ?? [], users)
      const decisions = lastDecisions(
        rows.filter(({ subject }) => subject === name),
        draft.revision,
      ).map((row): EntitledDecision => {
        const user = users.get(row.user_id)
        const isValid =
          row.revision === draft.revision &&
          user?.is_active === 1 &&
          !(row.action === 'approve' && authors.has(row.user_id))
        return { ...row, mayDecide: ({ role }) => isValid && roleAllows(user.role, role) }
      })
      const facts = await changedFactKinds(context, draft.document, draft.replaces ?? key)
      const applying = rulesFor(rules, kind, [{ kind, body }, ...published], facts)
      const results = applying.map((rule) => evaluate(rule, decisions))
      const missing = results.find(({ isMet }) => !isMet)
      const { rule, given } = missing ?? strictest(results)
      const title = titleOf(body)
      return {
        kind,
        key,
        ...(title !== undefined && { title }),
        revision: draft.revision,
        rule,
        given,
        isApproved: missing === undefined,
        decisions: decisions.map(({ user_id: id, by, action, at, revision, mayDecide }): ReviewDecision => ({
          by: personOf(users, id, by),
          decision: action,
          at: toIsoTime(at),
          isCurrent: revision === draft.revision,
          counts: applying.some(mayDecide),
        })),
        isAuthor: caller !== undefined && authors.has(caller),
      }
    }),
  )
}

/** Documents that an error names before the rest is only counted. */
const maxNamed = 3

function reasonOf({ kind, key, title, decisions, given, rule }: DocumentApproval): Phrase {
  const name = title ?? documentName({ kind, key })
  const critic = decisions.find(({ decision, counts }) => decision === 'changes' && counts)
  return critic
    ? phrase`“${name}”: ${critic.by.name} asks for changes`
    : phrase`“${name}”: approvals of this revision: ${given} of ${rule.count}`
}

const joined = (reasons: readonly Phrase[]): Phrase =>
  reasons.reduce((text, reason) => phrase`${text}; ${reason}`)

/** Throws NotApproved, with the documents and the reasons, unless all these drafts have the required approvals. */
export async function assertApproved(context: ApprovalContext, drafts: readonly Reviewed[]): Promise<void> {
  const missing = (await readApprovals(context, drafts)).filter(({ isApproved }) => !isApproved)
  const [first] = missing
  if (!first) return
  const documents: DocumentName[] = missing.map(({ kind, key }) => ({ kind, key }))
  throw new StudioError(
    'NotApproved',
    phrase`${joined(missing.slice(0, maxNamed).map(reasonOf))}. Request a review, then publish`,
    { document: documentName(first), documents },
  )
}
