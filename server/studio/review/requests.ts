import type { Selectable } from 'kysely'
import type { ReviewRequest } from '../../../schemas/studio/reviews.ts'
import { roles as allRoles, type Role } from '../../../schemas/studio/roles.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import { personOf, type Users } from './people.ts'

export type RequestRow = Selectable<StudioTables['review_requests']>

const listIn = (json: string): unknown[] => {
  const value: unknown = JSON.parse(json)
  return Array.isArray(value) ? value : []
}

/** Ids of the users who were asked. */
export const usersAsked = ({ users }: Pick<RequestRow, 'users'>): number[] =>
  listIn(users).filter((id): id is number => typeof id === 'number')

export const rolesAsked = ({ roles }: Pick<RequestRow, 'roles'>): Role[] => {
  const asked = listIn(roles)
  return allRoles.filter((role) => asked.includes(role))
}

export async function readRequest(
  { database }: Pick<StudioContext, 'database'>,
  subject: string,
  users: Users,
): Promise<ReviewRequest | null> {
  const row = await database
    .selectFrom('review_requests')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!row) return null
  return {
    by: personOf(users, row.user_id),
    at: toIsoTime(row.at),
    message: row.message,
    users: usersAsked(row).map((id) => personOf(users, id)),
    roles: rolesAsked(row),
  }
}
