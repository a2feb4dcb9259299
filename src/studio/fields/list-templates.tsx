import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { FieldGroup, useFormStore } from '../../../forms/react/form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { schemaOfField, type JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { isWithin, type JsonPath } from '../json-path.ts'
import { useFieldsContext } from './fields-context.ts'
import { FreshRowContext } from './fresh-row.ts'
import { useSiteLocale } from '../use-language.ts'
import { labelOf } from './labels/value-label.ts'
import styles from './fields.module.css'

/** What rows know about their list. */
interface ListContextValue {
  values: readonly unknown[]
  /** Index of the row that was just added: it is expanded. */
  added: number | null
  /** Focuses a row after the next render of the list. */
  awaitFocus: (row: number) => void
}

const ListContext = createContext<ListContextValue>({ values: [], added: null, awaitFocus: () => undefined })

/** Rows that are drawn at once: some lists have thousands. */
const pageSize = 100

const controls = ':is(input, select, textarea, button):not(:disabled)'

/** A list: rows with several fields are collapsed, so that long lists stay readable. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps<unknown>) {
  const { t } = useTranslation()
  const { title, schema, fieldPathId, items, canAdd, readonly, required, onAddClick } = props
  const formData: unknown = props.formData
  const rows = useRef<HTMLOListElement>(null)
  const message = useRef<HTMLSpanElement>(null)
  const awaited = useRef<number | null>(null)
  const [added, setAdded] = useState<number | null>(null)
  const { target } = useFieldsContext()
  const setFreshRow = use(FreshRowContext)
  const [reached, setReached] = useState<typeof target>(null)
  const [start, setStart] = useState(0)
  const lastStart = Math.max(0, Math.ceil(items.length / pageSize) - 1) * pageSize
  const first = Math.min(start, lastStart)
  /** Draws the rows among which one is. */
  const reveal = (row: number) => setStart(Math.floor(row / pageSize) * pageSize)
  if (target && target !== reached) {
    setReached(target)
    const row = isWithin(target.path, fieldPathId.path) && target.path[fieldPathId.path.length]
    if (typeof row === 'number') reveal(row)
  }
  const list = useMemo(
    () => ({
      values: Array.isArray(formData) ? formData : [],
      added,
      awaitFocus: (row: number) => void (awaited.current = row),
    }),
    [formData, added],
  )

  useEffect(() => {
    const { current: row } = awaited
    if (row === null || !message.current) return
    awaited.current = null
    const children = rows.current?.children
    const next = children?.[Math.min(row - first, children.length - 1)]?.querySelector(controls)
    if (next instanceof HTMLElement) next.focus()
    message.current.textContent = t('forms.list.total', { total: items.length })
  })

  function add(event: SyntheticEvent) {
    setAdded(items.length)
    setFreshRow(`${fieldPathId.$id}/${items.length}`)
    reveal(items.length)
    awaited.current = items.length
    onAddClick(event)
  }

  return (
    <FieldGroup
      id={fieldPathId.$id}
      title={
        <>
          {title}
          {required === false && <span className={styles.note}> {t('forms.optional')}</span>}
          <span className={styles.count}>
            {schema.maxItems === undefined
              ? items.length
              : t('fields.of', { count: items.length, most: schema.maxItems })}
          </span>
        </>
      }
      hint={schema.description}
    >
      <ListContext value={list}>
        {items.length > 0 && (
          <ol ref={rows} className={styles.list} start={first + 1}>
            {items.slice(first, first + pageSize)}
          </ol>
        )}
        {items.length > pageSize && (
          <nav className={styles.pages} aria-label={t('fields.pages')}>
            <Button
              variant="outline"
              size="s"
              square
              icon="chevron-left"
              aria-label={t('fields.pageBefore')}
              disabled={first === 0}
              onClick={() => setStart(first - pageSize)}
            />
            <span>
              {t('fields.page', {
                first: first + 1,
                last: Math.min(first + pageSize, items.length),
                total: items.length,
              })}
            </span>
            <Button
              variant="outline"
              size="s"
              square
              icon="chevron-right"
              aria-label={t('fields.pageAfter')}
              disabled={first === lastStart}
              onClick={() => setStart(first + pageSize)}
            />
          </nav>
        )}
      </ListContext>
      {canAdd && readonly !== true && (
        <Button variant="outline" size="s" icon="plus" onClick={add}>
          {t('forms.list.add')}
        </Button>
      )}
      <VisuallyHidden>
        <span ref={message} role="status" />
      </VisuallyHidden>
    </FieldGroup>
  )
}

/** Whether a row has several fields and can be collapsed. */
const isFoldable = ({ schema }: ArrayFieldItemTemplateProps) =>
  (schema.type === 'object' && schema['localized'] !== true) || schema.anyOf !== undefined

/** A row as its reader knows it: without the id that the Studio made. */
function withoutOwnId(schema: JsonSchema, row: unknown): unknown {
  if (!isRecord(row) || schemaOfField(schema, ['id'])?.['generated'] !== true) return row
  const { id: _id, ...rest } = row
  return rest
}

/** A row of a list; Alt and an arrow key move it. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { t } = useTranslation()
  const { children, buttonsProps, index } = props
  const locale = useSiteLocale()
  const store = useFormStore()
  const { values, added, awaitFocus } = use(ListContext)
  const setFreshRow = use(FreshRowContext)
  const { target } = useFieldsContext()
  const path: JsonPath = buttonsProps.fieldPathId.path
  // The only row of a document's own list is what there is to edit.
  const isAlone = values.length === 1 && path.length === 2
  const [isOpen, setIsOpen] = useState(added === index || isAlone)
  const [reached, setReached] = useState<typeof target>(null)
  if (target && target !== reached && target.path.length > path.length && isWithin(target.path, path)) {
    setReached(target)
    setIsOpen(true)
  }
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem, onCopyItem } =
    buttonsProps
  const isFixed = buttonsProps.readonly === true
  const label =
    labelOf(withoutOwnId(props.schema, values[index]), locale) || t('fields.row', { place: index + 1 })
  const named = (action: string) => `${t(`forms.list.${action}`)}: ${label}`

  function change(run: (event: SyntheticEvent) => void, event: SyntheticEvent, focus: number | null) {
    // Text being typed in a row must move with the row.
    flushSync(() => store.commitDrafts())
    if (focus !== null) awaitFocus(focus)
    run(event)
  }

  function press(event: KeyboardEvent) {
    if (!event.altKey || isFixed) return
    const run = event.key === 'ArrowUp' && hasMoveUp ? onMoveUpItem : onMoveDownItem
    if ((event.key === 'ArrowUp' && hasMoveUp) || (event.key === 'ArrowDown' && hasMoveDown)) {
      event.preventDefault()
      event.stopPropagation()
      change(run, event, null)
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFreshRow(null)
  }

  const canFold = isFoldable(props)
  const buttons = !isFixed && (
    <span className={styles.rowButtons}>
      {(hasMoveUp || hasMoveDown) && (
        <>
          <Button
            variant="ghost"
            size="s"
            square
            icon="chevron-up"
            aria-label={named('up')}
            disabled={!hasMoveUp}
            onClick={(event) => change(onMoveUpItem, event, null)}
          />
          <Button
            variant="ghost"
            size="s"
            square
            icon="chevron-down"
            aria-label={named('down')}
            disabled={!hasMoveDown}
            onClick={(event) => change(onMoveDownItem, event, null)}
          />
        </>
      )}
      {buttonsProps.canAdd && canFold && (
        <Button
          variant="ghost"
          size="s"
          square
          icon="copy"
          aria-label={named('copy')}
          onClick={(event) => change(onCopyItem, event, index + 1)}
        />
      )}
      {hasRemove && (
        <Button
          variant="ghost"
          size="s"
          square
          icon="close"
          aria-label={named('remove')}
          onClick={(event) => change(onRemoveItem, event, index)}
        />
      )}
    </span>
  )
  if (!canFold)
    return (
      <li className={styles.line} onKeyDown={press} onBlur={leave}>
        <div className={styles.lineField}>{children}</div>
        {buttons}
      </li>
    )
  return (
    <li className={styles.row} onKeyDown={press} onBlur={leave}>
      <div className={styles.rowHead}>
        <button
          type="button"
          className={styles.rowName}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={18} />
          <span>{label}</span>
        </button>
        {buttons}
      </div>
      {isOpen && <div className={styles.rowFields}>{children}</div>}
    </li>
  )
}
