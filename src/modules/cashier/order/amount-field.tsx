import { useId, useMemo, useState, type Ref } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { compareAmounts } from '../../../lib/amount.ts'
import { currencyLabel, formatMoney, isSignBefore, typedDecimals } from '../../../lib/format/money.ts'
import { amountInput } from '../../../ui/masked-input/amount-input.ts'
import { maskedInput } from '../../../ui/masked-input/masked-input.ts'
import { useLocale } from '../../../renderer/render-context.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import styles from './amount-field.module.css'

/** As it is sent; '': nothing is typed; null: what is typed is no amount. */
export type TypedAmount = string | null

interface AmountFieldProps {
  amount: TypedAmount
  currency: string
  min: string
  max: string
  /** What the player's limit or balance leaves; null: no limit. */
  left?: string | null
  isWithdrawal?: boolean
  presets: readonly string[]
  /** The whole balance, offered beside the presets. */
  all?: string | undefined
  /** Message about a wrong amount. */
  problem: string | undefined
  inputRef: Ref<HTMLInputElement>
  onChange: (amount: TypedAmount) => void
  onLeave: () => void
}

/** The amount, typed or chosen from presets. Its limits are shown in advance. */
export function AmountField({
  amount,
  currency,
  min,
  max,
  left = null,
  isWithdrawal = false,
  presets,
  all,
  problem,
  inputRef,
  onChange,
  onLeave,
}: AmountFieldProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const decimals = typedDecimals(currency)
  const control = useMemo(() => amountInput(decimals), [decimals])
  const written = control.toText(amount ?? '')
  const [typed, setTyped] = useState({ text: written, amount })
  // The amount was changed from outside, such as by a preset.
  const text = typed.amount === amount ? typed.text : written

  function change(next: string) {
    const read = next === '' ? '' : (control.read(next) ?? null)
    setTyped({ text: next, amount: read })
    if (read !== amount) onChange(read)
  }
  const input = maskedInput({
    text: () => text,
    mask: control.mask,
    change,
    hold: change,
  })
  const leave = () => {
    change(control.tidy(text))
    onLeave()
  }

  const bounds = {
    min: formatMoney({ amount: min, currency }, locale),
    max: formatMoney({ amount: max, currency }, locale),
    left: formatMoney({ amount: left ?? max, currency }, locale),
  }
  const leftText = isWithdrawal ? 'cashier.withdrawal.leftNow' : 'cashier.leftOfLimit'
  // No amount is possible, so that limits of single amounts would only mislead.
  const isImpossible = left !== null && compareAmounts(left, min) < 0
  const isWrong = problem !== undefined || isImpossible
  const hint = () => {
    if (isImpossible)
      return t(isWithdrawal ? 'cashier.withdrawal.belowMin' : 'cashier.limit.belowMin', bounds)
    const known = t('cashier.bounds', bounds)
    return left === null ? known : `${known} · ${t(leftText, bounds)}`
  }
  const isBefore = isSignBefore(currency)
  const sign = <span className={styles.currency}>{currencyLabel(currency, locale)}</span>
  return (
    <div className={styles.sum}>
      <label htmlFor={id} className={styles.label}>
        {t('cashier.amount')}
      </label>
      <div className={styles.field} data-invalid={problem !== undefined || undefined}>
        {isBefore && sign}
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          inputMode={control.inputMode}
          autoComplete="off"
          placeholder="0"
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          {...input}
          onBlur={leave}
        />
        {!isBefore && sign}
      </div>
      <p id={`${id}-note`} className={styles.note} data-invalid={isWrong || undefined}>
        <Icon name={isWrong ? 'warning' : 'info'} size={16} />
        <span>{isImpossible ? hint() : (problem ?? hint())}</span>
      </p>
      {(presets.length > 0 || all !== undefined) && (
        <div className={styles.presets} role="group" aria-label={t('cashier.presets')}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={preset === amount}
              onClick={() => onChange(preset)}
            >
              {control.toText(preset)}
            </button>
          ))}
          {all !== undefined && (
            <button
              type="button"
              className={styles.preset}
              aria-pressed={all === amount}
              onClick={() => onChange(all)}
            >
              {t('cashier.withdrawal.all')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
