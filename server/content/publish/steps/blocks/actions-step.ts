import type { OperationName } from '../../../../../schemas/documents/operations.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { errorAt, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import type { DocumentStep } from '../../context.ts'

interface PlacedAction {
  action: Readonly<Record<string, unknown>>
  pointer: string
}

/** Operations that need nothing from the player but a tap. */
const withoutForm: readonly unknown[] = ['auth.logout', 'account.fillProfile'] satisfies OperationName[]
/** Operations that only read, so that they can check a value while it is typed. */
const checking: readonly unknown[] = ['campaigns.checkPromocode'] satisfies OperationName[]

/** Every action in a value, with its place. */
function actionsIn(value: unknown, pointer: string): PlacedAction[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => actionsIn(item, pointerTo(pointer, index)))
  if (!isRecord(value)) return []
  const own =
    ['call', 'navigate'].includes(String(value['type'])) &&
    (typeof value['operation'] === 'string' || typeof value['to'] === 'string')
      ? [{ action: value, pointer }]
      : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inner]) => actionsIn(inner, pointerTo(pointer, name))),
  ]
}

/** Actions that run by themselves, without a tap on a button that says so. */
const runsItself = (pointer: string) => /\/(?:onSuccess|onClosed)\/\d+$/.test(pointer)

function issuesOf({ action, pointer }: PlacedAction): Issue[] {
  const { type, operation, external } = action
  if (type === 'navigate')
    return external === true && runsItself(pointer)
      ? [
          warningAt(
            `${pointer}/to`,
            'leaves-site',
            phrase`Players would be led away from the site without having asked for it`,
            phrase`Lead to a page of the site; offer the other address as a button or link`,
          ),
        ]
      : []
  if (!withoutForm.includes(operation))
    return [
      errorAt(
        `${pointer}/operation`,
        'call-without-form',
        phrase`One tap would send ${String(operation)} without asking the player: money could be moved, or an account changed or closed, by mistake`,
        phrase`Open a popup or a page with the form for it instead`,
      ),
    ]
  if (operation !== 'auth.logout' || !runsItself(pointer)) return []
  return [
    errorAt(
      `${pointer}/operation`,
      'unexpected-logout',
      phrase`Players would be logged out without having asked for it`,
      phrase`Remove the action, or put it on a button that says "log out"`,
    ),
  ]
}

/** Operations with an effect that a form would run while a value is typed. */
function checkIssues({ kind, body }: StoredDocument): Issue[] {
  const fields = kind === 'form' && isRecord(body['ui']) ? body['ui']['fields'] : undefined
  if (!isRecord(fields)) return []
  return Object.entries(fields).flatMap(([name, field]) => {
    const check = isRecord(field) ? field['check'] : undefined
    if (typeof check !== 'string' || checking.includes(check)) return []
    return [
      errorAt(
        `${pointerTo('/ui/fields', name)}/check`,
        'check-with-effect',
        phrase`${check} would run while the player is typing, not only when the form is sent`,
        phrase`Only operations without an effect check a value: ${checking.join(', ')}`,
      ),
    ]
  })
}

/** Checks that no action has consequences that the player did not ask for. */
export const actionsStep: DocumentStep = {
  name: 'actions',
  run: (draft) => {
    const { document } = draft
    if (document.kind === 'messages') return { draft, issues: [] }
    const found = actionsIn(document.body, '').flatMap(issuesOf)
    return { draft, issues: [...found, ...checkIssues(document)] }
  },
}
