import { toKebab } from '../../../schemas/to-kebab.ts'
import { logProblem } from '../../lib/log.ts'
import type { BlockComponent } from '../../renderer/render-context.tsx'

/**
 * The code of all entries, each in its own chunk. Their parts are in subfolders, so that they do not become
 * chunks.
 */
const modules = import.meta.glob<Record<string, unknown>>([
  '../../../registry/*/*.tsx',
  '!**/*.stories.tsx',
  '!**/*.test.tsx',
])

const loaded = new Map<string, BlockComponent>()
const unknown = new Set<string>()

function fileOf(type: string): string {
  const folder = toKebab(type)
  return `../../../registry/${folder}/${folder}.tsx`
}

function isComponent(value: unknown): value is BlockComponent {
  return typeof value === 'function'
}

async function loadComponent(type: string): Promise<void> {
  if (loaded.has(type) || unknown.has(type)) return
  const component = (await modules[fileOf(type)]?.())?.[type]
  if (isComponent(component)) {
    loaded.set(type, component)
    return
  }
  unknown.add(type)
  logProblem(`no component for blocks of type ${type}`)
}

/** Loads the code of these types. Returns all types loaded so far; unknown ones are missing. */
export async function loadComponents(types: readonly string[]): Promise<ReadonlyMap<string, BlockComponent>> {
  await Promise.all([...new Set(types)].map(loadComponent))
  return loaded
}
