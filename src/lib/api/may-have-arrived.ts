import {
  ApiError,
  isConfirmationRequired,
  isOnBreak,
  type ApiErrorType,
} from '../../../schemas/api/errors.ts'
import { NetworkError } from './network-error.ts'

/** Errors that do not say whether the platform carried the call out. */
const uncertain: ReadonlySet<ApiErrorType> = new Set<ApiErrorType>([
  'UnknownErrorException',
  'InternalServerErrorException',
  // The site server lost the connection to the platform, or waited too long for its answer.
  'ApplicationUnavailableException',
  // An earlier request with the same key is still being processed.
  'TooManyRequestsException',
  // The key is known with another body, so an earlier request with it has arrived.
  'InvalidRequestException',
])

/** Whether the platform may have carried out a call that ended with this error. */
export function mayHaveArrived(error: unknown): boolean {
  // Nothing is carried out before the player has confirmed it, or during a break.
  if (isConfirmationRequired(error) || isOnBreak(error)) return false
  return error instanceof NetworkError || (error instanceof ApiError && uncertain.has(error.type))
}
