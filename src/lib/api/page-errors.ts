import { ApiError, isAccountDeleted, type ApiErrorType } from '../../../schemas/api/errors.ts'

/** These statuses concern the player (403) or everybody (503), so the whole page displays them. */
const pageStatuses: readonly number[] = [403, 503]

/** Whether an error applies to the player or the site as a whole, not only to one call. */
export function concernsPage({ status }: Pick<ApiError, 'status'>): boolean {
  return pageStatuses.includes(status)
}

/** Whether a call failed because its session is of no use any more: it expired, or its account was deleted. */
export function isSessionOver(error: unknown): boolean {
  return isAccountDeleted(error) || (error instanceof ApiError && error.type === 'AuthorizationException')
}

/**
 * The error type whose page replaces the current one, whatever call failed. Undefined for
 * ApplicationUnavailableException as well: it also reports the loss of one answer, and the server knows whether
 * the platform is gone.
 */
export function pageErrorOf({ type, status }: Pick<ApiError, 'type' | 'status'>): ApiErrorType | undefined {
  if (type === 'UserBannedException' || type === 'ApplicationDisabledException') return type
  return status === 403 ? 'AccessDeniedException' : undefined
}
