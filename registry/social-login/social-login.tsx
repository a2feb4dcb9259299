import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useSocialLogin } from '../../src/modules/sign-in/index.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import type { socialLogin } from './social-login.schema.ts'
import styles from './social-login.module.css'

const names = { google: 'Google', telegram: 'Telegram', facebook: 'Facebook' } as const

export function SocialLogin({ props }: BlockProps<typeof socialLogin, ReactNode>) {
  const { t } = useTranslation()
  const { lead, services, purpose, note } = props
  const { begin, pending, problem } = useSocialLogin(purpose)
  return (
    <div className={styles.social}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.alert} role="alert">
        {problem && (
          <p className={styles.problem}>
            <Icon name="alert" size={18} />
            {t(`auth.social.problems.${problem}`)}
          </p>
        )}
      </div>
      <div className={styles.services}>
        {services.map((service) => (
          <Button
            key={service}
            variant="secondary"
            icon={service}
            block
            loading={pending === service}
            onClick={() => begin(service)}
          >
            {t('auth.social.continue', { service: names[service] })}
          </Button>
        ))}
      </div>
      {note && <p className={styles.note} dangerouslySetInnerHTML={{ __html: note }} />}
    </div>
  )
}
