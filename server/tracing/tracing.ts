import { randomBytes } from 'node:crypto'
import { SpanSender, type Span, type TracingLog } from './span-sender.ts'

export interface OpenSpan {
  /** The W3C header that makes other work a part of this span. */
  traceparent: string
  end: (result: Pick<Span, 'name' | 'isFailed' | 'attributes'>) => void
}

export interface Tracing {
  /** Starts a span within the span of `parent`, a `traceparent`, or a new trace; `start` is now by default. */
  open: (kind: Span['kind'], parent: string | undefined, start?: number) => OpenSpan
  /** Sends what was not sent yet. */
  close: () => Promise<void>
}

const wellFormed = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/

const newId = (bytes: number) => randomBytes(bytes).toString('hex')

/** The current time in milliseconds since 1970, with fractions. */
export const now = () => performance.timeOrigin + performance.now()

/** Creates spans and sends them to an OpenTelemetry collector, unless the trace's origin said that it is not kept. */
export function createTracing(collectorUrl: string, log: TracingLog): Tracing {
  const sender = new SpanSender(collectorUrl, log)
  return {
    open(kind, parent = '', start = now()) {
      const [, traceId = newId(16), parentSpanId, isKept = '1'] = wellFormed.exec(parent) ?? []
      const spanId = newId(8)
      return {
        traceparent: `00-${traceId}-${spanId}-0${isKept}`,
        end(result) {
          if (isKept === '1')
            sender.add({ ...result, kind, traceId, spanId, parentSpanId, start, end: now() })
        },
      }
    },
    close: () => sender.close(),
  }
}
