import './deposit-operation.ts'

export { DepositPanel } from './deposit-panel.tsx'
export type { PaymentOutcome } from './payment-outcome.ts'
export { PaymentResult } from './payment-result.tsx'
