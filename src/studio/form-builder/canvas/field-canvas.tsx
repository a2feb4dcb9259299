import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/art/icon.tsx'
import { classNames } from '../../../ui/styles/class-names.ts'
import { useFieldTitle } from '../use-field-title.ts'
import type { FieldKind } from '../model/field-kinds.ts'
import { displayOrder, type FieldPosition } from '../model/field-order.ts'
import { canPlace, rowOf, type FieldPlace } from '../model/field-rows.ts'
import { allFields, readFields, type FormBody, type FormField } from '../model/form-fields.ts'
import { rowMove, type Arrow } from '../model/row-moves.ts'
import type { FieldActions } from '../use-field-actions.ts'
import styles from './canvas.module.css'
import { besideEdge, margin, nearestPlaces, rowEdge } from './drop-place.ts'
import { FieldTools } from './field-tools.tsx'
import { useFieldBoxes, type FieldBox } from './use-field-boxes.ts'

interface FieldCanvasProps {
  body: FormBody
  formId: string
  selected: FormField | null
  onSelect: (field: FormField | null) => void
  actions: FieldActions
  /** The kind that is dragged from the palette. */
  dragged: FieldKind | null
  /** Asks for the kind of a field to add below a field. */
  onAdd: (position: FieldPosition) => void
  /** The scale at which the form is displayed. */
  scale: number
  isReadOnly: boolean
  /** The rendered form. */
  children: ReactNode
}

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * The form as players see it; its fields are selected, moved, copied and removed where they are. The form itself
 * is inert, and every field is covered by a button.
 */
export function FieldCanvas(props: FieldCanvasProps) {
  const { body, formId, selected, onSelect, actions, dragged, onAdd, scale, isReadOnly, children } = props
  const { t } = useTranslation()
  const ground = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<FormField | null>(null)
  const [drop, setDrop] = useState<FieldPlace | null>(null)
  const titleOf = useFieldTitle()
  const [focused, setFocused] = useState<{ id: string } | null>(null)
  const fields = useMemo(() => {
    const order = displayOrder(body)
    return allFields(
      readFields(body).toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name)),
    )
  }, [body])
  const boxes = useFieldBoxes(ground, formId, fields, scale)
  const selectedId = selected?.id
  useEffect(() => {
    // After a move the button is a new one, or at another position in the document.
    if (focused && selectedId !== undefined)
      ground.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(selectedId)}"]`)?.focus()
  }, [focused, selectedId, boxes])

  function act(field: FormField, change: () => void) {
    setFocused({ id: field.id })
    change()
  }
  function handleKey(event: KeyboardEvent, field: FormField, title: string) {
    const arrow = arrows[event.key]
    if (isReadOnly) return
    if (event.altKey && arrow) {
      event.preventDefault()
      const move = rowMove(body, field, arrow)
      if (move) act(field, () => actions.place(field, move.place))
    } else if (event.key === 'Delete') {
      event.preventDefault()
      act(field, () => actions.remove(field, title))
    }
  }
  function over(event: DragEvent) {
    if (!dragged && !moved) return
    const corner = ground.current?.getBoundingClientRect()
    const pointer = {
      x: (event.clientX - (corner?.left ?? 0)) / scale,
      y: (event.clientY - (corner?.top ?? 0)) / scale,
    }
    const found = nearestPlaces(boxes, fields, pointer).find((place) => canPlace(body, moved, place)) ?? null
    if (found || (dragged && fields.length === 0)) event.preventDefault()
    setDrop(found)
  }
  function dropped(event: DragEvent) {
    event.preventDefault()
    if (dragged) actions.add(dragged, drop ?? actions.below(null))
    else if (moved && drop) actions.place(moved, drop)
    setDrop(null)
    setMoved(null)
  }

  function dropEdge({ target, side }: FieldPlace) {
    if (side === 'before' || side === 'after') return besideEdge(boxes.get(target.id), side)
    return rowEdge(boxes, rowOf(body, target), side === 'above' ? 'above' : 'below')
  }
  const selectedBox = selectedId === undefined ? undefined : boxes.get(selectedId)
  return (
    <div
      ref={ground}
      role="group"
      aria-label={t('builder.canvas.title')}
      className={styles.canvas}
      data-canvas=""
      onDragOver={over}
      onDragLeave={() => setDrop(null)}
      onDrop={dropped}
    >
      <div inert>{children}</div>
      {fields.map((field, index) => {
        const box = boxes.get(field.id)
        const title = titleOf(field)
        return (
          box && (
            <button
              key={field.id}
              type="button"
              data-field={field.id}
              className={classNames(styles.target, field.condition && styles.conditional)}
              style={grown(box)}
              aria-label={t('builder.canvas.field', { name: title, place: index + 1, count: fields.length })}
              title={field.condition ? t('builder.canvas.conditional') : undefined}
              aria-current={field.id === selectedId ? 'true' : undefined}
              draggable={!isReadOnly}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', field.id)
                event.dataTransfer.effectAllowed = 'move'
                setMoved(field)
              }}
              onDragEnd={() => {
                setMoved(null)
                setDrop(null)
              }}
              onClick={() => onSelect(field)}
              onKeyDown={(event) => handleKey(event, field, title)}
            />
          )
        )
      })}
      {drop && <span className={styles.drop} data-drop={drop.side} style={dropEdge(drop)} />}
      {selected && selectedBox && !isReadOnly && (
        <>
          <FieldTools body={body} field={selected} box={selectedBox} scale={scale} actions={actions} />
          <div className={styles.insert} style={rowEdge(boxes, rowOf(body, selected), 'below')}>
            <button
              type="button"
              className={styles.insertButton}
              style={{ zoom: 1 / scale }}
              onClick={() => onAdd(actions.below(selected))}
            >
              <Icon name="plus" size={16} />
              {t('builder.canvas.add')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

const grown = ({ top, left, width, height }: FieldBox) => ({
  top: `${top - margin}px`,
  left: `${left - margin}px`,
  width: `${width + 2 * margin}px`,
  height: `${height + 2 * margin}px`,
})
