import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { isIcon } from '../../schemas/icon-names.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { isOffered } from '../../src/renderer/offered-actions.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import { classNames } from '../../src/ui/styles/class-names.ts'
import type { dataTable } from './data-table.schema.ts'
import styles from './data-table.module.css'

type Row = BlockProps<typeof dataTable, ReactNode>['props']['rows'][number]

interface CellProps {
  text: string
  /** Of all cells of the row. */
  marks: Row['marks'] | undefined
  column: number
}

/** The text of a cell with its icon and link. */
function Cell({ text, marks = [], column }: CellProps) {
  const config = useConfig()
  const { icon, action } = marks.find((mark) => mark.column === column) ?? {}
  const shown =
    action !== undefined && isOffered(action, config) ? (
      <ActionButton action={action} className={styles.link}>
        {text}
      </ActionButton>
    ) : (
      text
    )
  if (!isIcon(icon)) return shown
  return (
    <span className={styles.marked}>
      <Icon name={icon} />
      <span>{shown}</span>
    </span>
  )
}

/** Explicit roles, because browsers drop table semantics when CSS turns rows into cards. */
export function DataTable({ props }: BlockProps<typeof dataTable, ReactNode>) {
  const { caption, head, rows, isCompact, highlight } = props
  if (rows.length === 0) return null
  const highlighted = (column: number) => (column === highlight ? '' : undefined)
  return (
    <table role="table" className={classNames(styles.table, isCompact !== true && styles.cards)}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {head.map((name, index) => (
            <th key={index} role="columnheader" scope="col" data-highlight={highlighted(index + 1)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map(({ cells: [name = '', ...cells], picture, marks }, row) => (
          <tr key={row} role="row" className={styles.row}>
            <th role="rowheader" scope="row" data-highlight={highlighted(1)}>
              {picture === undefined ? (
                <Cell text={name} marks={marks} column={1} />
              ) : (
                <span className={styles.pictured}>
                  <Picture className={styles.picture} src={picture} alt="" sizes="72px" />
                  <Cell text={name} marks={marks} column={1} />
                </span>
              )}
            </th>
            {cells.map((text, index) => (
              <td
                key={index}
                role="cell"
                data-label={head[index + 1]}
                data-highlight={highlighted(index + 2)}
              >
                <Cell text={text} marks={marks} column={index + 2} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
