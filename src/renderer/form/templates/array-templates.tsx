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
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { useFormStore } from '../state/form-store.ts'
import styles from '../form.module.css'
import { FieldGroup } from '../form-groups.tsx'

/** The element to focus after the list is rendered: the first control of a row, or a control itself. */
type Focus = { row: number } | { control: Element | null; place: number }

/** A row announces the coming change to its list. */
const ListContext = createContext<(focus: Focus) => void>(() => undefined)

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
  const awaitFocus = useMemo(() => (focus: Focus) => void (awaited.current = focus), [])

  useEffect(() => {
    const { current: focus } = awaited
    const { current: rows } = list
    if (!focus || !rows || !message.current) return
    awaited.current = undefined
    const row = rows.children[Math.min('row' in focus ? focus.row : focus.place, rows.children.length - 1)]
    const kept = 'control' in focus && focus.control?.matches(controls) ? focus.control : undefined
    const next = kept ?? row?.querySelector(controls) ?? addButton.current
    if (next instanceof HTMLElement) next.focus()
    message.current.textContent =
      'place' in focus
        ? t('forms.list.moved', { place: focus.place + 1, total: rows.children.length })
        : t('forms.list.total', { total: rows.children.length })
  })

  function add(event: SyntheticEvent) {
    flushSync(() => store.commitDrafts())
    awaitFocus({ row: items.length })
    onAddClick(event)
  }

  return (
    <FieldGroup id={fieldPathId.$id} title={title} hint={schema.description}>
      <ListContext value={awaitFocus}>
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
  const awaitFocus = use(ListContext)
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const isFixed = buttonsProps.disabled === true || buttonsProps.readonly === true

  function change(run: (event: SyntheticEvent) => void, event: SyntheticEvent, focus: Focus) {
    // Uncommitted typing must move with its row.
    flushSync(() => store.commitDrafts())
    awaitFocus(focus)
    run(event)
  }
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
