import { useTranslation } from 'react-i18next'
import { fromLocalMoment, latestLocalMoment } from '../local-moment.ts'
import styles from './preview.module.css'

/** Chooses the time at which the site is shown; each one loads the page again, so typing alone chooses none. */
export function MomentChoice({ onChoose }: { onChoose: (moment: string | undefined) => void }) {
  const { t } = useTranslation()
  return (
    <input
      type="datetime-local"
      max={latestLocalMoment}
      className={styles.control}
      aria-label={t('preview.at')}
      title={t('preview.at')}
      onBlur={({ currentTarget }) => onChoose(fromLocalMoment(currentTarget.value))}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') onChoose(fromLocalMoment(currentTarget.value))
      }}
    />
  )
}
