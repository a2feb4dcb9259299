import { isConfirmationRequired, isOnBreak, type ApiError } from '../../../schemas/api/errors.ts'

/**
 * Key of the text for an error: its type, except for a change that the player has not confirmed, for what a break
 * forbids, and for data that are too large to be sent at all.
 */
export function errorText(error: ApiError): string {
  if (error.status === 413) return 'errors.tooLarge'
  if (isOnBreak(error)) return 'errors.onBreak'
  return isConfirmationRequired(error) ? 'errors.notConfirmed' : `errors.${error.type}`
}
