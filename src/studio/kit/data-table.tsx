import type { ReactNode } from 'react'
import { classNames } from '../../ui/styles/class-names.ts'
import styles from './data-table.module.css'

export interface Column<Item> {
  title: string
  /** The title is for screen readers only: the cells have labelled buttons. */
  isTitleHidden?: boolean
  /** Its cells are numbers, one below the other. */
  isNumber?: boolean
  /** Whether the cell names its row. */
  isRowTitle?: boolean
  cell: (item: Item) => ReactNode
}

interface DataTableProps<Item> {
  columns: readonly Column<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /**
   * On phones, `rows` puts the first and the last cell of a row on lines of their own; `cards` makes a card of each row,
   * with the titles of the columns; `dense` stays a table of even columns.
   */
  layout?: 'rows' | 'cards' | 'dense'
}

/** A table whose columns are data. */
export function DataTable<Item>({ columns, items, keyOf, layout = 'rows' }: DataTableProps<Item>) {
  return (
    <table className={classNames(styles.table, styles[layout])}>
      <thead>
        <tr>
          {columns.map(({ title, isTitleHidden, isNumber }) => (
            <th
              key={title}
              scope="col"
              className={isNumber ? styles.number : undefined}
              {...(isTitleHidden && { 'aria-label': title })}
            >
              {!isTitleHidden && title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)}>
            {columns.map(({ title, isRowTitle, isNumber, cell }) =>
              isRowTitle ? (
                <th key={title} scope="row">
                  {cell(item)}
                </th>
              ) : (
                <td key={title} data-title={title} className={isNumber ? styles.number : undefined}>
                  {cell(item)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
