import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Files whose types name every field, and that do not count as readers. */
const contracts = ['schemas/documents/settings/settings.ts', 'schemas/api/entities/site.ts']

/** Code that only stores, edits or forwards settings, whatever they mean. */
const noReaders = /^(schemas|tests|sandbox|src\/studio|server\/content\/http)\//

/** Fields that code reads by a computed name, or copies with the object around them. */
const readWithoutName = [
  // opened by src/app/popups/popups.tsx by the name of the popup
  /^popups\.(login|registration)$/,
  // src/lib/cms/image-keys.ts
  /^site\.imageKeys\.\w+$/,
  // copied to the structured data
  /^seo\.organization\.contactPoint\.\w+$/,
  // copied to the web manifest
  /^web\.app\.icons\.\w+$/,
]

interface Field {
  path: string
  name: string
  /** Where the contract declares the field. */
  declarations: readonly ts.Declaration[]
}

function openProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const parsed = ['tsconfig.browser.json', 'tsconfig.server.json'].flatMap(
    (name) => ts.getParsedCommandLineOfConfigFile(join(root, name), {}, host) ?? [],
  )
  const files = parsed.flatMap(({ fileNames }) => fileNames)
  const options = { ...parsed[0]?.options, types: ['node', 'vite/client'], noEmit: true, composite: false }
  return ts.createProgram([...new Set([...files, ...contracts.map((file) => join(root, file))])], options)
}

/** The fields of a type and of the objects, lists and records below it. Texts in several languages are one field. */
function fieldsOf(type: ts.Type, path: string, checker: ts.TypeChecker): Field[] {
  if (type.isUnion()) return type.types.flatMap((part) => fieldsOf(part, path, checker))
  if ((type.flags & ts.TypeFlags.Object) === 0 || type.getCallSignatures().length > 0) return []
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type.getStringIndexType()
  if (item) return fieldsOf(item, path, checker)
  const properties = type.getProperties()
  if (properties.some(({ name }) => name === 'uz')) return []
  return properties.flatMap((symbol) => {
    const { name, declarations = [] } = symbol
    const below = path === '' ? name : `${path}.${name}`
    return [{ path: below, name, declarations }, ...fieldsOf(checker.getTypeOfSymbol(symbol), below, checker)]
  })
}

/** The property that an access or a destructuring pattern reads. */
function propertyRead(node: ts.Node): { name: string; object: ts.Node } | null {
  if (ts.isPropertyAccessExpression(node)) return { name: node.name.text, object: node.expression }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return { name: node.argumentExpression.text, object: node.expression }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return null
  const key = node.propertyName ?? node.name
  return ts.isIdentifier(key) ? { name: key.text, object: node.parent } : null
}

/** The fields that the product's own code does not read by name. */
function unreadOf(program: ts.Program, fields: readonly Field[]): Field[] {
  const checker = program.getTypeChecker()
  const unread = new Set(fields)
  function visit(node: ts.Node): void {
    const property = propertyRead(node)
    const candidates = property ? [...unread].filter(({ name }) => name === property.name) : []
    if (property && candidates.length > 0) {
      const type = checker.getNonNullableType(checker.getTypeAtLocation(property.object))
      const read = type.getProperty(property.name)?.declarations ?? []
      for (const field of candidates)
        if (field.declarations.some((declared) => read.includes(declared))) unread.delete(field)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName)
    if (!path.startsWith('..') && !path.includes('node_modules') && !noReaders.test(path)) visit(file)
  }
  return [...unread]
}

function typeNamed(program: ts.Program, file: string, name: string): ts.Type {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(join(root, file))
  const symbol = source && checker.getSymbolAtLocation(source)
  const found = symbol && checker.getExportsOfModule(symbol).find((exported) => exported.name === name)
  if (!found) throw new Error(`${file} does not export ${name}`)
  return checker.getDeclaredTypeOfSymbol(found)
}

it(
  'code reads every field of the settings and of the general information',
  { timeout: 300_000, retry: 0 },
  () => {
    const program = openProgram()
    const checker = program.getTypeChecker()
    const of = (file: string, name: string, path = '') =>
      fieldsOf(typeNamed(program, file, name), path, checker)
    const [settings = '', site = ''] = contracts
    const fields = [
      ...of(settings, 'PageSettings'),
      ...of(settings, 'PartSettings'),
      ...of(settings, 'SiteSettings', 'site'),
      ...of(site, 'GeneralInfo', 'general'),
    ]
    expect(fields.length).toBeGreaterThan(100)
    const named = new Set(unreadOf(program, fields).map(({ path }) => path))
    // Settings documents are read by key, their fields by name.
    const isField = (path: string) => path.includes('.')
    const isException = (path: string) => readWithoutName.some((exception) => exception.test(path))
    expect([...named].filter((path) => isField(path) && !isException(path))).toEqual([])
    for (const exception of readWithoutName)
      expect([...named].some((path) => exception.test(path))).toBe(true)
  },
)
