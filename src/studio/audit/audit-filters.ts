import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isAuditGroup } from '../../../schemas/studio/audit.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { sections } from '../documents/sections.ts'

export type FilterName = 'query' | 'user' | 'group' | 'kind' | 'from' | 'to'

export const documentKinds = sections.flatMap(({ kinds }) => kinds)

type Filters = Omit<StudioParams<'audit.list'>, 'before'>

/** The start of a day in the time zone of the browser, `later` days on; undefined if it is no day. */
function startOfDay(day: string | null, later = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? []
  if (year === undefined) return undefined
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later)
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString()
}

/** What the address asks for; what does not exist is left out. */
function readFilters(params: URLSearchParams): Filters {
  const [user, group] = [Number(params.get('user')), params.get('group')]
  const query = params.get('query')?.trim().slice(0, 200) ?? ''
  const kind = documentKinds.find((each) => each === params.get('kind'))
  const [from, until] = [startOfDay(params.get('from')), startOfDay(params.get('to'), 1)]
  return {
    ...(query !== '' && { query }),
    ...(Number.isSafeInteger(user) && user > 0 && { user }),
    ...(isAuditGroup(group) && { group }),
    ...(kind !== undefined && { kind }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}

/** The filters of the audit log, which are kept in the address, so that they can be shared and survive a reload. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  const set = useCallback(
    (name: FilterName, value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  const reset = useCallback(() => setParams({}, { replace: true }), [setParams])
  const valueOf = (name: FilterName) => params.get(name) ?? ''
  return { filters, valueOf, set, reset, isFiltered: Object.keys(filters).length > 0 }
}
