export { BalanceBreakdown } from './balance-breakdown.tsx'
export { BalancePill } from './balance-pill.tsx'
export { refreshBalance } from './shared-refresh.ts'
export { useBalance } from './use-balance.ts'
