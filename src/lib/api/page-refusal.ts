import type { ApiError } from '../../../schemas/api/errors.ts'

/** Of the player, or of everybody: 403 and 503 concern the whole page, which says so itself. */
const pageStatuses: readonly number[] = [403, 503]

/** Whether a call was refused for the player or the site as a whole. */
export function concernsPage({ status }: Pick<ApiError, 'status'>): boolean {
  return pageStatuses.includes(status)
}
