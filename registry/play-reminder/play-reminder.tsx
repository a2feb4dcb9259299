import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { AccountCard, ForPlayers } from '../../src/modules/account/index.ts'
import { useReminder } from '../../src/modules/games/index.ts'
import { Select } from '../../src/ui/controls/select.tsx'
import type { playReminder } from './play-reminder.schema.ts'
import styles from './play-reminder.module.css'

export function PlayReminder({ id }: BlockProps<typeof playReminder, ReactNode>) {
  const { t } = useTranslation()
  const reminder = useReminder()
  if (reminder === null || reminder.intervals.length === 0) return null
  const { minutes, intervals, choose } = reminder
  return (
    <ForPlayers>
      <AccountCard id={id} title={t('play.reminder.title')}>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('play.reminder.hint')}
        </p>
        <Select
          isCompact
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-hint`}
          value={minutes}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {intervals.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t('games.reminder.never') : t('games.reminder.every', { count })}
            </option>
          ))}
        </Select>
      </AccountCard>
    </ForPlayers>
  )
}
