import type { FastifyInstance, FastifyReply } from 'fastify'
import { defaultLocale, isLocale } from '../../../schemas/locale.ts'
import { acceptForms, readForm } from '../http/form-data.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { paymentPage, resultPath, unknownPaymentPage } from './payment-page.ts'
import { findPayment, isDecision, settle } from './settle.ts'
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

interface PaymentRoute {
  Params: { token: string }
}

const localeOf = ({ locale }: StoredTransaction) => (isLocale(locale) ? locale : defaultLocale)

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .send(page)
}

/** The simulated payment provider: its page, and the way back to the site. The address is the key to it. */
export function registerPayments(scope: FastifyInstance, sandbox: SandboxContext): void {
  acceptForms(scope)

  scope.get<PaymentRoute>('/sandbox/payments/:token', async ({ params }, reply) => {
    const payment = await findPayment(sandbox, params.token)
    if (!payment) return sendPage(reply, 404, unknownPaymentPage(defaultLocale))
    const locale = localeOf(payment)
    if (payment.status !== 'pending') return reply.redirect(resultPath(payment, locale), 303)
    return sendPage(reply, 200, paymentPage(payment, locale, sandbox.publicUrl.host))
  })

  scope.post<PaymentRoute>('/sandbox/payments/:token', async (request, reply) => {
    const payment = await findPayment(sandbox, request.params.token)
    if (!payment) return sendPage(reply, 404, unknownPaymentPage(defaultLocale))
    const locale = localeOf(payment)
    const decision = (await readForm(request)).get('decision')
    if (!isDecision(decision))
      return sendPage(reply, 400, paymentPage(payment, locale, sandbox.publicUrl.host))
    const status = await settle(sandbox, payment, decision)
    return reply.redirect(resultPath({ id: payment.id, status }, locale), 303)
  })
}
