import type { ApiError } from '../../../schemas/api/errors.ts'

/** These statuses concern the player (403) or everybody (503), so the whole page displays them. */
const pageStatuses: readonly number[] = [403, 503]

/** Whether an error applies to the player or the site as a whole, not only to one call. */
export function concernsPage({ status }: Pick<ApiError, 'status'>): boolean {
  return pageStatuses.includes(status)
}
