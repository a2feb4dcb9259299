import { isRecord } from '../../../../schemas/is-record.ts'
import type { FieldPlace } from '../model/field-rows.ts'
import type { FormField } from '../model/form-fields.ts'
import type { FieldBox } from './use-field-boxes.ts'

/** Space between a field and its outline, in pixels. */
export const margin = 6

/** The share of a field's width at either end where a dragged field goes beside it. */
const endShare = 0.25

const isLevelWith = ({ top, height }: FieldBox, y: number) => y >= top && y <= top + height

/**
 * Where a field would be dropped, best first: beside the field under the pointer if the pointer is near its end, or
 * else in a row above or below it. Of a group and its fields the innermost is meant.
 */
export function nearestPlaces(
  boxes: ReadonlyMap<string, FieldBox>,
  fields: readonly FormField[],
  { x, y }: { x: number; y: number },
): FieldPlace[] {
  const measured = fields.flatMap((target) => {
    const box = boxes.get(target.id)
    if (!box) return []
    const { top, left, width, height } = box
    const below = Math.max(0, top - y, y - top - height)
    const beside = Math.max(0, left - x, x - left - width)
    return [{ target, box, distance: Math.hypot(below, beside), size: width * height }]
  })
  const [found] = measured.toSorted((one, other) => one.distance - other.distance || one.size - other.size)
  if (!found) return []
  const { target, box } = found
  const row: FieldPlace = { target, side: y > box.top + box.height / 2 ? 'below' : 'above' }
  // A group without fields has none to drop beside.
  if (isRecord(target.schema['properties']) && target.fields.length === 0 && isLevelWith(box, y))
    return [{ target, side: 'inside' }, row]
  if (!isLevelWith(box, y)) return [row]
  const end = box.width * endShare
  if (x < box.left + end) return [{ target, side: 'before' }, row]
  return x > box.left + box.width - end ? [{ target, side: 'after' }, row] : [row]
}

/** The line above or below a row. */
export function rowEdge(
  boxes: ReadonlyMap<string, FieldBox>,
  row: readonly string[],
  side: 'above' | 'below',
) {
  const own = row.flatMap((id) => boxes.get(id) ?? [])
  const left = Math.min(...own.map((box) => box.left))
  const top = Math.min(...own.map((box) => box.top))
  const right = Math.max(...own.map((box) => box.left + box.width))
  const bottom = Math.max(...own.map((box) => box.top + box.height))
  return {
    top: `${side === 'below' ? bottom + margin + 2 : top - margin - 2}px`,
    left: `${left}px`,
    width: `${right - left}px`,
  }
}

/** The line at one end of a field. */
export function besideEdge(box: FieldBox | undefined, side: 'before' | 'after') {
  return (
    box && {
      top: `${box.top}px`,
      left: `${side === 'after' ? box.left + box.width + margin - 2 : box.left - margin - 2}px`,
      height: `${box.height}px`,
    }
  )
}
