import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { registry } from '../registry/index.ts'
import { callNames, type CallName } from '../schemas/api/calls.ts'
import { levelOf } from '../schemas/api/levels.ts'
import { methodOf } from '../schemas/api/methods.ts'
import { isRecord } from '../schemas/is-record.ts'

const marks = /(<!-- calls: npm run readme -->\n)[^]*(<!-- \/calls -->)/
const pagesFolder = 'schemas/defaults/pages'

/** Types of the blocks within a document. */
function blockTypes(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(blockTypes)
  if (!isRecord(value)) return []
  const own = typeof value['type'] === 'string' && registry.has(value['type']) ? [value['type']] : []
  return [...own, ...Object.values(value).flatMap(blockTypes)]
}

/** Addresses of the pages as shipped that a call feeds. */
export function pagesByCall(): Map<CallName, string[]> {
  const found = new Map<CallName, string[]>()
  for (const file of readdirSync(pagesFolder)) {
    const document: unknown = JSON.parse(readFileSync(join(pagesFolder, file), 'utf8'))
    const body = isRecord(document) ? document['body'] : undefined
    const route = isRecord(body) ? body['route'] : undefined
    if (typeof route !== 'string') continue
    const calls = blockTypes(body).flatMap((type) => {
      const { load = {}, calls: others = [] } = registry.get(type) ?? {}
      return [...Object.values(load).map(({ call }) => call), ...others]
    })
    for (const call of new Set(calls)) found.set(call, [...(found.get(call) ?? []), route])
  }
  return found
}

const maxPages = 4

/** The guide with the table of calls: level, method, and the pages that show their answers. */
export async function withCalls(guide: string): Promise<string> {
  const pages = pagesByCall()
  const rows = (['must', 'should', 'may'] as const).flatMap((level) =>
    callNames
      .filter((name) => levelOf(name) === level)
      .sort()
      .map((name) => {
        const routes = (pages.get(name) ?? []).sort()
        const shown = routes.slice(0, maxPages).map((route) => `\`${route}\``)
        const more = routes.length > maxPages ? [`${routes.length - maxPages} more`] : []
        return `| ${level} | \`${name}\` | ${methodOf(name)} | ${[...shown, ...more].join(', ')} |`
      }),
  )
  const table = ['| level | call | method | pages as shipped |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
  const { code } = await format('platform.md', table)
  return guide.replace(marks, (_whole, start: string, end: string) => `${start}\n${code}\n${end}`)
}
