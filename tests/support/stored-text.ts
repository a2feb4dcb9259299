import { sql, type Kysely } from 'kysely'

/** Every value of every column of every table, one a line. */
export async function storedText<Tables>(database: Kysely<Tables>): Promise<string> {
  const lines: string[] = []
  for (const { schema, name } of await database.introspection.getTables()) {
    const table = schema === undefined ? sql.id(name) : sql.id(schema, name)
    const { rows } = await sql<Record<string, unknown>>`select * from ${table}`.execute(database)
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        lines.push(`${name}.${column}: ${Buffer.isBuffer(value) ? value.toString('latin1') : String(value)}`)
  }
  return lines.join('\n')
}
