export { JackpotCard } from './jackpot-card.tsx'
export { JackpotWins } from './jackpot-wins.tsx'
export { WinsTable, type ShownWin } from './wins-table.tsx'
