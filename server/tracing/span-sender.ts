/** A piece of work that has ended. */
export interface Span {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: keyof typeof kinds
  /** Milliseconds since 1970, with fractions. */
  start: number
  end: number
  attributes: Readonly<Record<string, string | number>>
  isFailed: boolean
}

export interface TracingLog {
  info: (message: string) => void
  warn: (message: string) => void
}

/** As OTLP numbers them. */
const kinds = { internal: 1, server: 2, client: 3 } as const
const failed = { code: 2 } as const

/** Spans that are kept until they are sent. More are left out, so that a busy server stays fast. */
const maxSpans = 2_000
/** Milliseconds. */
const sendInterval = 1_000
const answerLimit = 10_000

const nanoseconds = (milliseconds: number) => String(BigInt(Math.round(milliseconds * 1000)) * 1000n)

const attributeOf = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
})

const encodeAttributes = (attributes: Span['attributes']) => Object.entries(attributes).map(attributeOf)

const encodeSpan = ({ kind, start, end, attributes, isFailed, ...span }: Span) => ({
  ...span,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
  attributes: encodeAttributes(attributes),
  ...(isFailed && { status: failed }),
})

/** The body of an OTLP request. */
const encode = (spans: readonly Span[]) =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: encodeAttributes({ 'service.name': 'marquee' }) },
        scopeSpans: [{ scope: { name: 'marquee' }, spans: spans.map(encodeSpan) }],
      },
    ],
  })

/** Sends spans to an OpenTelemetry collector every second: OTLP over HTTP, as JSON. What fails is not repeated. */
export class SpanSender {
  readonly #url: string
  readonly #log: TracingLog
  readonly #timer = setInterval(() => void this.#sendOnce(), sendInterval).unref()
  #spans: Span[] = []
  #sending: Promise<void> | undefined
  #isFailing = false

  constructor(collectorUrl: string, log: TracingLog) {
    this.#url = `${collectorUrl.replace(/\/+$/, '')}/v1/traces`
    this.#log = log
  }

  add(span: Span): void {
    if (this.#spans.length < maxSpans) this.#spans.push(span)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#sending
    await this.#sendOnce()
  }

  /** Never two at once: a slow collector gets one request at a time. */
  async #sendOnce(): Promise<void> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined
    })
    await this.#sending
  }

  async #send(): Promise<void> {
    const spans = this.#spans
    if (spans.length === 0) return
    this.#spans = []
    try {
      const { ok, status } = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: encode(spans),
        signal: AbortSignal.timeout(answerLimit),
      })
      if (!ok) throw new Error(`status ${status}`)
      if (this.#isFailing) this.#log.info('tracing: the collector takes traces again')
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing) this.#log.warn(`tracing: the collector takes no traces: ${String(error)}`)
      this.#isFailing = true
    }
  }
}
