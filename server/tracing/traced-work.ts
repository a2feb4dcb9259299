import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../contracts/platform.ts'
import { requestRoute, shownPage } from '../http/request-route.ts'
import { resultOfFailure } from '../lib/call-result.ts'
import { requestContext, runInRequest } from '../lib/request-context.ts'
import { proxyTest, type TrustedProxies } from '../lib/trusted-proxies.ts'
import { now, type OpenSpan, type Tracing } from './tracing.ts'

/** Traces every request. Only proxies can make it a part of their own trace: visitors could choose any. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, trustProxy: TrustedProxies): void {
  const isProxy = proxyTest(trustProxy)
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const isBelieved = typeof traceparent === 'string' && isProxy(request.socket.remoteAddress ?? '')
    const span = tracing.open('server', isBelieved ? traceparent : undefined)
    spans.set(request, span)
    const context = requestContext()
    if (context) context.traceparent = span.traceparent
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const route = requestRoute(request)
    const page = shownPage(request)
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      isFailed: statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        ...(page !== undefined && { 'marquee.page': page }),
        'http.response.status_code': statusCode,
        'marquee.request_id': request.id,
      },
    })
    done()
  })
}

/** A request that `work` sends to the platform names its span. */
async function inSpan<Result>(tracing: Tracing, name: string, work: () => Promise<Result>): Promise<Result> {
  const context = requestContext()
  const span = tracing.open('client', context?.traceparent)
  const end = (result: string) =>
    span.end({ name, isFailed: result === 'defect', attributes: { 'marquee.result': result } })
  try {
    const answer = await (context
      ? runInRequest({ ...context, traceparent: span.traceparent }, work)
      : work())
    end('ok')
    return answer
  } catch (error) {
    end(resultOfFailure(error))
    throw error
  }
}

/** Traces the calls that the server makes for the pages it renders. */
export function traced(platform: Platform, tracing: Tracing): Platform {
  return {
    ...platform,
    call: (name, params, context) => inSpan(tracing, name, () => platform.call(name, params, context)),
  }
}

/** Returns a function that traces a publication once it has ended. */
export function publicationTracer(tracing: Tracing) {
  return ({ result, seconds }: { result: string; seconds: number }): void =>
    tracing.open('internal', requestContext()?.traceparent, now() - seconds * 1000).end({
      name: 'publish',
      isFailed: result === 'failed',
      attributes: { 'marquee.result': result },
    })
}
