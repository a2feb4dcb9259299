import { isConfirmationRequired, type ApiError } from '../../../schemas/api/errors.ts'

/**
 * Key of the text for an error: its type, except for a change that the player has not confirmed, and for data that
 * are too large to be sent at all.
 */
export function errorText(error: ApiError): string {
  if (error.status === 413) return 'errors.tooLarge'
  return isConfirmationRequired(error) ? 'errors.notConfirmed' : `errors.${error.type}`
}
