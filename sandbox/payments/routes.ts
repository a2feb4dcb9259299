import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale } from '../locale.ts'
import { acceptForms, readForm } from '../http/form-data.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { receiveCallback, type CallbackAnswer } from './callback.ts'
import {
  answeredPage,
  cardCode,
  needsCode,
  paymentPage,
  resultPath,
  unknownPaymentPage,
} from './payment-page.ts'
import { decide, findPayment, isDecision } from './provider.ts'
import type { StoredTransaction } from './transactions.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page that closes its own window needs a script. */
const closingPolicy = `${policy}; script-src 'self'`

interface PaymentRoute {
  Params: { token: string }
}

const localeOf = ({ locale }: StoredTransaction) => (isLocale(locale) ? locale : defaultLocale)

function sendPage(reply: FastifyReply, status: number, page: string, contentPolicy = policy): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentPolicy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .send(page)
}

/** Where the payer is redirected after deciding; a popup window shows a page that closes itself. */
function answeredPath(payment: StoredTransaction): string {
  return payment.display === 'new_window'
    ? `/sandbox/payments/${payment.token}/answered`
    : resultPath(payment, localeOf(payment))
}

const callbackStatus = {
  malformed: 400,
  signature: 401,
  unknown: 404,
  amount: 422,
} as const satisfies Record<Extract<CallbackAnswer, { accepted: false }>['reason'], number>

/** The simulated payment provider: its page and the return URL. The token in the URL grants access. */
export function registerPayments(scope: FastifyInstance, sandbox: SandboxContext): void {
  acceptForms(scope)
  const domain = sandbox.publicUrl.host

  /** Passes the payment of the URL to the handler, or answers with the error page. */
  const withPayment =
    (answer: (payment: StoredTransaction, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest<PaymentRoute>, reply: FastifyReply) => {
      const payment = await findPayment(sandbox, request.params.token)
      return payment
        ? answer(payment, request, reply)
        : sendPage(reply, 404, unknownPaymentPage(defaultLocale))
    }

  scope.get(
    '/sandbox/payments/:token',
    withPayment((payment, _request, reply) =>
      payment.status === 'pending'
        ? sendPage(reply, 200, paymentPage(payment, { locale: localeOf(payment), domain }))
        : reply.redirect(answeredPath(payment), 303),
    ),
  )

  scope.post(
    '/sandbox/payments/:token',
    withPayment(async (payment, request, reply) => {
      const form = await readForm(request)
      const decision = form.get('decision')
      const shown = { locale: localeOf(payment), domain }
      if (!isDecision(decision)) return sendPage(reply, 400, paymentPage(payment, shown))
      if (decision === 'pay' && needsCode(payment) && form.get('code') !== cardCode)
        return sendPage(reply, 422, paymentPage(payment, { ...shown, isWrongCode: true }))
      const status = await decide(sandbox, payment, decision)
      return reply.redirect(answeredPath({ ...payment, status }), 303)
    }),
  )

  scope.get(
    '/sandbox/payments/:token/answered',
    withPayment((payment, _request, reply) =>
      sendPage(reply, 200, answeredPage(payment, localeOf(payment)), closingPolicy),
    ),
  )

  // Providers send the payer back by GET or POST. A cross-site POST carries no cookies, so it is answered
  // with a redirect that the browser follows with them.
  scope.route({
    method: ['GET', 'POST'],
    url: '/sandbox/payments/:token/return',
    config: { isOpenToOtherSites: true },
    handler: withPayment((payment, _request, reply) =>
      reply.redirect(resultPath(payment, localeOf(payment)), 303),
    ),
  })

  scope.post('/sandbox/payments/callback', async (request, reply) => {
    const answer = await receiveCallback(sandbox, await readForm(request))
    return reply
      .code(answer.accepted ? 200 : callbackStatus[answer.reason])
      .header('cache-control', 'no-store')
      .send(answer)
  })
}
