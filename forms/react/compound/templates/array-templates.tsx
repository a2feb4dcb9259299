import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils'
import { useTranslation } from '../../../../src/lib/i18n/use-translation.ts'
import { Button } from '../../../../src/ui/controls/button.tsx'
import { VisuallyHidden } from '../../../../src/ui/display/visually-hidden.tsx'
import { useFormStore } from '../../state/form-store.ts'
import styles from '../../form.module.css'
import { FieldGroup } from '../../form-groups.tsx'

/** The element to focus after the list is rendered: the first control of a row, or a control itself. */
type Focus = { row: number } | { control: Element | null; place: number }

interface ListOfRows {
  /** Names from the form to the list. */
  path: readonly (string | number)[]
  /** A row announces the coming change to its list. */
  awaitFocus: (focus: Focus) => void
}

const ListContext = createContext<ListOfRows>({ path: [], awaitFocus: () => undefined })

const controls = ':is(input, select, textarea, button):not(:disabled)'

/** A list of fields. An added row receives the focus; after a removal the next row does. */
export function ArrayFieldTemplate({
  title,
  schema,
  fieldPathId,
  items,
  canAdd,
  disabled,
  readonly,
  onAddClick,
}: ArrayFieldTemplateProps) {
  const { t } = useTranslation()
  const store = useFormStore()
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const message = useRef<HTMLSpanElement>(null)
  const awaited = useRef<Focus | undefined>(undefined)
  const { path } = fieldPathId
  const rows = useMemo(() => ({ path, awaitFocus: (focus: Focus) => void (awaited.current = focus) }), [path])

  useEffect(() => {
    const { current: focus } = awaited
    const { current: ordered } = list
    if (!focus || !ordered || !message.current) return
    awaited.current = undefined
    const count = ordered.children.length
    const row = ordered.children[Math.min('row' in focus ? focus.row : focus.place, count - 1)]
    const kept = 'control' in focus && focus.control?.matches(controls) ? focus.control : undefined
    const next = kept ?? row?.querySelector(controls) ?? addButton.current
    if (next instanceof HTMLElement) next.focus()
    message.current.textContent =
      'place' in focus
        ? t('forms.list.moved', { place: focus.place + 1, total: count })
        : t('forms.list.total', { total: count })
  })

  function add(event: SyntheticEvent) {
    flushSync(() => store.commitDrafts())
    rows.awaitFocus({ row: items.length })
    onAddClick(event)
  }

  return (
    <FieldGroup id={fieldPathId.$id} title={title} hint={schema.description}>
      <ListContext value={rows}>
        {items.length > 0 && (
          <ol ref={list} className={styles.list}>
            {items}
          </ol>
        )}
      </ListContext>
      {canAdd && (
        <Button
          ref={addButton}
          variant="outline"
          icon="plus"
          disabled={disabled === true || readonly === true}
          onClick={add}
        >
          {t('forms.list.add')}
        </Button>
      )}
      <VisuallyHidden>
        <span ref={message} role="status" />
      </VisuallyHidden>
    </FieldGroup>
  )
}

/** A row of a list with buttons to move and remove it; Alt with an arrow key moves it, too. */
export function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
  hasToolbar,
}: ArrayFieldItemTemplateProps) {
  const { t } = useTranslation()
  const store = useFormStore()
  const { path, awaitFocus } = use(ListContext)
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const isFixed = buttonsProps.disabled === true || buttonsProps.readonly === true

  function change(run: (event: SyntheticEvent) => void, event: SyntheticEvent, focus: Focus) {
    // Uncommitted typing, what is hidden in a row and what the server says about it must move with it.
    flushSync(() => store.commitDrafts())
    flushSync(() =>
      store.moveRows(path, (row) => ('place' in focus ? swapped(row, focus.place) : removed(row))),
    )
    awaitFocus(focus)
    run(event)
  }
  const swapped = (row: number, place: number) => (row === index ? place : row === place ? index : row)
  const removed = (row: number) => (row === index ? undefined : row < index ? row : row - 1)
  const up = (event: SyntheticEvent) =>
    change(onMoveUpItem, event, { control: document.activeElement, place: index - 1 })
  const down = (event: SyntheticEvent) =>
    change(onMoveDownItem, event, { control: document.activeElement, place: index + 1 })

  function press(event: KeyboardEvent) {
    if (!event.altKey || isFixed) return
    if (event.key === 'ArrowUp' && hasMoveUp) up(event)
    if (event.key === 'ArrowDown' && hasMoveDown) down(event)
  }

  const named = (action: string) => `${t(`forms.list.${action}`)}: ${index + 1}`
  return (
    <li className={styles.item} onKeyDown={press}>
      <div className={styles.itemFields}>{children}</div>
      {hasToolbar && (
        <div className={styles.itemButtons}>
          {(hasMoveUp || hasMoveDown) && (
            <>
              <Button
                variant="outline"
                square
                icon="chevron-up"
                aria-label={named('up')}
                disabled={isFixed || !hasMoveUp}
                onClick={up}
              />
              <Button
                variant="outline"
                square
                icon="chevron-down"
                aria-label={named('down')}
                disabled={isFixed || !hasMoveDown}
                onClick={down}
              />
            </>
          )}
          {hasRemove && (
            <Button
              variant="outline"
              square
              icon="close"
              aria-label={named('remove')}
              disabled={isFixed}
              onClick={(event) => change(onRemoveItem, event, { row: index })}
            />
          )}
        </div>
      )}
    </li>
  )
}
