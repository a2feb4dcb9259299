export { showUnseen } from './unseen-dialog.tsx'
export { decline, describeCashbackError } from './cashback-calls.ts'
export { usePeriod } from './use-period.ts'
export { useReceiving } from './use-receiving.ts'
