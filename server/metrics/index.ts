export { createMetrics, measured, type Metrics } from './metrics.ts'
export { createMetricsServer } from './metrics-server.ts'
export { measureRequests, sentMetrics } from './request-metrics.ts'
export { registerVitals } from './vitals-route.ts'
