import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JsonPath } from '../json-path.ts'
import type { OutlineBlock, OutlineList } from '../outline/block-tree.ts'
import type { Direction } from '../outline/block-changes.ts'
import type { OutlineActions } from '../outline/outline-context.ts'
import { OutlineFrame, type FocusedRow } from '../outline/outline-frame.tsx'
import { useMay } from '../session/use-session.ts'
import { AddField } from './add-field.tsx'
import { canMoveTo } from './model/field-group.ts'
import { fieldAt } from './model/field-outline.ts'
import type { FieldPosition } from './model/field-order.ts'
import type { FormBody } from './model/form-fields.ts'
import { useFieldActions } from './use-field-actions.ts'

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
  /** Beside the name of what is selected. */
  comments: ReactNode
}

/**
 * The outline of a form: fields are selected, added, moved, copied and removed by buttons, keys or drag and
 * drop.
 */
export function FormOutline(props: FormOutlineProps) {
  const { body, lists, selected, onSelect, onChange, onNotice, issues, isReadOnly, comments } = props
  const { t } = useTranslation()
  const mayLock = useMay('admin')
  const [adding, setAdding] = useState<FieldPosition | null>(null)
  const [dragged, setDragged] = useState<OutlineBlock | null>(null)
  const [message, setMessage] = useState('')
  const [focused, setFocused] = useState<FocusedRow | null>(null)
  const fieldOf = ({ path }: OutlineBlock) => fieldAt(body, path)
  const change = useFieldActions({
    body,
    onNotice,
    onApply(next, path, announcement) {
      setFocused({ row: path ?? 'document' })
      setMessage(announcement)
      onChange(next, path)
    },
  })
  function adjacent(block: OutlineBlock, direction: Direction) {
    const field = fieldOf(block)
    const place = field && change.adjacent(field, direction)
    return field && place ? { field, place } : null
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
      if (field) change.move(field, place)
      setDragged(null)
    },
    canMove: (block, direction) => adjacent(block, direction) !== null,
    move(block, direction) {
      const found = adjacent(block, direction)
      if (found) change.move(found.field, found.place)
    },
    copy(block) {
      const field = fieldOf(block)
      if (field) change.copy(field, block.title)
    },
    ...(mayLock && {
      toggleLock(block: OutlineBlock) {
        const field = fieldOf(block)
        if (field) change.toggleLock(field)
      },
    }),
    remove(block) {
      const field = fieldOf(block)
      if (field) change.remove(field, block.title)
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
      comments={comments}
    >
      {adding && (
        <AddField
          onAdd={(kind) => {
            setAdding(null)
            change.add(kind, adding)
          }}
          onCancel={() => setAdding(null)}
        />
      )}
    </OutlineFrame>
  )
}
