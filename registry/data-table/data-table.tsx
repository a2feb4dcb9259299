import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Picture } from '../../src/ui/art/picture.tsx'
import { classNames } from '../../src/ui/styles/class-names.ts'
import type { dataTable } from './data-table.schema.ts'
import styles from './data-table.module.css'

/** Explicit roles, because browsers drop table semantics when CSS turns rows into cards. */
export function DataTable({ props }: BlockProps<typeof dataTable, ReactNode>) {
  const { caption, head, rows, isCompact } = props
  if (rows.length === 0) return null
  return (
    <table role="table" className={classNames(styles.table, isCompact !== true && styles.cards)}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {head.map((name, index) => (
            <th key={index} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map(({ cells: [name, ...cells], picture }, row) => (
          <tr key={row} role="row" className={styles.row}>
            <th role="rowheader" scope="row">
              {picture === undefined ? (
                name
              ) : (
                <span className={styles.pictured}>
                  <Picture className={styles.picture} src={picture} alt="" sizes="72px" />
                  {name}
                </span>
              )}
            </th>
            {cells.map((text, index) => (
              <td key={index} role="cell" data-label={head[index + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
