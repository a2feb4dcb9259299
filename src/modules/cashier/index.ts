export { depositAndLeave } from './deposit/deposit-operation.ts'
export { makeWithdrawal, withdrawals } from './withdrawal/make-withdrawal.ts'
export {
  historyPageSize,
  loadHistory,
  type HistoryItem,
  type HistoryTab,
  historyTabs,
  statusesOf,
  tabOf,
  loadRecent,
} from './history/history-pages.ts'
export { CancelButton } from './status/cancel-button.tsx'
export { PaymentSteps } from './status/payment-steps.tsx'
export {
  type AllHistory,
  type DayRange,
  type KeyedItem,
  loadAllHistory,
  maxEntries,
  rewardsOnce,
} from './history/history-all.ts'
export { describeItem } from './history/describe-item.ts'
export { AmountField, type TypedAmount } from './order/amount-field.tsx'
export {
  amountMessage,
  amountProblem,
  offeredAmounts,
  depositSums,
  withdrawalSums,
} from './order/amount-rules.ts'
export { deposits, noOffer } from './deposit/make-deposit.ts'
export { MethodPicker } from './order/method-picker.tsx'
export { MoneyNotice, Notice } from './intents/money-notice.tsx'
export { OrderLayout, OrderPart, RequisitesHead } from './order/order-layout.tsx'
export { OrderSummary } from './order/order-summary.tsx'
export {
  firstChoice,
  methodName,
  offeredMethods,
  type OfferedMethod,
  type OfferedWithdrawal,
  offeredWithdrawals,
} from './order/payment-methods.ts'
export { methodTerms, termsInLine } from './order/method-terms.ts'
export { MethodFacts } from './order/method-facts.tsx'
export { knownRequisites, narrowRequisites } from './order/requisites.ts'
export { useMethodAddress } from './order/use-method-address.ts'
export { useRemembered } from './order/use-remembered.ts'
export { useRejected } from './intents/use-rejected.ts'
export { useStart } from './intents/use-start.ts'
export { useSuggestedAmount } from './deposit/suggested-amount.ts'
export {
  forgetOrder,
  markOutcomeSeen,
  storeOrder,
  unseenPayment,
  useStoredOrder,
} from './deposit/stored-order.ts'
export { paymentKey, paymentUrl } from './deposit/leave-for-payment.ts'
export { announceOutcome } from './status/announce-outcome.ts'
export { ContinuePayment } from './status/continue-payment.tsx'
export { useDepositInfo } from './status/use-deposit-info.ts'
export { latestPayment, useTransaction } from './status/use-transaction.ts'
