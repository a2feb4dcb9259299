import { runAnalytics } from './analytics/run-analytics.ts'
import { pageAround } from './page-around.ts'

runAnalytics(pageAround())
