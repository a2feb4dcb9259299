import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toPointer } from '../../../schemas/forms/json-schema.ts'
import type { JsonPath } from '../json-path.ts'
import { allBlocks, type OutlineBlock, type OutlineList } from '../outline/block-tree.ts'
import type { Direction } from '../outline/block-changes.ts'
import type { OutlineActions } from '../outline/outline-context.ts'
import { OutlineFrame, type FocusedRow } from '../outline/outline-frame.tsx'
import { AddField } from './add-field.tsx'
import { addField, copyField, positionOf } from './model/field-changes.ts'
import { beginningOf, kindLabel, type FieldKind } from './model/field-kinds.ts'
import { fieldAt } from './model/field-outline.ts'
import { canMoveTo, positionAfterGroup, moveField, positionInGroupAbove } from './model/field-group.ts'
import { adjacentPosition, type FieldPosition } from './model/field-order.ts'
import { removalConsequences, removeField, type RemovalConsequences } from './model/field-removal.ts'
import { findField } from './model/form-edit.ts'
import type { FormBody, FormField } from './model/form-fields.ts'
import { inEveryLanguage } from './site-texts.ts'

interface FormOutlineProps {
  body: FormBody
  lists: readonly OutlineList[]
  /** null: the form itself. */
  selected: JsonPath | null
  onSelect: (path: JsonPath | null) => void
  /** The form was changed; `path`: the field that is selected then. */
  onChange: (body: FormBody, path: JsonPath | null) => void
  /** Shows a visible notice about the consequences of a change. */
  onNotice: (notice: string) => void
  issues: ReadonlyMap<string, number>
  isReadOnly: boolean
}

/**
 * The outline of a form: fields are selected, added, moved, copied and removed by buttons, keys or drag and
 * drop.
 */
export function FormOutline(props: FormOutlineProps) {
  const { body, lists, selected, onSelect, onChange, onNotice, issues, isReadOnly } = props
  const { t } = useTranslation()
  const [adding, setAdding] = useState<FieldPosition | null>(null)
  const [dragged, setDragged] = useState<OutlineBlock | null>(null)
  const [message, setMessage] = useState('')
  const [focused, setFocused] = useState<FocusedRow | null>(null)
  const fieldOf = ({ path }: OutlineBlock) => fieldAt(body, path)

  function apply(next: FormBody, id: string, announcement: string) {
    const path = findField(next, id)?.path ?? null
    setFocused({ row: path ?? 'document' })
    setMessage(announcement)
    onNotice('')
    onChange(next, path)
  }
  function move(field: FormField, place: FieldPosition) {
    const { body: next, id } = moveField(body, field, place)
    if (next === body) return
    const moved = findField(next, id)
    const at = moved && positionOf(next, moved)
    apply(next, id, t('outline.moved', { name: id, place: (at?.index ?? 0) + 1 }))
  }
  function adjacent(block: OutlineBlock, direction: Direction) {
    const field = fieldOf(block)
    if (!field) return null
    const places = {
      up: () => adjacentPosition(body, field, -1),
      down: () => adjacentPosition(body, field, 1),
      in: () => positionInGroupAbove(body, field),
      out: () => positionAfterGroup(body, field),
    }
    const place = places[direction]()
    return place && { field, place }
  }
  function add(place: FieldPosition, kind: FieldKind) {
    const beginning = beginningOf(kind, kindLabel(kind), (number) =>
      inEveryLanguage('builder.option', { number }),
    )
    const added = addField(body, place, { name: kind, ...beginning })
    apply(added.body, added.id, t('outline.added', { name: added.id }))
  }
  /** The notice about the consequences of a removal. */
  function consequenceNotice({ shown, same, inJson }: RemovalConsequences): string {
    return [
      shown.length > 0 && t('builder.nowShown', { names: shown.join(', ') }),
      same.length > 0 && t('builder.nowFree', { names: same.join(', ') }),
      inJson.length > 0 && t('builder.mendJson', { places: inJson.map(toPointer).join(', ') }),
    ]
      .filter(Boolean)
      .join(' ')
  }

  const actions: OutlineActions = {
    textSection: 'builder',
    directions: ['up', 'down', 'out', 'in'],
    selected,
    dragged,
    issues,
    isReadOnly,
    select: onSelect,
    drag: setDragged,
    canDrop(block, list) {
      const field = fieldOf(block)
      return field !== undefined && canMoveTo(body, field, list.path)
    },
    drop(place) {
      const field = dragged && fieldOf(dragged)
      if (field) move(field, place)
      setDragged(null)
    },
    canMove: (block, direction) => adjacent(block, direction) !== null,
    move(block, direction) {
      const found = adjacent(block, direction)
      if (found) move(found.field, found.place)
    },
    copy(block) {
      const field = fieldOf(block)
      const place = field && positionOf(body, field)
      if (!place) return
      const copied = copyField(body, field, { ...place, index: place.index + 1 })
      apply(copied.body, copied.id, t('outline.copied', { name: block.title }))
    },
    remove(block) {
      const field = fieldOf(block)
      if (!field) return
      const blocks = allBlocks(lists)
      const before = blocks[blocks.indexOf(block) - 1]
      const consequences = removalConsequences(body, field)
      apply(removeField(body, field), before?.id ?? '', t('outline.removed', { name: block.title }))
      onNotice(consequenceNotice(consequences))
    },
    add: (list, index) => setAdding({ list: list.path, index }),
  }

  return (
    <OutlineFrame
      lists={lists}
      actions={actions}
      documentName={t('builder.document')}
      onDocument={() => onSelect(null)}
      message={message}
      focused={focused}
    >
      {adding && (
        <AddField
          onAdd={(kind) => {
            setAdding(null)
            add(adding, kind)
          }}
          onCancel={() => setAdding(null)}
        />
      )}
    </OutlineFrame>
  )
}
