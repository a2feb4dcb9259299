import type { TableColumn } from '../../schemas/documents/table-columns.ts'

export type HistoryColumn = TableColumn<'operation' | 'date' | 'id' | 'amount' | 'status'>

/** Those of documents without a choice; phones have no room for the number. */
export const defaultColumns: readonly HistoryColumn[] = [
  { column: 'operation' },
  { column: 'date' },
  { column: 'id' },
  { column: 'amount' },
  { column: 'status' },
]

/** Widths on large screens. */
const widths: Readonly<Record<HistoryColumn['column'], string>> = {
  operation: 'minmax(0, 2fr)',
  date: 'minmax(150px, 1.4fr)',
  id: 'minmax(80px, 0.8fr)',
  amount: 'minmax(0, 1.5fr)',
  status: 'minmax(150px, 1.2fr)',
}

/** The style of rows with these columns; none for the default ones, which style sheets know. */
export const columnStyle = (columns: readonly HistoryColumn[]) =>
  columns === defaultColumns
    ? undefined
    : { '--history-columns': columns.map(({ column }) => widths[column]).join(' ') }
