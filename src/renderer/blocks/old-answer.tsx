import type { LoadResult } from '../../../schemas/component.ts'
import { formatTime } from '../../lib/format/date.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useConfig } from '../render-context.tsx'
import styles from './old-answer.module.css'

/** When the oldest answer that a block shows was given; undefined: all are current. */
export function oldestOf(results: Readonly<Record<string, LoadResult>> = {}): number | undefined {
  const times = Object.values(results).flatMap((result) => ('asOf' in result ? (result.asOf ?? []) : []))
  return times.sort((one, other) => one - other)[0]
}

/** Says from when the content of a block is, because the platform gives no newer one, with the way to try again. */
export function OldAnswer({ asOf }: { asOf: number }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  return (
    <p className={styles.line} role="note">
      {/* The address of the document: works in blocks that have no code, too. */}
      {t('errors.old', { time: formatTime(asOf, timeZone) })} <a href="">{t('errors.retry')}</a>
    </p>
  )
}
