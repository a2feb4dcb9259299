import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { toPointer } from '../../../schemas/json-schema.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox } from '../../ui/controls/field.tsx'
import { SegmentedChoice } from '../segments/segmented-choice.tsx'
import { stepsOf } from '../json-path.ts'
import { TextCell } from './text-cell.tsx'
import { filterRows, rowsOf, type RowFilter } from './rows.ts'
import type { EditedCatalogue } from './siblings.tsx'
import { Hint } from '../kit/text.tsx'
import styles from './catalogue.module.css'

interface CatalogueTableProps {
  /** The open catalogue. */
  name: string
  columns: readonly (EditedCatalogue & { language: string })[]
  issues: readonly DocumentIssue[]
  target: { pointer: string } | null
  isReadOnly: boolean
}

/** Rows per page; more rows slow down typing. */
const pageSize = 40
const filters: readonly RowFilter[] = ['all', 'missing', 'changed']

/** Texts in several languages side by side, page by page. */
export function CatalogueTable({ name, columns, issues, target, isReadOnly }: CatalogueTableProps) {
  const { t } = useTranslation()
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<RowFilter>('all')
  const [page, setPage] = useState(0)
  /** Keys of the search result: an edited row stays visible even if it no longer matches. */
  const [found, setFound] = useState<ReadonlySet<string> | null>(null)
  const [jumped, setJumped] = useState<typeof target>(null)

  const rows = rowsOf(
    columns.map(({ edited }) => ({ body: edited.body, published: edited.published?.body ?? null })),
  )
  const shown = found ? rows.filter(({ key }) => found.has(key)) : rows
  const messages = useMemo(() => new Map(issues.map(({ path, message }) => [path, message])), [issues])
  const last = Math.max(0, Math.ceil(shown.length / pageSize) - 1)
  const current = Math.min(page, last)

  function look(nextQuery: string, nextFilter: RowFilter) {
    setQuery(nextQuery)
    setFilter(nextFilter)
    setPage(0)
    const isAll = nextQuery.trim() === '' && nextFilter === 'all'
    setFound(isAll ? null : new Set(filterRows(rows, nextQuery, nextFilter).map(({ key }) => key)))
  }

  // A jump to an issue resets the search.
  if (target !== jumped) {
    setJumped(target)
    const place = rows.findIndex(({ path }) => toPointer(path) === target?.pointer)
    if (place >= 0) {
      setQuery('')
      setFilter('all')
      setFound(null)
      setPage(Math.floor(place / pageSize))
    }
  }
  useEffect(() => {
    if (target) document.getElementById(cellId(id, name, stepsOf(target.pointer).join('.')))?.focus()
  }, [target, id, name])

  /** Moves the focus to the same language in the next or previous row. */
  function move(from: HTMLElement, step: 1 | -1) {
    const cells = [...(table.current?.querySelectorAll<HTMLElement>('textarea') ?? [])]
    cells[cells.indexOf(from) + step * columns.length]?.focus()
  }

  return (
    <>
      <div className={styles.search}>
        <ControlBox>
          <input
            type="search"
            aria-label={t('catalogue.search')}
            placeholder={t('catalogue.search')}
            value={query}
            onChange={({ target: input }) => look(input.value, filter)}
          />
        </ControlBox>
        <SegmentedChoice
          label={t('catalogue.filter')}
          value={filter}
          onChange={(next) => look(query, next)}
          options={filters.map((value) => ({ value, label: t(`catalogue.filters.${value}`) }))}
        />
      </div>
      <Hint role="status">{t('catalogue.count', { count: shown.length, total: rows.length })}</Hint>
      {shown.length > 0 && (
        <table ref={table} className={styles.table} aria-label={t('catalogue.title')}>
          <thead>
            <tr>
              <th scope="col">{t('catalogue.key')}</th>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.language}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown
              .slice(current * pageSize, (current + 1) * pageSize)
              .map(({ key, path, texts, changed }) => (
                <tr key={key}>
                  <th scope="row" className={styles.key}>
                    {key}
                  </th>
                  {columns.map((column, index) => (
                    <td key={column.name}>
                      <TextCell
                        id={cellId(id, column.name, key)}
                        label={`${key}, ${column.language}`}
                        language={column.language}
                        path={path}
                        text={texts[index] ?? null}
                        isChanged={changed[index] === true}
                        problem={column.name === name ? messages.get(toPointer(path)) : undefined}
                        edited={column.edited}
                        isReadOnly={isReadOnly}
                        onMove={move}
                      />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {last > 0 && (
        <nav className={styles.pages} aria-label={t('catalogue.pages')}>
          <Button size="s" variant="secondary" disabled={current === 0} onClick={() => setPage(current - 1)}>
            {t('catalogue.before')}
          </Button>
          <span>{t('catalogue.page', { page: current + 1, of: last + 1 })}</span>
          <Button
            size="s"
            variant="secondary"
            disabled={current === last}
            onClick={() => setPage(current + 1)}
          >
            {t('catalogue.next')}
          </Button>
        </nav>
      )}
    </>
  )
}

const cellId = (table: string, catalogue: string, key: string) => `${table}/${catalogue}/${key}`
