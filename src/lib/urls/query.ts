import { queryLimits } from '../constants.ts'

/** A value of a query string: text, or a list or group of values written with brackets. */
export type QueryValue = string | QueryValue[] | QueryGroup
export interface QueryGroup {
  [name: string]: QueryValue
}

/** `a[b][]` -> ['a', 'b', '']; parts beyond the depth limit stay one name. */
function splitName(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0) return [name]
  const names = [name.slice(0, open)]
  let rest = name.slice(open)
  while (names.length <= queryLimits.depth) {
    const match = /^\[([^[\]]*)\]/.exec(rest)
    if (match === null) break
    names.push(match[1] ?? '')
    rest = rest.slice(match[0].length)
  }
  return rest === '' ? names : [...names, rest]
}

function isGroup(value: QueryValue | undefined): value is QueryGroup {
  return typeof value === 'object' && !Array.isArray(value)
}

function append(list: QueryValue[], value: QueryValue): QueryValue[] {
  return list.length < queryLimits.arrayLength ? [...list, value] : list
}

/** `existing` with `value` inserted at the path `names`. */
function place(existing: QueryValue | undefined, names: readonly string[], value: string): QueryValue {
  const [name, ...rest] = names
  if (name === undefined) {
    if (existing === undefined) return value
    return append(Array.isArray(existing) ? existing : [existing], value)
  }
  if (name === '') return append(Array.isArray(existing) ? existing : [], place(undefined, rest, value))
  const group = isGroup(existing) ? existing : {}
  return { ...group, [name]: place(group[name], rest, value) }
}

/** Parses a query string within the site's limits: 5 levels, 20 entries per list, 1000 parameters. */
export function parseQuery(search: string): QueryGroup {
  const parameters = [...new URLSearchParams(search)].slice(0, queryLimits.parameters)
  const found = new Map<string, QueryValue>()
  for (const [name, value] of parameters) {
    const [first = '', ...rest] = splitName(name)
    found.set(first, place(found.get(first), rest, value))
  }
  return Object.fromEntries(found)
}

/** The text values of the given keys. */
export function pickQuery(search: string, keys: readonly string[]): Record<string, string> {
  const query = parseQuery(search)
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = Object.hasOwn(query, key) ? query[key] : undefined
      return typeof value === 'string' ? [[key, value]] : []
    }),
  )
}
