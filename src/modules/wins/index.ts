export { JackpotCard } from './jackpot-card.tsx'
export { JackpotWins } from './jackpot-wins.tsx'
export { WinsTable } from './wins-table.tsx'
