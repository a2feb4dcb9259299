import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { isIcon } from '../../schemas/icon-names.ts'
import { socialProvidersOf } from '../../schemas/social-providers.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useSocialLogin } from '../../src/modules/sign-in/index.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { Button } from '../../src/ui/controls/button.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import type { socialLogin } from './social-login.schema.ts'
import styles from './social-login.module.css'

export function SocialLogin({ props }: BlockProps<typeof socialLogin, ReactNode>) {
  const { t } = useTranslation()
  const { lead, services, purpose, note } = props
  const { auth } = useConfig()
  const providers = socialProvidersOf(auth)
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
        {services
          .flatMap((service) => providers.find(({ id }) => id === service) ?? [])
          .map(({ id, name, icon }) => (
            <Button
              key={id}
              variant="secondary"
              icon={isIcon(icon) ? icon : undefined}
              block
              loading={pending === id}
              onClick={() => begin(id)}
            >
              {t('auth.social.continue', { service: name })}
            </Button>
          ))}
      </div>
      {note && <p className={styles.note} dangerouslySetInnerHTML={{ __html: note }} />}
    </div>
  )
}
