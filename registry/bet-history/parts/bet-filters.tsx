import { useId, useState } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Select } from '../../../src/ui/controls/select.tsx'
import { DateInput } from '../../../src/ui/masked-input/date-input.tsx'
import {
  isReversed,
  wrongDay,
  type EnteredDay,
  type EnteredDays,
} from '../../../src/ui/masked-input/day-range.ts'
import type { BetFilter } from '../bet.ts'
import styles from '../bet-history.module.css'

interface BetFiltersProps {
  filter: BetFilter
  /** Names of the games played, by sysname. */
  games: ReadonlyMap<string, string>
  onChange: (filter: BetFilter) => void
}

const statuses = ['open', 'won', 'lost', 'refunded'] as const

/** The filter with only the fields that are filled in. */
function filterOf({ from, to, sysname, status }: Readonly<Record<string, string | undefined>>): BetFilter {
  const known = statuses.find((name) => name === status)
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(sysname && { sysname }),
    ...(known && { status: known }),
  }
}

/** Filters by days, game and outcome; empty fields are not sent, and days that are wrong change nothing. */
export function BetFilters({ filter, games, onChange }: BetFiltersProps) {
  const { t } = useTranslation()
  const id = useId()
  const [days, setDays] = useState<EnteredDays>({ from: filter.from ?? '', to: filter.to ?? '' })
  function changeDay(name: keyof EnteredDays, day: EnteredDay) {
    const next = { ...days, [name]: day }
    setDays(next)
    if (wrongDay(next) === undefined)
      onChange(filterOf({ ...filter, from: next.from ?? '', to: next.to ?? '' }))
  }
  const change = (name: 'sysname' | 'status', value: string) =>
    onChange(filterOf({ ...filter, [name]: value }))
  return (
    <div className={styles.filters} role="search" aria-label={t('bets.filters')}>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className={styles.filter}>
          <label htmlFor={`${id}-${name}`}>{t(`bets.${name}`)}</label>
          <DateInput
            id={`${id}-${name}`}
            value={days[name]}
            problem={name === 'to' && isReversed(days) ? t('dates.order') : undefined}
            onChange={(value) => changeDay(name, value)}
          />
        </div>
      ))}
      <div className={styles.filter}>
        <label htmlFor={`${id}-game`}>{t('bets.game')}</label>
        <Select
          isCompact
          id={`${id}-game`}
          value={filter.sysname ?? ''}
          onChange={(event) => change('sysname', event.currentTarget.value)}
        >
          <option value="">{t('bets.anyGame')}</option>
          {[...games].map(([sysname, name]) => (
            <option key={sysname} value={sysname}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.filter}>
        <label htmlFor={`${id}-status`}>{t('bets.outcome')}</label>
        <Select
          isCompact
          id={`${id}-status`}
          value={filter.status ?? ''}
          onChange={(event) => change('status', event.currentTarget.value)}
        >
          <option value="">{t('bets.anyOutcome')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(`bets.status.${status}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
