import type { TableColumn } from '../../schemas/documents/table-columns.ts'

export type BetColumn = TableColumn<'game' | 'details' | 'date' | 'balance' | 'stake' | 'win' | 'outcome'>
