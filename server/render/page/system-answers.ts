import { ApiError, errorStatuses, isApiErrorType } from '../../../schemas/api/errors.ts'
import type { SystemPage } from '../../../schemas/documents/page.ts'

/** A system page that takes the place of the one that was asked for. */
export interface SystemAnswer {
  page: SystemPage
  status: number
  /** The cause may pass: the page offers to try again. */
  isPassing?: true
}

export const notFound: SystemAnswer = { page: 'not-found', status: 404 }

/** The page that an error of the platform leads to; null for errors that concern a part of a page only. */
export function fatalAnswer(errorType: string): SystemAnswer | null {
  if (!isApiErrorType(errorType)) return null
  if (errorType === 'UserBannedException') return { page: 'user-blocked', status: 403 }
  if (errorStatuses[errorType] === 403) return { page: 'forbidden', status: 403 }
  if (errorStatuses[errorType] === 503) return { page: 'maintenance', status: 503 }
  return null
}

/** Everything without a page of its own shows that of nothing found, with the status that is true. */
export function unmapped(error: unknown): SystemAnswer {
  const status = error instanceof ApiError ? error.status : 500
  return { page: 'not-found', status, isPassing: true }
}

/** Type of a failed call; what is no refusal of the platform is unknown. */
export function errorTypeOf(error: unknown): string {
  return error instanceof ApiError ? error.type : 'UnknownErrorException'
}

/** The platform lacks the call; only optional ones are, and who asks for one says nothing where it is missing. */
export function isAbsent(errorType: string): boolean {
  return errorType === 'MethodNotFoundException'
}
