import type { ReactNode } from 'react'
import { declineInvitationPath } from '../../schemas/api/referral-code.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { useFacts, useLocale } from '../../src/renderer/render-context.tsx'
import type { invitationNotice } from './invitation-notice.schema.ts'
import styles from './invitation-notice.module.css'

/**
 * In the HTML of every guest, which is cached; the boot script marks the root element of those who have an
 * invitation, before the first paint. The server answers the link, so that it is no link of the application.
 */
export function InvitationNotice({ props }: BlockProps<typeof invitationNotice, ReactNode>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { user, features } = useFacts()
  if (user !== 'guest' || features['referral'] !== true) return null
  return (
    <aside className={styles.notice} aria-label={t('referral.notice.label')}>
      <p>{props.text ?? t('referral.notice.text')}</p>
      <a href={localePath(declineInvitationPath, locale)} className={styles.decline}>
        {t('referral.notice.decline')}
      </a>
    </aside>
  )
}
