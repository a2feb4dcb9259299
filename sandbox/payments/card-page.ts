import type { Locale } from '../locale.ts'
import { toAmount } from '../ledger/currencies.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import { simulatorPage } from '../providers/simulator-page.ts'
import { cardCode, codeField } from './payment-page.ts'
import { grouped, parseRequisites } from './requisites.ts'
import type { StoredTransaction } from './transactions.ts'

/** Fields of the processor's form. The number is stored masked, the others not at all. */
const fields = {
  number: { pattern: /^\d{16}$/, hint: '8600 1234 5678 9012', autocomplete: 'cc-number', maxLength: 19 },
  expiry: { pattern: /^(0[1-9]|1[0-2])\/?\d{2}$/, hint: '12/30', autocomplete: 'cc-exp', maxLength: 5 },
  cvc: { pattern: /^\d{3}$/, hint: '123', autocomplete: 'cc-csc', maxLength: 3 },
} as const
type CardField = keyof typeof fields
const names = ['number', 'expiry', 'cvc'] as const satisfies readonly CardField[]

export interface TypedCard {
  number: string
  /** Names of the fields that the processor rejects. */
  wrong: CardField[]
}

/** The card that the payer has typed into the processor's form. */
export function typedCard(form: ReadonlyMap<string, string>): TypedCard {
  const valueOf = (name: CardField) => (form.get(name) ?? '').replaceAll(' ', '')
  return {
    number: valueOf('number'),
    wrong: names.filter((name) => !fields[name].pattern.test(valueOf(name))),
  }
}

function cardField(name: CardField, locale: Locale, isWrong: boolean): Html {
  const { card } = texts[locale].payment
  const { hint, autocomplete, maxLength } = fields[name]
  return html`<label class="code">
    <span>${card[name]}</span>
    <input
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      aria-describedby="${name}-hint"
      ${isWrong ? html`aria-invalid="true"` : []}
    />
    <span id="${name}-hint" ${isWrong ? html`role="alert"` : []}>
      ${isWrong ? card.wrong[name] : card.hint.replace('{example}', hint)}
    </span>
  </label>`
}

/** Whether the payer has entered the card, so that the bank's code is next. */
export const hasCard = ({ requisites }: Pick<StoredTransaction, 'requisites'>) =>
  'card_number' in parseRequisites(requisites)

interface CardPageOptions {
  locale: Locale
  /** Origin of the site around the iframe. */
  siteOrigin: string
  wrong?: readonly CardField[]
  /** The payer has entered a wrong code. */
  isWrongCode?: boolean
}

/** The card form of a processor, for an iframe of the site; once the card is known, the bank asks for its code. */
export function cardPage(
  payment: StoredTransaction,
  { locale, siteOrigin, wrong = [], isWrongCode = false }: CardPageOptions,
): string {
  const { payment: say, currencies } = texts[locale]
  const { card_number: number } = parseRequisites(payment.requisites)
  const currency = new Map(Object.entries(currencies)).get(payment.currency) ?? payment.currency
  const amount = `${formatAmount(toAmount(payment.amount, payment.currency))} ${currency}`
  return simulatorPage({
    locale,
    title: number === undefined ? say.card.title : say.card.codeTitle,
    label: say.simulator,
    body: html`<form method="post">
      ${
        number === undefined
          ? names.map((name) => cardField(name, locale, wrong.includes(name)))
          : html`<p class="explanation code">${grouped(number)}</p>
              ${codeField(say, isWrongCode)}`
      }
      <button class="pay" name="decision" value="pay">${say.pay} · ${amount}</button>
      <button class="whole" name="decision" value="cancel" formnovalidate>${say.cancel}</button>
    </form>`,
    script: { asset: 'card-frame.js', data: { siteOrigin } },
  })
}

/** Whether the bank accepts the code. */
export const isCardCode = (form: ReadonlyMap<string, string>) => form.get('code') === cardCode
