import { ApiError, errorStatuses, isApiErrorType, type ApiErrorType } from '../../../schemas/api/errors.ts'
import type { SystemPage } from '../../../schemas/documents/page.ts'

/** A system page that is shown in place of the requested one. */
export interface SystemAnswer {
  page: SystemPage
  status: number
  /** The cause may be temporary: the page offers a retry. */
  isPassing?: true
}

const forbidden: SystemAnswer = { page: 'forbidden', status: 403 }
export const notFound: SystemAnswer = { page: 'not-found', status: 404 }
export const maintenance: SystemAnswer = { page: 'maintenance', status: 503 }

/** The page for an error of the platform; null for errors that affect only a part of a page. */
export function fatalAnswer(errorType: string): SystemAnswer | null {
  if (!isApiErrorType(errorType)) return null
  if (errorType === 'UserBannedException') return { page: 'user-blocked', status: 403 }
  if (errorStatuses[errorType] === 403) return forbidden
  if (errorStatuses[errorType] === 503) return maintenance
  return null
}

/** Errors without a page of their own show the not-found page, with their real status. */
export function unmapped(error: unknown): SystemAnswer {
  const status = error instanceof ApiError ? error.status : 500
  return { page: 'not-found', status, isPassing: true }
}

/**
 * Type of a failed call; unknown for anything but an error of the platform. A call that the platform forbids with
 * 403 is denied, whatever its type: the page is then replaced by the forbidden page. Only a ban has its own page.
 */
export function errorTypeOf(error: unknown): ApiErrorType {
  if (!(error instanceof ApiError)) return 'UnknownErrorException'
  return error.status === 403 && error.type !== 'UserBannedException' ? 'AccessDeniedException' : error.type
}

/** The platform lacks the call. Only optional calls may be missing, and their callers then show nothing. */
export function isAbsent(errorType: string): boolean {
  return errorType === 'MethodNotFoundException'
}
