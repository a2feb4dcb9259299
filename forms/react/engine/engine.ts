import type { Engine } from '../../contract/form-issues.ts'
import { formatFunction, type FormatFunction } from '../../contract/formats.ts'

type CreateEngine = (formats: (name: string) => FormatFunction | undefined) => Engine

function isCreateEngine(value: unknown): value is CreateEngine {
  return typeof value === 'function'
}

/** Wraps the module of a compiled validator. */
export function createEngine(module: unknown): Engine {
  const create =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
  if (!isCreateEngine(create)) throw new Error('the validator module has no default export')
  return create(formatFunction)
}
