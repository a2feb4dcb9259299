export { CashbackPanel } from './cashback-panel.tsx'
export { showUnseen } from './unseen-dialog.tsx'
