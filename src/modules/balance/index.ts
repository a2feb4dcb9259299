export { BalanceBreakdown } from './balance-breakdown.tsx'
export { BalancePill } from './balance-pill.tsx'
export { refreshBalance } from './shared-refresh.ts'
export { totalBalance, useBalance } from './use-balance.ts'
