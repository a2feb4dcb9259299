import { positionOf } from './field-changes.ts'
import { positionAfterGroup, positionInGroupAbove } from './field-group.ts'
import { adjacentPosition, type FieldPosition } from './field-order.ts'
import { canPlace, idsIn, rowOf, type FieldPlace, type Side } from './field-rows.ts'
import { findField } from './form-edit.ts'
import type { FormBody, FormField } from './form-fields.ts'

export type Arrow = 'up' | 'down' | 'left' | 'right'

/** What an arrow key does to a field on the canvas. `meaning` names it for people. */
export interface RowMove {
  meaning: Arrow | 'beside' | 'in' | 'out'
  place: FieldPlace
}

/**
 * The move of a field by an arrow key; null: there is none. Up and down lead out of a row and over whole rows, left
 * and right through a row; right also joins the row or the group above, left leaves a group.
 */
export function rowMove(body: FormBody, field: FormField, arrow: Arrow): RowMove | null {
  return arrow === 'up' || arrow === 'down' ? vertical(body, field, arrow) : sideways(body, field, arrow)
}

function moveTo(
  body: FormBody,
  meaning: RowMove['meaning'],
  id: string | undefined,
  side: Side,
): RowMove | null {
  const target = id === undefined ? undefined : findField(body, id)
  return target ? { meaning, place: { target, side } } : null
}

function vertical(body: FormBody, field: FormField, arrow: 'up' | 'down'): RowMove | null {
  const other = rowOf(body, field).find((id) => id !== field.id)
  const step = arrow === 'up' ? -1 : 1
  // The first and the last field of a step or section go to the adjacent one.
  const id = other ?? neighbourOf(body, field, step) ?? fieldAt(body, adjacentPosition(body, field, step))
  return moveTo(body, arrow, id, (arrow === 'up') === isOwnList(body, field, id) ? 'above' : 'below')
}

function sideways(body: FormBody, field: FormField, arrow: 'left' | 'right'): RowMove | null {
  const row = rowOf(body, field)
  const isLeft = arrow === 'left'
  const beside = moveTo(
    body,
    arrow,
    row[row.indexOf(field.id) + (isLeft ? -1 : 1)],
    isLeft ? 'before' : 'after',
  )
  if (beside) return beside
  if (isLeft) return moveTo(body, 'out', fieldAt(body, positionAfterGroup(body, field)), 'below')
  const group =
    positionInGroupAbove(body, field) && moveTo(body, 'in', neighbourOf(body, field, -1), 'inside')
  if (group || row.length > 1) return group
  const joined = moveTo(body, 'beside', neighbourOf(body, field, -1), 'after')
  return joined && canPlace(body, field, joined.place) ? joined : null
}

/** The field before or after another one in their list. */
function neighbourOf(body: FormBody, field: FormField, step: 1 | -1): string | undefined {
  const position = positionOf(body, field)
  return position ? idsIn(body, position.list)[position.index + step] : undefined
}

/** The field before a position, or the first one of its list. */
function fieldAt(body: FormBody, position: FieldPosition | null): string | undefined {
  return position ? idsIn(body, position.list)[Math.max(0, position.index - 1)] : undefined
}

function isOwnList(body: FormBody, field: FormField, id: string | undefined): boolean {
  const own = positionOf(body, field)
  return own !== null && id !== undefined && idsIn(body, own.list).includes(id)
}
