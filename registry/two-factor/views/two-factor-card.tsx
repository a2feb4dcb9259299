import { formOf, urlOf } from '../../../schemas/roles/role-table.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useFacts } from '../../../src/renderer/render-context.tsx'
import { Badge } from '../../../src/ui/display/badge.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { refreshSession, useSession } from '../../../src/modules/session/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { AccountCard, CodeEntry, Problem, useCodeRequest } from '../../../src/modules/account/index.ts'
import styles from './two-factor-card.module.css'

/** Switches the second factor of the login on or off, by a code sent to a confirmed contact. */
export function TwoFactorCard({ blockId }: { blockId: string }) {
  const { t } = useTranslation()
  const { features } = useFacts()
  const isOn = useSession().account?.two_factor_auth === true
  const code = useCodeRequest(async () => {
    const { resend_time } = await callApi('account.changeTwoFactorAuth', { is_enabled: !isOn })
    return resend_time
  })
  if (features['twoFactor'] !== true) return null

  function finish() {
    code.forget()
    // `isOn` is from before the session was refreshed, so the new state is the opposite.
    showToast({ kind: 'success', title: t(isOn ? 'profile.twoFactor.isOff' : 'profile.twoFactor.isOn') })
    void refreshSession()
  }

  return (
    <AccountCard
      id={blockId}
      title={t('profile.twoFactor.title')}
      aside={
        <Badge tone={isOn ? 'ok' : 'neutral'}>
          {t(isOn ? 'profile.twoFactor.on' : 'profile.twoFactor.off')}
        </Badge>
      }
    >
      <p className={styles.text}>{t('profile.twoFactor.text')}</p>
      {code.resendAt === undefined ? (
        <>
          {code.problem && (
            <Problem>
              {code.problem} <LocalLink to={urlOf('profile')}>{t('profile.twoFactor.toContacts')}</LocalLink>
            </Problem>
          )}
          <Button
            variant={isOn ? 'outline' : 'secondary'}
            className={styles.button}
            loading={code.isPending}
            onClick={code.run}
          >
            {t(isOn ? 'profile.twoFactor.turnOff' : 'profile.twoFactor.turnOn')}
          </Button>
        </>
      ) : (
        <CodeEntry
          text={t('profile.twoFactor.sent')}
          formKey={formOf('two-factor-code')}
          resendAt={code.resendAt}
          isResending={code.isPending}
          problem={code.problem}
          onResend={code.run}
          onCancel={code.forget}
          onDone={finish}
        />
      )}
    </AccountCard>
  )
}
