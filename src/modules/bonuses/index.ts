export { BonusPanel } from './bonus-panel.tsx'
