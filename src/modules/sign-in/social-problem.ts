import { ApiError } from '../../../schemas/api/errors.ts'
import { NetworkError } from '../../lib/api/network-error.ts'

/** Why a social login failed; each has a text below `auth.social.problems`. */
export type SocialProblem = 'cancelled' | 'failed' | 'expired' | 'banned' | 'deleted' | 'tooMany' | 'offline'

const byType: Readonly<Record<string, SocialProblem>> = {
  AuthorizationException: 'expired',
  UserBannedException: 'banned',
  UserDeletedException: 'deleted',
  TooManyRequestsException: 'tooMany',
}

export function socialProblem(error: unknown): SocialProblem {
  if (error instanceof NetworkError) return 'offline'
  return (error instanceof ApiError && byType[error.type]) || 'failed'
}
