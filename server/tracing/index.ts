export { publicationTracer, traced, traceRequests } from './traced-work.ts'
export { createTracing, type Tracing } from './tracing.ts'
