/** Columns that a table of wins can have. */
export const winColumns = ['name', 'player', 'bet', 'time', 'win'] as const
export type WinColumn = (typeof winColumns)[number]
