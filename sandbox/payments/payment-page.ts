import { opensPaymentPage } from '../../schemas/api/payment-displays.ts'
import type { Locale } from '../locale.ts'
import { toAmount } from '../ledger/currencies.ts'
import { assetUrl } from '../pages/assets.ts'
import { documentHead } from '../pages/document-head.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html, type Html } from '../pages/html.ts'
import { texts, type Texts } from '../pages/texts.ts'
import { scanCode } from './scan-code.ts'
import { grouped } from './requisites.ts'
import { transactionEntity, type StoredTransaction } from './transactions.ts'

/** Site path with the language prefix. */
const sitePath = (path: string, locale: Locale) => (locale === 'ru' ? `/ru${path}` : path)

function page(locale: Locale, title: string, body: Html, head: Html | [] = []): string {
  return html`<!doctype html>
    <html lang="${texts[locale].language}">
      ${documentHead({ title, styles: ['payment.css'], rest: head })}
      <body>
        ${body}
      </body>
    </html>`.text
}

function row(term: string, value: string): Html {
  return html`<div class="row">
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`
}

function requisiteRow(
  { card_number: card, phone }: Readonly<Record<string, string>>,
  say: Texts['payment'],
): Html | [] {
  if (card !== undefined) return row(say.requisites, grouped(card))
  return phone === undefined ? [] : row(say.phone, phone)
}

/** The code that the simulated bank sends for a payment with a saved card. */
export const cardCode = '123456'

/** Whether the payer must enter the bank's code. */
export const needsCode = ({ card_id: cardId }: Pick<StoredTransaction, 'card_id'>) => cardId !== null

/** The field for the bank's code. */
export function codeField({ code }: Texts['payment'], isWrong: boolean): Html {
  return html`<label class="code">
    <span>${code.label}</span>
    <input
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="6"
      aria-describedby="code-hint"
      ${isWrong ? html`aria-invalid="true" autofocus` : []}
    />
    <span id="code-hint" ${isWrong ? html`role="alert"` : []}>
      ${isWrong ? code.wrong : code.hint.replace('{code}', cardCode)}
    </span>
  </label>`
}

interface PaymentPageOptions {
  locale: Locale
  domain: string
  /** The payer has entered a wrong code. */
  isWrongCode?: boolean
}

/** The provider's page where the payer decides; for a payment by app, it simulates the app. */
export function paymentPage(
  payment: StoredTransaction,
  { locale, domain, isWrongCode = false }: PaymentPageOptions,
): string {
  const { payment: say, currencies } = texts[locale]
  const { amount, requisites } = transactionEntity(payment, domain)
  const currency = new Map(Object.entries(currencies)).get(amount.currency) ?? amount.currency
  const isApp = !opensPaymentPage(payment.display)
  const title = isApp ? say.appTitle : say.title
  const fee = formatAmount(toAmount(payment.fee, payment.currency))
  return page(
    locale,
    title,
    html`<main>
      <p class="simulator"><span aria-hidden="true">●</span> ${say.simulator}</p>
      <h1>${title}</h1>
      ${isApp ? scanCode(payment.token, say.appCode) : []}
      <p class="amount">
        <span class="label">${say.amount}</span>
        <strong>${formatAmount(toAmount(payment.amount, payment.currency))}</strong> ${currency}
      </p>
      <dl>
        ${row(say.merchant, domain)} ${row(say.method, payment.method.toUpperCase())}
        ${requisiteRow(requisites, say)} ${payment.fee === 0n ? [] : row(say.fee, `${fee} ${currency}`)}
        ${row(say.number, String(payment.id))}
      </dl>
      <p class="explanation">${isApp ? say.appExplanation : say.explanation}</p>
      <form method="post">
        ${needsCode(payment) ? codeField(say, isWrongCode) : []}
        <button class="pay" name="decision" value="pay">${say.pay}</button>
        <button name="decision" value="decline">${say.decline}</button>
        <button name="decision" value="cancel">${say.cancel}</button>
      </form>
    </main>`,
  )
}

/** Shown in a popup window after the payer has decided: it closes itself, or links to the result. */
export function answeredPage(payment: StoredTransaction, locale: Locale): string {
  const say = texts[locale].payment
  return page(
    locale,
    say.closeTitle,
    html`<main>
      <h1>${say.closeTitle}</h1>
      <p class="explanation">${say.closeExplanation}</p>
      <button class="pay" type="button" data-close>${say.close}</button>
      <p><a class="button" href="${resultPath(payment, locale)}">${say.toSite}</a></p>
    </main>`,
    html`<script src="${assetUrl('close-window.js')}" defer></script>`,
  )
}

/** Error page for an unknown payment URL. */
export function unknownPaymentPage(locale: Locale): string {
  const say = texts[locale].payment
  return page(
    locale,
    say.unknownTitle,
    html`<main>
      <h1>${say.unknownTitle}</h1>
      <p class="explanation">${say.unknown}</p>
      <p><a class="pay" href="${sitePath('/cashier/deposit', locale)}">${say.toCashier}</a></p>
    </main>`,
  )
}

/** Site path of a payment's result page. */
export function resultPath({ id, status }: Pick<StoredTransaction, 'id' | 'status'>, locale: Locale): string {
  const paths = {
    success: `/cashier/paysuccess/${id}`,
    fail: `/cashier/payfail/${id}`,
    cancel: '/cashier/paycancel',
    pending: `/cashier/paypending/${id}`,
  } as const
  return sitePath(paths[status], locale)
}
