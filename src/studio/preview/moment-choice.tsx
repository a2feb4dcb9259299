import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fromLocalMoment, latestLocalMoment } from '../local-moment.ts'
import { useSiteTimeZone } from '../site-time-zone.ts'
import styles from './preview.module.css'

/** Chooses the time at which the site is shown; each one loads the page again, so typing alone chooses none. */
export function MomentChoice({ onChoose }: { onChoose: (moment: string | undefined) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const timeZone = useSiteTimeZone()
  return (
    <div className={styles.condition}>
      <label htmlFor={id}>{t('preview.at')}</label>
      <input
        id={id}
        type="datetime-local"
        max={latestLocalMoment}
        className={styles.control}
        onBlur={({ currentTarget }) => onChoose(fromLocalMoment(currentTarget.value, timeZone))}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') onChoose(fromLocalMoment(currentTarget.value, timeZone))
        }}
      />
    </div>
  )
}
