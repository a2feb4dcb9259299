import { useTranslation } from 'react-i18next'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useWaiting } from './use-waiting.ts'
import styles from './start.module.css'

/** In one line: what waits for the user, and which release is next. */
export function Summary() {
  const { t } = useTranslation()
  const time = useTimestamp()
  const { count } = useWaiting()
  const { data: releases = [] } = useStudioData('releases.list', {}, 60)
  const times = releases.flatMap(({ state, at }) => (state === 'waiting' && at !== null ? [at] : []))
  const [next] = times.sort()
  return (
    <p className={styles.summary}>
      {[
        t('start.summary'),
        ...(count ? [t('start.waitingCount', { count })] : []),
        ...(next === undefined ? [] : [t('start.nextRelease', { time: time(next) })]),
      ].join(' ')}
    </p>
  )
}
