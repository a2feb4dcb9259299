import { useState } from 'react'
import { readDate } from '../../../forms/index.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import type { EnteredDay } from './day-range.ts'
import { maskDate } from './masks.ts'
import { maskedInput } from './masked-input.ts'
import styles from './date-input.module.css'

interface DateInputProps {
  id: string
  value: EnteredDay
  /** Called with a complete day, with '' when the field is emptied, and with null when its text is no day. */
  onChange: (value: EnteredDay) => void
  onBlur?: () => void
  invalid?: boolean
  /** What is wrong with a day that exists. */
  problem?: string | undefined
  describedBy?: string
}

/**
 * A day, typed as dd.mm.yyyy like the dates of forms: the browser's own control writes it in the language of the
 * browser, not of the page. Styled by its surroundings.
 */
export function DateInput({
  id,
  value,
  onChange,
  onBlur,
  invalid = false,
  problem,
  describedBy,
}: DateInputProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState({ text: maskDate(value ?? ''), value })
  const [isLeft, setIsLeft] = useState(false)
  // The value was changed from outside, such as by a reset.
  const text = typed.value === value ? typed.text : maskDate(value ?? '')
  const isComplete = text.length === 10
  const isNone = text !== '' && (isComplete || isLeft) && readDate(text) === null
  const wrong = isNone ? t('dates.wrong') : problem

  function change(next: string) {
    const day = next === '' ? '' : next.length === 10 ? readDate(next) : null
    setTyped({ text: next, value: day })
    setIsLeft(false)
    if (day !== value) onChange(day)
  }
  const input = maskedInput({
    text: () => text,
    mask: maskDate,
    change,
    hold: (held) => setTyped({ text: held, value }),
  })
  const message = `${id}-date`
  return (
    <span className={styles.date}>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('dates.placeholder')}
        value={text}
        aria-invalid={wrong !== undefined || invalid}
        aria-describedby={wrong === undefined ? describedBy : message}
        {...input}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setIsLeft(true)
        }}
        onBlur={() => {
          setIsLeft(true)
          onBlur?.()
        }}
      />
      <span id={message} role="status" className={styles.wrong}>
        {wrong}
      </span>
    </span>
  )
}
