import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { duties } from '../../server/content/publish/duties/duties.ts'
import type { DocumentKind } from '../../schemas/kinds/index.ts'

/** The code of the application; the Studio opens every document, and stories and examples are no part of the site. */
const sources = ['src', 'server', 'registry'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|examples)\./.test(file))
    .filter((file) => !/^(src|server)\/studio\/|^server\/content\/publish\/duties\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
)

const keysOf = (kind: DocumentKind) =>
  defaultDocuments.flatMap((document) => (document.kind === kind ? [document.key] : []))

/** Keys of a kind that code names with one of these patterns, each with a file that does. */
function named(kind: DocumentKind, patterns: readonly RegExp[]): Map<string, string> {
  const known = new Set(keysOf(kind))
  const found = new Map<string, string>()
  for (const { file, text } of sources)
    for (const pattern of patterns)
      for (const [, key = ''] of text.matchAll(pattern)) if (known.has(key)) found.set(key, file)
  return found
}

/** A literal with a hyphen is hardly ever anything but a key; short words need a context. */
const hyphenated = /['"`]([a-z]+(?:-[a-z]+)+)['"`]/g
const patterns = {
  popup: [hyphenated, /popup['"]?\s*[:=]\s*['"]([a-z-]+)['"]/g, /openPopup\(\s*['"]([a-z-]+)['"]/g],
  form: [hyphenated, /(?:formKey|form)['"]?\s*[:=]\s*\{?['"]([a-z-]+)['"]/g],
} as const

const guarded = (kind: DocumentKind) =>
  new Set(duties.flatMap((duty) => (duty.kind === kind ? [duty.key] : [])))

it.each(['popup', 'form'] as const)('every %s that code opens by name is in the list of duties', (kind) => {
  const found = named(kind, patterns[kind])
  expect(found.size).toBeGreaterThan(5)
  expect([...found].filter(([key]) => !guarded(kind).has(key))).toEqual([])
})

/** Pages that other documents link to, but that code could do without. */
const shape = (path: string) => path.replace(/\$\{[^}]*\}|:[A-Za-z]+/g, '*').replace(/[?#].*$/, '')

it('every page to which code leads is in the list of duties', () => {
  const routes = new Map(
    defaultDocuments.flatMap(({ kind, key, body }) =>
      kind === 'page' && typeof body['route'] === 'string' ? [[shape(body['route']), key] as const] : [],
    ),
  )
  const found = new Map<string, string>()
  for (const { file, text } of sources)
    for (const [, path = ''] of text.matchAll(/['"`](\/[A-Za-z][^'"`\n]*)['"`]/g)) {
      const key = routes.get(shape(path))
      if (key !== undefined) found.set(key, file)
    }
  expect(found.size).toBeGreaterThan(20)
  expect([...found].filter(([key]) => !guarded('page').has(key))).toEqual([])
})

it('every document in the list of duties exists in a fresh installation, and pages at their address', () => {
  const missing = duties.filter(({ kind, key, route }) => {
    const document = defaultDocuments.find((each) => each.kind === kind && each.key === key)
    return !document || (route !== undefined && document.body['route'] !== route)
  })
  expect(missing.map(({ kind, key }) => `${kind}/${key}`)).toEqual([])
})
