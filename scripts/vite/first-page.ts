import { isRecord } from '../../schemas/is-record.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../../registry/index.ts'
import { toKebab } from '../../schemas/to-kebab.ts'
import { staticImportsOf } from './import-graph.ts'

/** Types of all blocks in a page or layout, including nested ones. */
export function blockTypes(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(blockTypes)
  if (!isRecord(value)) return []
  const { type, id, slots, header, blocks, footer } = value
  const own = typeof type === 'string' && typeof id === 'string' ? [type] : []
  const nested = isRecord(slots) ? Object.values(slots) : []
  return [...own, ...[...nested, header, blocks, footer].flatMap(blockTypes)]
}

function bodiesIn(folder: string): { key: unknown; body: Record<string, unknown> }[] {
  return readdirSync(folder).flatMap((name) => {
    const document: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    if (!isRecord(document) || !isRecord(document['body'])) return []
    return [{ key: document['key'], body: document['body'] }]
  })
}

/** Interactive blocks of the page at `/` and of its layout, according to the default documents. */
export function firstPageTypes(documents: string): string[] {
  const page = bodiesIn(join(documents, 'pages')).find(({ body }) => body['route'] === '/')
  if (page === undefined) throw new Error(`${documents} has no page at /`)
  const layout = bodiesIn(join(documents, 'layouts')).find(({ key }) => key === page.body['layout'])
  const types = new Set([page, layout].flatMap((document) => blockTypes(document?.body)))
  return [...types].filter((type) => registry.get(type)?.interactive === true)
}

export interface FirstPage {
  /** Files that every page loads. */
  frame: ReadonlySet<string>
  /** Files that the page at `/` loads, including those of every page. */
  all: ReadonlySet<string>
}

/** @param everywhere files, relative to the root, that every page loads regardless of its blocks */
export function readFirstPage(root: string, everywhere: readonly string[]): FirstPage {
  const entries = everywhere.map((file) => join(root, file))
  const blocks = firstPageTypes(join(root, 'schemas/defaults')).map((type) => {
    const name = toKebab(type)
    return join(root, 'registry', name, `${name}.tsx`)
  })
  return { frame: staticImportsOf(entries), all: staticImportsOf([...entries, ...blocks]) }
}
