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
import { cardPage, hasCard, isCardCode, typedCard, type TypedCard } from './card-page.ts'
import { decide, findPayment, isDecision, takeCard, type Decision } from './provider.ts'
import { testOutcome } from './test-values.ts'
import type { StoredTransaction } from './transactions.ts'

/** `site`: origin of the site that shows the page in an iframe, and to which its form leads. */
const policyFor = (site?: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${site ?? ''}`,
    "base-uri 'none'",
    `frame-ancestors ${site ?? "'none'"}`,
  ].join('; ')
const policy = policyFor()

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

/**
 * Where the payer is redirected after deciding; a popup window shows a page that closes itself. `siteOrigin`: an iframe
 * has another one.
 */
function answeredUrl(payment: StoredTransaction, siteOrigin: string): string {
  if (payment.display === 'new_window') return `/sandbox/payments/${payment.token}/answered`
  return `${payment.display === 'frame' ? siteOrigin : ''}${resultPath(payment, localeOf(payment))}`
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
  const { host: domain, origin: siteOrigin } = sandbox.publicUrl
  const framePolicy = `${policyFor(siteOrigin)}; script-src 'self'`
  const sendCard = (
    reply: FastifyReply,
    status: number,
    payment: StoredTransaction,
    wrong: { wrong?: TypedCard['wrong']; isWrongCode?: boolean } = {},
  ) =>
    sendPage(
      reply,
      status,
      cardPage(payment, { locale: localeOf(payment), siteOrigin, ...wrong }),
      framePolicy,
    )

  /** The card and then the bank's code, one form after the other. */
  async function takeStep(
    payment: StoredTransaction,
    form: ReadonlyMap<string, string>,
    reply: FastifyReply,
  ): Promise<unknown> {
    const end = async (decision: Decision) => {
      const status = await decide(sandbox, payment, decision)
      return reply.redirect(answeredUrl({ ...payment, status }, siteOrigin), 303)
    }
    if (payment.status !== 'pending') return reply.redirect(answeredUrl(payment, siteOrigin), 303)
    if (form.get('decision') === 'cancel') return end('cancel')
    if (hasCard(payment))
      return isCardCode(form) ? end('pay') : sendCard(reply, 422, payment, { isWrongCode: true })
    const { number, wrong } = typedCard(form)
    if (wrong.length > 0) return sendCard(reply, 422, payment, { wrong })
    if (testOutcome(number, '') !== undefined) return end('decline')
    await takeCard(sandbox, payment, number)
    return reply.redirect(`/sandbox/payments/${payment.token}`, 303)
  }

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
    withPayment((payment, _request, reply) => {
      if (payment.status !== 'pending') return reply.redirect(answeredUrl(payment, siteOrigin), 303)
      if (payment.display === 'frame') return sendCard(reply, 200, payment)
      return sendPage(reply, 200, paymentPage(payment, { locale: localeOf(payment), domain }))
    }),
  )

  scope.post(
    '/sandbox/payments/:token',
    // An iframe without an origin of its own has none; the token grants access.
    { config: { isOpenToOtherSites: true } },
    withPayment(async (payment, request, reply) => {
      const form = await readForm(request)
      if (payment.display === 'frame') return takeStep(payment, form, reply)
      const decision = form.get('decision')
      const shown = { locale: localeOf(payment), domain }
      if (!isDecision(decision)) return sendPage(reply, 400, paymentPage(payment, shown))
      if (decision === 'pay' && needsCode(payment) && form.get('code') !== cardCode)
        return sendPage(reply, 422, paymentPage(payment, { ...shown, isWrongCode: true }))
      const status = await decide(sandbox, payment, decision)
      return reply.redirect(answeredUrl({ ...payment, status }, siteOrigin), 303)
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
