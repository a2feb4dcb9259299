import { useId, useLayoutEffect, useRef, type ChangeEvent, type Ref } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { groupThousands } from '../../../../schemas/formats.ts'
import { compareAmounts } from '../../../lib/amount.ts'
import { currencyLabel, formatMoney, isSignBefore } from '../../../lib/format/money.ts'
import { useLocale } from '../../../renderer/render-context.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { caretAfterDigits, digitsBefore, onlyDigits } from './grouped-digits.ts'
import styles from './amount-field.module.css'

/** More digits than any limit needs, few enough to remain legible. */
const maxDigits = 12

interface AmountFieldProps {
  /** Digits only. */
  amount: string
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
  onChange: (amount: string) => void
  onLeave: () => void
}

/** The amount, typed with thousands separators or chosen from presets. Its limits are shown in advance. */
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
  const caret = useRef<{ input: HTMLInputElement; digits: number } | undefined>(undefined)

  // Separators move under the caret, so it is put back after the same digit.
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const { input, digits } = caret.current
    caret.current = undefined
    const position = caretAfterDigits(input.value, digits)
    input.setSelectionRange(position, position)
  })

  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    caret.current = { input, digits: digitsBefore(input.value, input.selectionStart ?? input.value.length) }
    onChange(onlyDigits(input.value).slice(0, maxDigits))
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
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={groupThousands(amount)}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          onChange={change}
          onBlur={onLeave}
        />
        {!isBefore && sign}
      </div>
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
              {groupThousands(preset)}
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
      <p id={`${id}-note`} className={styles.note} data-invalid={isWrong || undefined}>
        <Icon name={isWrong ? 'warning' : 'info'} size={16} />
        <span>{isImpossible ? hint() : (problem ?? hint())}</span>
      </p>
    </div>
  )
}
