export { siteChecks } from './checks.ts'
export { Health } from './health.ts'
export { registerHealth } from './health-routes.ts'
