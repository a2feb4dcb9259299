import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'

interface Reference {
  file: string
  /** Imported names as exported by the other file; all: a namespace or side-effect import. */
  names: ReadonlySet<string> | 'all'
}

interface Barrel {
  /** Origin of each exported name. */
  exports: ReadonlyMap<string, { file: string; name: string }>
}

export interface SourceModule {
  imports: readonly Reference[]
  /** Set for a file that contains only `export { … } from`. */
  barrel?: Barrel
}

const isText = (node: ts.Expression | undefined): node is ts.StringLiteral =>
  node !== undefined && ts.isStringLiteral(node)

function resolved(from: string, specifier: ts.Expression | undefined): string | undefined {
  if (!isText(specifier) || !/^\..*\.tsx?$/.test(specifier.text)) return undefined
  const file = resolve(dirname(from), specifier.text)
  return existsSync(file) ? file : undefined
}

function importedNames({ importClause }: ts.ImportDeclaration): ReadonlySet<string> | 'all' {
  const bindings = importClause?.namedBindings
  if (importClause === undefined || (bindings !== undefined && ts.isNamespaceImport(bindings))) return 'all'
  const named = bindings?.elements.filter(({ isTypeOnly }) => !isTypeOnly) ?? []
  const names = named.map(({ name, propertyName }) => (propertyName ?? name).text)
  return new Set(importClause.name === undefined ? names : ['default', ...names])
}

function reexports(statement: ts.ExportDeclaration): { exported: string; name: string }[] {
  const { exportClause } = statement
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return []
  return exportClause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ exported: name.text, name: (propertyName ?? name).text }))
}

function readModule(file: string): SourceModule {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const imports: Reference[] = []
  const exports = new Map<string, { file: string; name: string }>()
  let isBarrel = source.statements.length > 0
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      isBarrel = false
      const target = resolved(file, statement.moduleSpecifier)
      const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      if (target === undefined || isType) continue
      const names = importedNames(statement)
      if (names === 'all' || names.size > 0) imports.push({ file: target, names })
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined) {
      const target = resolved(file, statement.moduleSpecifier)
      if (target === undefined || statement.isTypeOnly) continue
      const names = reexports(statement)
      for (const { exported, name } of names) exports.set(exported, { file: target, name })
      if (names.length === 0 && statement.exportClause === undefined) {
        isBarrel = false
        imports.push({ file: target, names: 'all' })
      } else imports.push({ file: target, names: new Set(names.map(({ name }) => name)) })
    } else isBarrel = false
  }
  return isBarrel ? { imports, barrel: { exports } } : { imports }
}

/**
 * Files that the given ones need at runtime through static imports, including themselves. Of a barrel, such as a
 * module's index.ts, only the files of the imported names count.
 * @param modules files already read; pass the same map to several calls
 */
export function staticImportsOf(
  entries: readonly string[],
  modules = new Map<string, SourceModule>(),
): ReadonlySet<string> {
  const needed = new Set<string>()

  function moduleAt(file: string): SourceModule {
    const known = modules.get(file) ?? readModule(file)
    modules.set(file, known)
    return known
  }
  function add({ file, names }: Reference) {
    const { imports, barrel } = moduleAt(file)
    if (barrel !== undefined && names !== 'all') {
      needed.add(file)
      for (const name of names) {
        const target = barrel.exports.get(name)
        if (target !== undefined) add({ file: target.file, names: new Set([target.name]) })
      }
      return
    }
    if (needed.has(file)) return
    needed.add(file)
    imports.forEach(add)
  }
  for (const file of entries) add({ file, names: 'all' })
  return needed
}
