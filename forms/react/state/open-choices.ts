import type { FormIssue } from '../../contract/form-issues.ts'
import { pointerTokens, toPointer } from '../../../schemas/json-schema.ts'

/** A choice between alternatives that the user has not made. */
export interface OpenChoice {
  /** Names from the form to the value. */
  path: readonly string[]
  /** Name of the control beside the fields of the value: that of the choice, or of a field that decides. */
  token: string
  /** Names of the fields of all alternatives. */
  names: readonly string[]
}

/** An issue as it is shown: of a field, a group, or a choice. */
export interface ShownIssue extends FormIssue {
  choice?: OpenChoice
}

/** The last part of the id of a choice, with which rjsf joins the names of fields by underscores. */
export const choiceToken = ({ oneOf }: { oneOf?: unknown }): string =>
  oneOf === undefined ? '_anyof_select' : '_oneof_select'

function isOf({ path, names }: OpenChoice, issue: FormIssue): boolean {
  const tokens = pointerTokens(issue.path)
  if (issue.names || !path.every((token, at) => tokens[at] === token)) return false
  const [own] = tokens.slice(path.length)
  return own === undefined ? issue.code === 'wrong' || issue.code === 'required' : names.includes(own)
}

/** Issues with one for each open choice in place of those of fields that are displayed once it is made. */
export function withOpenChoices(
  issues: readonly FormIssue[],
  choices: readonly OpenChoice[],
  messageOf: (choice: OpenChoice) => string,
): readonly ShownIssue[] {
  if (choices.length === 0) return issues
  const reported = new Set<OpenChoice>()
  return issues.flatMap((issue): ShownIssue[] => {
    const choice = choices.find((each) => isOf(each, issue))
    if (!choice) return [issue]
    if (reported.has(choice)) return []
    reported.add(choice)
    const path = toPointer([...choice.path, choice.token])
    if (issues.some((other) => other.path === path)) return []
    return [{ path, code: 'required', message: messageOf(choice), severity: 'error', choice }]
  })
}
