import { current, isDraft } from 'immer'
import { lift } from '../../../schemas/documents/lift.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { setAt, valueAt, type JsonPath } from '../json-path.ts'
import type { OutlineBlock } from '../outline/block-tree.ts'

/**
 * The props of a block migrated to this build's contract; null: a newer build wrote them, or the type is
 * unknown.
 */
export function propsOf(value: unknown, { contract }: OutlineBlock): Record<string, unknown> | null {
  if (!contract || !isRecord(value) || !isRecord(value['props'])) return null
  const { version } = value
  return lift(value['props'], typeof version === 'number' ? version : 1, contract)
}

/** Sets a value in the props of a block of a draft; `undefined` deletes it. */
export function setProp(draft: Record<string, unknown>, block: OutlineBlock, inner: JsonPath, next: unknown) {
  const { path, contract } = block
  const lifted = propsOf(valueAt(isDraft(draft) ? current(draft) : draft, path), block)
  if (!lifted) return
  setAt(draft, [...path, 'props'], lifted)
  setAt(draft, [...path, 'props', ...inner], next)
  setAt(draft, [...path, 'version'], contract?.version)
}
