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
import { labelOf } from '../../fields/labels/value-label.ts'
import type { Direction } from '../../outline/block-changes.ts'
import { positionOf } from '../model/field-changes.ts'
import { canMoveTo } from '../model/field-group.ts'
import type { FieldKind } from '../model/field-kinds.ts'
import { displayOrder, type FieldPosition } from '../model/field-order.ts'
import { allFields, readFields, type FormBody, type FormField } from '../model/form-fields.ts'
import type { FieldActions } from '../use-field-actions.ts'
import styles from './canvas.module.css'
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
  isReadOnly: boolean
  /** The rendered form. */
  children: ReactNode
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** Where a dragged field would be dropped. */
interface Drop {
  field: FormField
  isBelow: boolean
}

/**
 * The form as players see it; its fields are selected, moved, copied and removed where they are. The form itself
 * is inert, and every field is covered by a button.
 */
export function FieldCanvas(props: FieldCanvasProps) {
  const { body, formId, selected, onSelect, actions, dragged, onAdd, isReadOnly, children } = props
  const { t } = useTranslation()
  const ground = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<FormField | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const [focused, setFocused] = useState<{ id: string } | null>(null)
  const fields = useMemo(() => {
    const order = displayOrder(body)
    return allFields(
      readFields(body).toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name)),
    )
  }, [body])
  const boxes = useFieldBoxes(ground, formId, fields)
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
    const direction = directions[event.key]
    if (isReadOnly) return
    if (event.altKey && direction) {
      event.preventDefault()
      const place = actions.adjacent(field, direction)
      if (place) act(field, () => actions.move(field, place))
    } else if (event.key === 'Delete') {
      event.preventDefault()
      act(field, () => actions.remove(field, title))
    }
  }
  function over(event: DragEvent) {
    if (!dragged && !moved) return
    const found = nearest(boxes, fields, event.clientY - (ground.current?.getBoundingClientRect().top ?? 0))
    const place = found && positionOf(body, found.field)
    const isPossible =
      place && (!moved || (moved.id !== found.field.id && canMoveTo(body, moved, place.list)))
    if (isPossible || (dragged && !found)) event.preventDefault()
    setDrop(isPossible ? found : null)
  }
  function dropped(event: DragEvent) {
    event.preventDefault()
    const place = drop && positionOf(body, drop.field)
    const position = place && { ...place, index: place.index + (drop.isBelow ? 1 : 0) }
    if (dragged) actions.add(dragged, position ?? actions.below(null))
    else if (moved && position) actions.move(moved, position)
    setDrop(null)
    setMoved(null)
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
        const title = labelOf(field.schema['title']) || field.name
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
      {drop && <span className={styles.drop} style={edge(boxes.get(drop.field.id), drop.isBelow)} />}
      {selected && selectedBox && !isReadOnly && (
        <>
          <FieldTools field={selected} box={selectedBox} actions={actions} />
          <div className={styles.insert} style={edge(selectedBox, true)}>
            <button
              type="button"
              className={styles.insertButton}
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

/** Space between a field and its outline, in pixels. */
const margin = 6

const grown = ({ top, left, width, height }: FieldBox) => ({
  top: `${top - margin}px`,
  left: `${left - margin}px`,
  width: `${width + 2 * margin}px`,
  height: `${height + 2 * margin}px`,
})

const edge = (box: FieldBox | undefined, isBelow: boolean) =>
  box && {
    top: `${isBelow ? box.top + box.height + margin + 2 : box.top - margin - 2}px`,
    left: `${box.left}px`,
    width: `${box.width}px`,
  }

/** The field under the pointer or next to it; of a group and its fields the innermost. */
function nearest(
  boxes: ReadonlyMap<string, FieldBox>,
  fields: readonly FormField[],
  pointer: number,
): Drop | null {
  const measured = fields.flatMap((field) => {
    const box = boxes.get(field.id)
    if (!box) return []
    const distance = Math.max(0, box.top - pointer, pointer - box.top - box.height)
    return [{ field, distance, height: box.height, isBelow: pointer > box.top + box.height / 2 }]
  })
  const [found] = measured.toSorted(
    (one, other) => one.distance - other.distance || one.height - other.height,
  )
  return found ?? null
}
