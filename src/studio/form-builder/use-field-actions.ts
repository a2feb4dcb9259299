import { useTranslation } from 'react-i18next'
import { toPointer } from '../../../schemas/json-schema.ts'
import { withSamples } from '../../../schemas/documents/samples.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { withValueAt, type JsonPath } from '../json-path.ts'
import type { Direction } from '../outline/block-changes.ts'
import { addField, copyField, positionOf } from './model/field-changes.ts'
import { moveField, positionAfterGroup, positionInGroupAbove } from './model/field-group.ts'
import { beginningOf, type FieldKind } from './model/field-kinds.ts'
import { adjacentPosition, formLists, type FieldPosition } from './model/field-order.ts'
import { removalConsequences, removeField, type RemovalConsequences } from './model/field-removal.ts'
import { placeField, rowOf, withRowFilled, type FieldPlace } from './model/field-rows.ts'
import { findField, type FieldChange } from './model/form-edit.ts'
import { allFields, isLocked, readFields, type FormBody, type FormField } from './model/form-fields.ts'
import { textsOfPart } from '../samples/sample-texts.ts'
import { inEveryLanguage, kindLabel } from './site-texts.ts'

interface FieldActionsOptions {
  body: FormBody
  /** The form was changed. `path`: the field to select; `announcement`: for screen readers. */
  onApply: (body: FormBody, path: JsonPath | null, announcement: string) => void
  /** Shows a visible notice about the consequences of a change. */
  onNotice: (notice: string) => void
}

/** Changes of fields with their announcements, shared by outline, palette and canvas. */
export function useFieldActions({ body, onApply, onNotice }: FieldActionsOptions) {
  const { t } = useTranslation()

  function apply(next: FormBody, id: string, announcement: string) {
    onNotice('')
    onApply(next, findField(next, id)?.path ?? null, announcement)
  }

  /** The notice about the consequences of a removal. */
  function consequenceNotice({ shown, fewer, same, inJson }: RemovalConsequences): string {
    return [
      shown.length > 0 && t('builder.nowShown', { names: shown.join(', ') }),
      fewer.length > 0 && t('builder.fewerConditions', { names: fewer.join(', ') }),
      same.length > 0 && t('builder.nowFree', { names: same.join(', ') }),
      inJson.length > 0 && t('builder.mendJson', { places: inJson.map(toPointer).join(', ') }),
    ]
      .filter(Boolean)
      .join(' ')
  }

  function applyMove({ body: next, id }: FieldChange) {
    if (next === body) return
    const moved = findField(next, id)
    const at = moved && positionOf(next, moved)
    apply(next, id, t('outline.moved', { name: id, place: (at?.index ?? 0) + 1 }))
  }

  const positions: Record<Direction, (field: FormField) => FieldPosition | null> = {
    up: (field) => adjacentPosition(body, field, -1),
    down: (field) => adjacentPosition(body, field, 1),
    in: (field) => positionInGroupAbove(body, field),
    out: (field) => positionAfterGroup(body, field),
  }

  /** The position below the row of a field, or at the end of the form. */
  function below(field: FormField | null | undefined): FieldPosition {
    const last = field && findField(body, rowOf(body, field).at(-1) ?? field.id)
    const position = last && positionOf(body, last)
    if (position) return { ...position, index: position.index + 1 }
    const list = formLists(body).at(-1)
    return { list: list?.path ?? ['ui', 'order'], index: list?.names.length ?? 0 }
  }

  return {
    /** Where a field would move; null: it cannot. */
    adjacent: (field: FormField, direction: Direction) => positions[direction](field),
    move: (field: FormField, position: FieldPosition) => applyMove(moveField(body, field, position)),
    /** Moves a field on the canvas, where rows keep together. */
    place: (field: FormField, place: FieldPlace) => applyMove(placeField(body, field, place)),
    copy(field: FormField, title: string) {
      const position = positionOf(body, field)
      if (!position) return
      const copied = copyField(body, field, { ...position, index: position.index + 1 })
      apply(copied.body, copied.id, t('outline.copied', { name: title }))
    },
    remove(field: FormField, title: string) {
      if (isLocked(body, field.id)) return onNotice(t('builder.isLocked'))
      const fields = allFields(readFields(body))
      const before = fields[fields.findIndex(({ id }) => id === field.id) - 1]
      const consequences = removalConsequences(body, field)
      apply(
        withRowFilled(body, field, removeField(body, field)),
        before?.id ?? '',
        t('outline.removed', { name: title }),
      )
      onNotice(consequenceNotice(consequences))
    },
    toggleLock(field: FormField) {
      const next = withValueAt(
        body,
        ['ui', 'fields', field.id, 'lock'],
        isLocked(body, field.id) ? undefined : true,
      )
      if (isRecord(next)) apply(next, field.id, '')
    },
    /** Adds a field at a position, or beside a field of the canvas. */
    add(kind: FieldKind, at: FieldPosition | FieldPlace) {
      const beginning = beginningOf(kind, kindLabel(kind), (number) =>
        inEveryLanguage('builder.option', { number }),
      )
      const marked = withSamples(body, textsOfPart(beginning.schema))
      const added = addField(marked, 'list' in at ? at : below(at.target), { name: kind, ...beginning })
      const field = findField(added.body, added.id)
      const placed = field && 'target' in at ? placeField(added.body, field, at) : added
      apply(placed.body, placed.id, t('outline.added', { name: placed.id }))
    },
    below,
  }
}

export type FieldActions = ReturnType<typeof useFieldActions>
