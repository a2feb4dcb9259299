import type { Selectable } from 'kysely'
import type { Draft } from '../../../schemas/studio/answers.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase, type Phrase } from '../../../schemas/phrase.ts'
import type { Decision, DocumentApproval, ReviewDecision } from '../../../schemas/studio/reviews.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { documentName } from '../../content/index.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import { titleOf } from '../titles.ts'
import { readRules, ruleFor } from './approval-rules.ts'
import { personOf, readUsers, type Users } from './people.ts'

export type ApprovalContext = Pick<StudioContext, 'database' | 'gateway'>

type Reviewed = Pick<Draft, 'document' | 'revision' | 'savedBy'>
type StepRow = Selectable<StudioTables['review_steps']>
type DecisionRow = StepRow & { action: Decision; user_id: number }

const isDecision = (row: StepRow): row is DecisionRow =>
  (row.action === 'approve' || row.action === 'changes') && row.user_id !== null

/** The last decision of each user about a document. */
function lastDecisions(rows: readonly DecisionRow[]): DecisionRow[] {
  return [...new Map(rows.map((row) => [row.user_id, row])).values()]
}

/** Users who have edited a draft. Namesakes of the last one count as well, since a store may only know the name. */
function authorsOf(
  { savedBy }: Pick<Draft, 'savedBy'>,
  recorded: readonly number[],
  users: Users,
): Set<number> {
  const namesakes = [...users.values()].filter(({ name }) => name === savedBy).map(({ id }) => id)
  return new Set([...recorded, ...namesakes])
}

/** How far each draft is approved. `caller`: id of the user who asks. */
export async function readApprovals(
  context: ApprovalContext,
  drafts: readonly Reviewed[],
  caller?: number,
): Promise<DocumentApproval[]> {
  if (drafts.length === 0) return []
  const { database, gateway } = context
  const names = drafts.map(({ document }) => documentName(document))
  const steps = await database
    .selectFrom('review_steps')
    .selectAll()
    .where('subject', 'in', names)
    .where('action', 'in', ['approve', 'changes'])
    .orderBy('id')
    .execute()
  const authorRows = await database
    .selectFrom('draft_authors')
    .selectAll()
    .where('document', 'in', names)
    .execute()
  const [rules, users] = await Promise.all([readRules(context), readUsers(context)])
  const rows = steps.filter(isDecision)
  return Promise.all(
    drafts.map(async (draft): Promise<DocumentApproval> => {
      const { kind, key, body } = draft.document
      const name = documentName({ kind, key })
      const published = kind === 'form' ? await gateway.documents({ kind, key }) : []
      const rule = ruleFor(rules, kind, [{ kind, body }, ...published])
      const recorded = authorRows.filter(({ document }) => document === name).map(({ user_id: id }) => id)
      const authors = authorsOf(draft, recorded, users)
      const decisions = lastDecisions(rows.filter(({ subject }) => subject === name)).map(
        ({ user_id: id, by, action, at, revision }): ReviewDecision => {
          const user = users.get(id)
          const isCurrent = revision === draft.revision
          const isEntitled = user?.is_active === 1 && roleAllows(user.role, rule.role)
          return {
            by: personOf(users, id, by),
            decision: action,
            at: toIsoTime(at),
            isCurrent,
            counts: isCurrent && isEntitled && !(action === 'approve' && authors.has(id)),
          }
        },
      )
      const counting = decisions.filter(({ counts }) => counts)
      const given = counting.filter(({ decision }) => decision === 'approve').length
      const title = titleOf(body)
      return {
        kind,
        key,
        ...(title !== undefined && { title }),
        revision: draft.revision,
        rule,
        given,
        isApproved: rule.count === 0 || (given >= rule.count && given === counting.length),
        decisions,
        isAuthor: caller !== undefined && authors.has(caller),
      }
    }),
  )
}

/** Documents that an error names before the rest is only counted. */
const mostNamed = 3

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
    phrase`${joined(missing.slice(0, mostNamed).map(reasonOf))}. Request a review, then publish`,
    { document: documentName(first), documents },
  )
}
