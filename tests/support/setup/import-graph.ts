import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !/\.(test|stories|spec)\.tsx?$/.test(file)

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesOf(path)
    return isSource(path) ? [path] : []
  })
}

/** `import … from`, `export … from` and `import '…'`, as Prettier writes them. */
const importPattern = /^(?:import|export)\b[^'"`;=()]*?\bfrom '([^']+)'|^import '([^']+)'/gm

/**
 * Specifiers of static imports and re-exports, type-only ones included. `import()` causes no cycle at load
 * time.
 */
function specifiersOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(importPattern)].map(([, from, sideEffect]) => from ?? sideEffect ?? '')
}

/** Every source file of the folders, with its imported source files. */
export function importGraph(folders: readonly string[]): Map<string, string[]> {
  const files = new Set(folders.flatMap(sourcesOf))
  const resolved = (file: string, specifier: string) => {
    const target = posix.join(posix.dirname(file), specifier)
    return [target, `${target}.ts`, `${target}.tsx`].find((candidate) => files.has(candidate)) ?? []
  }
  return new Map(
    [...files].map((file) => [
      file,
      specifiersOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .flatMap((specifier) => resolved(file, specifier)),
    ]),
  )
}

/** Groups of files that import each other, directly or through others: Tarjan's strongly connected components. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexes = new Map<string, number>()
  const lows = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const cycles: string[][] = []

  const visit = (file: string): number => {
    const index = indexes.size
    indexes.set(file, index)
    stack.push(file)
    onStack.add(file)
    let low = index
    for (const imported of graph.get(file) ?? []) {
      if (!indexes.has(imported)) low = Math.min(low, visit(imported))
      else if (onStack.has(imported)) low = Math.min(low, indexes.get(imported) ?? low)
    }
    lows.set(file, low)
    if (low !== index) return low
    const members = stack.splice(stack.indexOf(file))
    for (const member of members) onStack.delete(member)
    if (members.length > 1 || graph.get(file)?.includes(file)) cycles.push(members.sort())
    return low
  }
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file)
  return cycles.sort((one, other) => String(one).localeCompare(String(other)))
}
