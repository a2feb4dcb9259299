import { randomInt } from 'node:crypto'
import type { CallName } from '../../../schemas/api/calls.ts'
import { methodOf } from '../../../schemas/api/methods.ts'
import { apiVersion } from '../../../schemas/api/version.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { Send } from '../bettor.ts'

/** Long, because a publication on a busy machine takes its time. */
const timeoutMs = 60_000

/** All requests of a run, and those that failed, by what they asked for. */
export class TrafficLog {
  requests = 0
  readonly failures = new Map<string, number>()

  fail(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1)
  }
}

interface Request {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
  /** Statuses besides 200 that are no failure; null: any but those of a server's failure. */
  also?: readonly number[] | null
}

interface VisitorAnswer {
  status: number
  headers: Headers
  text: string
}

/** A browser with its own cookies and network address. */
export class Visitor {
  readonly #cookies = new Map<string, string>()
  readonly #address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

  constructor(
    readonly url: string,
    readonly log: TrafficLog,
  ) {}

  /** Sends a request. Failures are logged; without an answer, the result is null. */
  async send(path: string, request: Request = {}): Promise<VisitorAnswer | null> {
    const { method = 'GET', headers = {}, body, also = [] } = request
    const [name] = path.slice(0, 60).split('?')
    this.log.requests += 1
    try {
      const answer = await fetch(this.url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'x-forwarded-for': this.#address,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body !== undefined && { body }),
      })
      const text = await answer.text()
      const { status } = answer
      this.#keep(answer.headers)
      const isFailure = status >= 500 || (also !== null && status !== 200 && !also.includes(status))
      if (isFailure) this.log.fail(`${method} ${name}: ${status} ${text.slice(0, 200)}`)
      return { status, headers: answer.headers, text }
    } catch (error) {
      this.log.fail(`${method} ${name}: ${String(error)}`)
      return null
    }
  }

  #keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const separator = pair.indexOf('=')
      const [name, value] = [pair.slice(0, separator), pair.slice(separator + 1)]
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  /** Sends a form or JSON to a path; returns the answer's data, undefined if the call failed. */
  async post(path: string, content: URLSearchParams | object, request: Request = {}): Promise<unknown> {
    const isForm = content instanceof URLSearchParams
    const answer = await this.send(path, {
      method: 'POST',
      ...request,
      headers: { ...(!isForm && { 'content-type': 'application/json' }), ...request.headers },
      body: isForm ? content : JSON.stringify(content),
    })
    return dataOf(answer)
  }

  /** Calls the platform; returns the answer's data, undefined if the call failed. */
  async call(name: CallName, params: Record<string, string> = {}, request: Request = {}): Promise<unknown> {
    const query = new URLSearchParams({ v: apiVersion, locale: 'uz' })
    const path = `/api/${name.replace('.', '/')}?${query.toString()}`
    const form = new URLSearchParams(params)
    if (methodOf(name) === 'POST') return this.post(path, form, request)
    return dataOf(await this.send(`${path}&${form.toString()}`, request))
  }

  /** For a `Bettor`, who handles the answers. */
  readonly sendAsBettor: Send = async (path, form) => {
    const answer = await this.send(path, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      also: null,
    })
    if (answer === null) throw new Error('no answer')
    return { ...answer, headers: Object.fromEntries(answer.headers) }
  }
}

function dataOf(answer: VisitorAnswer | null): unknown {
  if (answer?.status !== 200) return undefined
  try {
    const body: unknown = JSON.parse(answer.text)
    return isRecord(body) ? body['data'] : undefined
  } catch {
    return undefined
  }
}
