import { isRecord } from '../../schemas/is-record.ts'
import { toPointer } from '../../schemas/json-schema.ts'
import type { Place, SchemaIndex } from './schema-index.ts'

/**
 * Dynamic anchors by name, each of the outermost schema that validation has entered. A definition is converted once
 * for each scope that it is entered with, so that `$dynamicRef` becomes an ordinary reference.
 */
export type Scope = ReadonlyMap<string, Place>

export function createScopes(index: SchemaIndex) {
  return {
    /** The scope inside `place`. */
    enter(scope: Scope, { base }: Place): Scope {
      const added = [...index.dynamicAnchors(base)].filter(([name]) => !scope.has(name))
      return added.length === 0 ? scope : new Map([...scope, ...added])
    },

    keyOf: (scope: Scope): string =>
      [...scope]
        .map(([name, { path }]) => `${name}=${toPointer(path)}`)
        .sort()
        .join(' '),

    /** The place that a `$dynamicRef` or `$recursiveRef` to `target` leads to. */
    redirect(target: Place, reference: string, scope: Scope): Place {
      if (!isRecord(target.schema)) return target
      const { $dynamicAnchor: dynamic, $recursiveAnchor: recursive } = target.schema
      if (recursive === true && reference === '#') return scope.get('') ?? target
      const fragment = reference.slice(reference.indexOf('#') + 1)
      return dynamic === fragment ? (scope.get(fragment) ?? target) : target
    },
  }
}
