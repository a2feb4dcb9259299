import { useTranslation } from 'react-i18next'
import { toPointer } from '../../../schemas/forms/json-schema.ts'
import type { JsonPath } from '../json-path.ts'
import type { Direction } from '../outline/block-changes.ts'
import { addField, copyField, positionOf } from './model/field-changes.ts'
import { moveField, positionAfterGroup, positionInGroupAbove } from './model/field-group.ts'
import { beginningOf, kindLabel, type FieldKind } from './model/field-kinds.ts'
import { adjacentPosition, formLists, type FieldPosition } from './model/field-order.ts'
import { removalConsequences, removeField, type RemovalConsequences } from './model/field-removal.ts'
import { findField } from './model/form-edit.ts'
import { allFields, readFields, type FormBody, type FormField } from './model/form-fields.ts'
import { inEveryLanguage } from './site-texts.ts'

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

  const positions: Record<Direction, (field: FormField) => FieldPosition | null> = {
    up: (field) => adjacentPosition(body, field, -1),
    down: (field) => adjacentPosition(body, field, 1),
    in: (field) => positionInGroupAbove(body, field),
    out: (field) => positionAfterGroup(body, field),
  }

  return {
    /** Where a field would move; null: it cannot. */
    adjacent: (field: FormField, direction: Direction) => positions[direction](field),
    move(field: FormField, place: FieldPosition) {
      const { body: next, id } = moveField(body, field, place)
      if (next === body) return
      const moved = findField(next, id)
      const at = moved && positionOf(next, moved)
      apply(next, id, t('outline.moved', { name: id, place: (at?.index ?? 0) + 1 }))
    },
    copy(field: FormField, title: string) {
      const place = positionOf(body, field)
      if (!place) return
      const copied = copyField(body, field, { ...place, index: place.index + 1 })
      apply(copied.body, copied.id, t('outline.copied', { name: title }))
    },
    remove(field: FormField, title: string) {
      const fields = allFields(readFields(body))
      const before = fields[fields.findIndex(({ id }) => id === field.id) - 1]
      const consequences = removalConsequences(body, field)
      apply(removeField(body, field), before?.id ?? '', t('outline.removed', { name: title }))
      onNotice(consequenceNotice(consequences))
    },
    add(kind: FieldKind, place: FieldPosition) {
      const beginning = beginningOf(kind, kindLabel(kind), (number) =>
        inEveryLanguage('builder.option', { number }),
      )
      const added = addField(body, place, { name: kind, ...beginning })
      apply(added.body, added.id, t('outline.added', { name: added.id }))
    },
    /** The position below a field, or at the end of the form. */
    below(field: FormField | null | undefined): FieldPosition {
      const place = field && positionOf(body, field)
      if (place) return { ...place, index: place.index + 1 }
      const last = formLists(body).at(-1)
      return { list: last?.path ?? ['ui', 'order'], index: last?.names.length ?? 0 }
    },
  }
}

export type FieldActions = ReturnType<typeof useFieldActions>
