import { useSWRConfig } from 'swr'
import type { ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { useStudioData } from '../use-studio-data.ts'

/** Interval in seconds between looks at what others have decided and commented. */
const refreshSeconds = 20

export const useReview = (subject: ReviewSubject) =>
  useStudioData('reviews.open', { subject }, refreshSeconds)

/** Loads all that depends on reviews again. */
export function useRefreshReviews(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return async () => {
    await mutate((key) => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('reviews.'))
  }
}
