import { isConfirmationRequired, type ApiError } from '../../../schemas/api/errors.ts'

/** Key of the text for an error: its type, except for a change that the player has not confirmed. */
export function errorText(error: ApiError): string {
  return isConfirmationRequired(error) ? 'errors.notConfirmed' : `errors.${error.type}`
}
