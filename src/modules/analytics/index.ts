export { startAnalytics } from './start-analytics.ts'
