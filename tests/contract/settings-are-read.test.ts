import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { TSchema } from 'typebox'
import { expect, it } from 'vitest'
import { GeneralInfo } from '../../schemas/api/entities/site.ts'
import { settingsContracts } from '../../schemas/documents/settings/settings.ts'
import { isRecord } from '../../schemas/is-record.ts'

const root = join(import.meta.dirname, '../..')

/** Code that only stores, edits or forwards settings, whatever they mean. */
const noReaders = /^(src\/studio|server\/content\/http)\/|\.(test|stories|examples)\.tsx?$/

/** Fields that code reads by a computed name, or copies with the object around them. */
const readWithoutName = [
  // opened by src/app/popups/popups.tsx by the name of the popup
  /^popups\.(login|registration)$/,
  // src/lib/cms/image-keys.ts
  /^site\.imageKeys\.\w+$/,
  // schemas/social-providers.ts
  /^auth\.socialProviders$/,
  // copied to the structured data
  /^seo\.organization\.contactPoint\.\w+$/,
  // passed on as the buttons of a rejected withdrawal
  /^cashier\.withdrawalButtons\.(label|to)$/,
]

/** Paths of the fields below a schema. Texts in several languages are one field. */
function fieldsOf(schema: unknown, path: string): string[] {
  if (!isRecord(schema)) return []
  const { properties, items, anyOf, patternProperties } = schema
  const alternatives: unknown[] = Array.isArray(anyOf) ? anyOf : []
  const inner = [
    items,
    ...alternatives,
    ...(isRecord(patternProperties) ? Object.values(patternProperties) : []),
  ].flatMap((part) => fieldsOf(part, path))
  if (!isRecord(properties) || 'uz' in properties) return inner
  const own = Object.entries(properties).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...fieldsOf(field, `${path}.${name}`),
  ])
  return [...inner, ...own]
}

/** The property that an access or a destructuring pattern reads. */
function propertyRead(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return node.argumentExpression.text
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined
  const key = node.propertyName ?? node.name
  return ts.isIdentifier(key) ? key.text : undefined
}

interface Source {
  /** Names of the properties that the file reads. */
  reads: ReadonlySet<string>
  /** Its text without comments and capitals. */
  text: string
}

function readSource(path: string): Source {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const reads = new Set<string>()
  function visit(node: ts.Node): void {
    const name = propertyRead(node)
    if (name !== undefined) reads.add(name)
    ts.forEachChild(node, visit)
  }
  visit(file)
  const text = file.text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '').toLowerCase()
  return { reads, text }
}

/** A file reads the field by name and mentions the object around it: many objects have, say, a `name`. */
function isRead(field: string, sources: readonly Source[]): boolean {
  const [name = '', around = ''] = field.split('.').reverse()
  const singular = around.toLowerCase().replace(/s$/, '')
  return sources.some(({ reads, text }) => reads.has(name) && text.includes(singular))
}

it('code reads every field of the settings and of the general information [ENT-38]', () => {
  const sources = ['forms', 'registry', 'src', 'server']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !noReaders.test(path))
    .map(readSource)
  const contracts: [string, TSchema][] = [...Object.entries(settingsContracts), ['general', GeneralInfo]]
  const fields = contracts.flatMap(([key, contract]) => fieldsOf(contract, key))
  expect(fields.length).toBeGreaterThan(100)
  expect(isRead('site.nameOfAnUnknownSetting', sources)).toBe(false)
  const unread = fields.filter((field) => !isRead(field, sources))
  const isException = (path: string) => readWithoutName.some((exception) => exception.test(path))
  expect(unread.filter((field) => !isException(field))).toEqual([])
  for (const exception of readWithoutName)
    expect(unread, exception.source).toContainEqual(expect.stringMatching(exception))
})
