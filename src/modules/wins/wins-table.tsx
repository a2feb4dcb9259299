import type { ReactNode } from 'react'
import type { Money } from '../../../schemas/api/entities/fields.ts'
import type { WinColumn } from '../../../schemas/documents/blocks/win-columns.ts'
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
  bet?: Money
  /** For example the bet. */
  note?: string | undefined
  /** ISO date. */
  wonAt: string
}

interface WinsTableProps {
  label: string
  /** Content of the column of names. */
  of: 'game' | 'jackpot'
  wins: readonly ShownWin[]
  /** From left to right. */
  columns?: readonly WinColumn[] | undefined
}

const defaultColumns = ['name', 'player', 'time', 'win'] as const

const classOf: Partial<Record<WinColumn, string | undefined>> = {
  time: styles.time,
  bet: styles.figure,
  win: styles.figure,
}

/** Wins, one per row: game or jackpot, player, amount and date. */
export function WinsTable({ label, of, wins, columns = defaultColumns }: WinsTableProps) {
  const { t } = useTranslation()
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={classOf[column]}>
              {t(`winners.column.${column === 'name' ? of : column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {wins.map((win) => (
          <tr key={win.key} data-me={win.isMe || undefined}>
            {columns.map((column) => (
              <td key={column} className={classOf[column]}>
                <Cell win={win} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ win, column }: { win: ShownWin; column: WinColumn }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const { name, path, cover, fakename, isMe = false, amount, bet, note, wonAt } = win
  switch (column) {
    case 'name':
      return (
        <span className={styles.game}>
          {cover !== undefined && <span className={styles.cover}>{cover}</span>}
          {path === undefined ? name : <LocalLink to={path}>{name}</LocalLink>}
        </span>
      )
    case 'player':
      return isMe ? <strong>{t('winners.you')}</strong> : fakename
    case 'bet':
      return bet && <span>{formatMoney(bet, locale)}</span>
    case 'time':
      return (
        <time dateTime={wonAt}>
          {formatDate(Date.parse(wonAt), timeZone)} {formatTime(Date.parse(wonAt), timeZone)}
        </time>
      )
    case 'win':
      return (
        <>
          <strong>{formatMoney(amount, locale)}</strong>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </>
      )
  }
}
