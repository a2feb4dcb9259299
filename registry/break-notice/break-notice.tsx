import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { serverNow } from '../../src/lib/data/server-clock.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { breakOf, breakTitle } from '../../src/lib/play-break.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { Prose } from '../../src/ui/display/prose.tsx'
import type { breakNotice } from './break-notice.schema.ts'
import styles from './break-notice.module.css'

/** Static: a guest's page with this block, which guests never see, waits with its code all the same. */
export function BreakNotice({ id, props, data }: BlockProps<typeof breakNotice, ReactNode>) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const pause = data.status?.status === 'success' ? breakOf(data.status.data, serverNow()) : null
  return (
    <section className={styles.notice} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {pause === null ? t('games.frame.breakTitle') : breakTitle(pause, { t, timeZone })}
      </h2>
      <Prose html={props.text} />
    </section>
  )
}
