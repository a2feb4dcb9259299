import { formatDate } from '../../src/lib/format/date.ts'

export interface DayGroup<Item> {
  /** dd.mm.yyyy in the site's time zone. */
  date: string
  /** Days that have a name of their own. */
  name: 'today' | 'yesterday' | undefined
  items: Item[]
}

const day = 24 * 60 * 60 * 1000

/** Items of a list in order of time, by their day in the site's time zone. */
export function groupByDay<Item extends { created_at: string }>(
  items: readonly Item[],
  { now, timeZone }: { now: number; timeZone: string },
): DayGroup<Item>[] {
  const today = formatDate(now, timeZone)
  const yesterday = formatDate(now - day, timeZone)
  const groups: DayGroup<Item>[] = []
  for (const item of items) {
    const date = formatDate(Date.parse(item.created_at), timeZone)
    const last = groups.at(-1)
    if (last?.date === date) last.items.push(item)
    else
      groups.push({
        date,
        name: date === today ? 'today' : date === yesterday ? 'yesterday' : undefined,
        items: [item],
      })
  }
  return groups
}
