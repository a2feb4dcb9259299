import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { daysBetween, maxPeriodDays } from '../../../schemas/studio/days.ts'
import { Row } from '../kit/layout.tsx'
import { LabelledSelect, SmallField, SmallInput } from '../kit/small-field.tsx'
import { useSiteTimeZone } from '../site-time-zone.ts'
import { periodIn, periodLengths } from './periods.ts'
import styles from './results.module.css'

/** The period of the results, which is kept in the address. */
export function usePeriod() {
  const [params, setParams] = useSearchParams()
  const period = periodIn(params, useSiteTimeZone())
  const set = (next: Record<string, string>) => setParams(next, { replace: true })
  return { period, set }
}

/** Chooses the last days, or the days of a campaign. */
export function PeriodChoice({ period, set }: ReturnType<typeof usePeriod>) {
  const { t } = useTranslation()
  const { from, to, days } = period
  const day = (name: 'from' | 'to') => (
    <SmallField label={t(`results.${name}`)} className={styles.choice}>
      {(id) => (
        <SmallInput
          id={id}
          type="date"
          value={period[name]}
          onChange={({ target: { value } }) => {
            const next = { from, to, [name]: value }
            if (value === '') return
            const length = daysBetween(next.from, next.to)
            // One day that is on the wrong side of the other takes it along.
            set(length >= 1 && length <= maxPeriodDays ? next : { from: value, to: value })
          }}
        />
      )}
    </SmallField>
  )
  return (
    <Row role="group" aria-label={t('results.period')} gap={12} align="end">
      <LabelledSelect
        label={t('results.period')}
        className={styles.choice}
        value={days ?? 0}
        options={[
          ...periodLengths.map((value) => ({ value, label: t('results.lastDays', { count: value }) })),
          { value: 0, label: t('results.own') },
        ]}
        onChange={(value) => set(value === 0 ? { from, to } : { days: String(value) })}
      />
      {days === undefined && (
        <>
          {day('from')}
          {day('to')}
        </>
      )}
    </Row>
  )
}
