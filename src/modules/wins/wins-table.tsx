import type { ReactNode } from 'react'
import type { Money } from '../../../schemas/api/entities/fields.ts'
import { formatDate, formatTime } from '../../lib/format/date.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { useConfig, useLocale } from '../../renderer/render-context.tsx'
import styles from './wins-table.module.css'

/** A win as a row of a list. */
export interface ShownWin {
  key: string
  /** Name of the game or jackpot, linked to its page if it has one. */
  name: string
  path?: string | undefined
  cover?: ReactNode
  fakename: string
  isMe?: boolean
  amount: Money
  /** For example the bet. */
  note?: string
  /** ISO date. */
  wonAt: string
}

interface WinsTableProps {
  label: string
  /** Content of the first column. */
  of: 'game' | 'jackpot'
  wins: readonly ShownWin[]
}

/** Wins, one per row: game or jackpot, player, amount and date. */
export function WinsTable({ label, of, wins }: WinsTableProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t(`winners.column.${of}`)}</th>
          <th scope="col">{t('winners.column.player')}</th>
          <th scope="col" className={styles.time}>
            {t('winners.column.time')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('winners.column.win')}
          </th>
        </tr>
      </thead>
      <tbody>
        {wins.map(({ key, name, path, cover, fakename, isMe = false, amount, note, wonAt }) => (
          <tr key={key} data-me={isMe || undefined}>
            <td>
              <span className={styles.game}>
                {cover !== undefined && <span className={styles.cover}>{cover}</span>}
                {path === undefined ? name : <LocalLink to={path}>{name}</LocalLink>}
              </span>
            </td>
            <td>{isMe ? <strong>{t('winners.you')}</strong> : fakename}</td>
            <td className={styles.time}>
              <time dateTime={wonAt}>
                {formatDate(Date.parse(wonAt), timeZone)} {formatTime(Date.parse(wonAt), timeZone)}
              </time>
            </td>
            <td className={styles.figure}>
              <strong>{formatMoney(amount, locale)}</strong>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
