import type { Selectable } from 'kysely'
import type { Person } from '../../../schemas/studio/reviews.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'

/** Users by id, disabled ones too. */
export type Users = ReadonlyMap<
  number,
  Pick<Selectable<StudioTables['users']>, 'id' | 'name' | 'role' | 'is_active'>
>

export async function readUsers({ database }: Pick<StudioContext, 'database'>): Promise<Users> {
  const rows = await database.selectFrom('users').select(['id', 'name', 'role', 'is_active']).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** `name` if the user is unknown to this server. */
export function personOf(users: Users, id: number, name = ''): Person {
  const user = users.get(id)
  return { id, name: user?.name ?? name, role: user?.role ?? 'viewer' }
}

/** Users who can sign in, sorted by name. */
export async function listPeople(context: Pick<StudioContext, 'database'>): Promise<Person[]> {
  const users = [...(await readUsers(context)).values()]
  return users
    .filter((user) => user.is_active === 1)
    .map(({ id, name, role }) => ({ id, name, role }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
