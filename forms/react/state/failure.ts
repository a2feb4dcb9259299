import type { ReactNode } from 'react'
import type { Issue } from '../../../schemas/issue.ts'
import { pointerTokens, schemaOfField, type JsonSchema } from '../../../schemas/json-schema.ts'

/** The reason why a form could not be sent, for the user. */
export interface Failure {
  /** Message about the whole form; absent if the field messages say it all. */
  message?: string
  /** What the user can do about it, such as a link. */
  remedy?: ReactNode
  /** Messages about fields. */
  issues: Issue[]
  /** The session had ended; the reason no longer applies when the user has logged in again. */
  needsLogin?: boolean
  /** What else happens, after the reason is displayed. */
  followUp?: () => void
}

/** The failure in a newer version of the form, which may lack some of the fields. */
export function failureIn(schema: JsonSchema, failure: Failure): Failure {
  const issues = failure.issues.filter(({ path }) => schemaOfField(schema, pointerTokens(path)))
  return { ...failure, issues }
}
