import { diff } from 'jsondiffpatch'
import { isRecord } from '../../../../schemas/is-record.ts'

/** The rows of a list by what identifies them. */
export type Rows = ReadonlyMap<string, unknown>

const identities = ['id', 'key', 'name', 'value'] as const

/** Texts and numbers are their own identity. */
function identityOf(row: unknown): string | undefined {
  if (typeof row === 'string' || typeof row === 'number') return `${row}`
  if (!isRecord(row)) return undefined
  return identities.map((name) => row[name]).find((value) => typeof value === 'string')
}

/** null: some rows cannot be told apart. */
export function rowsById(list: readonly unknown[]): Rows | null {
  const rows = new Map<string, unknown>()
  for (const row of list) {
    const id = identityOf(row)
    if (id === undefined || rows.has(id)) return null
    rows.set(id, row)
  }
  return rows
}

/** Whether rows without identities were edited only: none was added, removed or moved. */
export function keepsPositions(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length &&
    after.every(
      (row, index) =>
        diff(row, before[index]) === undefined || before.every((other) => diff(row, other) !== undefined),
    )
  )
}

/**
 * The order of all rows of both editors: of those that one has moved, with the rows that the other one has added after
 * their neighbours. null: both have moved rows.
 */
export function mergedOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | null {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id))
  const orderIn = (ids: readonly string[]) => ids.filter((id) => common.includes(id)).join('\n')
  const [before, own, other] = [common.join('\n'), orderIn(mine), orderIn(theirs)]
  if (own !== before && other !== before && own !== other) return null
  const [leader, follower] = other === before ? [mine, theirs] : [theirs, mine]
  const order = [...leader]
  follower.forEach((id, index) => {
    if (order.includes(id)) return
    const previous = follower[index - 1]
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  })
  return order
}

/** The row with an id that is free, which is added to `taken`; null: it has no id that could be changed. */
export function withFreeId(row: unknown, taken: Set<string>): Record<string, unknown> | null {
  if (!isRecord(row) || typeof row['id'] !== 'string') return null
  const stem = row['id'].replace(/-\d+$/, '')
  let number = 2
  while (taken.has(`${stem}-${number}`)) number += 1
  const id = `${stem}-${number}`
  taken.add(id)
  return { ...row, id }
}
