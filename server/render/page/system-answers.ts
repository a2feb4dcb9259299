import { ApiError, errorStatuses, isApiErrorType, type ApiErrorType } from '../../../schemas/api/errors.ts'
import { PlatformUnreachable } from '../../platform/index.ts'
import type { SystemPage } from '../../../schemas/documents/page.ts'

/** A system page that is shown in place of the requested one. */
export interface SystemAnswer {
  page: SystemPage
  status: number
}

const forbidden: SystemAnswer = { page: 'forbidden', status: 403 }
export const notFound: SystemAnswer = { page: 'not-found', status: 404 }
export const maintenance: SystemAnswer = { page: 'maintenance', status: 503 }

/**
 * The page for an error by which the platform itself says that the player may not be here, or nobody; null for errors
 * that affect only a part of a page.
 */
export function fatalAnswer(errorType: string): SystemAnswer | null {
  if (!isApiErrorType(errorType)) return null
  if (errorType === 'UserBannedException') return { page: 'user-blocked', status: 403 }
  if (errorStatuses[errorType] === 403) return forbidden
  if (errorStatuses[errorType] === 503) return maintenance
  return null
}

/**
 * Type of a failed call; unknown for anything but an error of the platform, which has said nothing if it did not
 * answer. A call that the platform forbids with 403 is denied, whatever its type: the page is then replaced by the
 * forbidden page. Only a ban has its own page.
 */
export function errorTypeOf(error: unknown): ApiErrorType {
  if (!(error instanceof ApiError) || error instanceof PlatformUnreachable) return 'UnknownErrorException'
  return error.status === 403 && error.type !== 'UserBannedException' ? 'AccessDeniedException' : error.type
}

const outages: readonly string[] = [
  'UnknownErrorException',
  'InternalServerErrorException',
  'TooManyRequestsException',
] satisfies readonly ApiErrorType[]

/** The platform does not answer at present, and says nothing about what was asked for. */
export const isOutage = (errorType: string): boolean => outages.includes(errorType)

/** The platform lacks the call. Only optional calls may be missing, and their callers then show nothing. */
export function isAbsent(errorType: string): boolean {
  return errorType === 'MethodNotFoundException'
}
