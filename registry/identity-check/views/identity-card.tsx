import { openRole } from '../../../schemas/roles/role-table.ts'
import { useState } from 'react'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { runOperation } from '../../../src/renderer/actions.ts'
import { useConfig, useFacts } from '../../../src/renderer/render-context.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Icon, type IconName } from '../../../src/ui/art/icon.tsx'
import { refreshSession, useSession } from '../../../src/modules/session/index.ts'
import { Problem } from '../../../src/modules/account/index.ts'
import styles from './identity-card.module.css'
import type { IdentityStatus } from '../../../src/lib/frames/identity-messages.ts'
import { IdentityFrame } from './identity-frame.tsx'
import { IdentitySdk } from './identity-sdk.tsx'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { verificationOf, type VerificationState } from '../verification-state.ts'

const icons: Record<VerificationState, IconName> = {
  verified: 'check-circle',
  pending: 'clock',
  blocked: 'warning',
  none: 'shield',
}

/** What the check is for, if the link to this page names it: `?action=withdrawal`. */
function occasion(): { externalActionId: string } | undefined {
  const action = new URLSearchParams(location.search).get('action') ?? ''
  return /^[\w-]{1,100}$/.test(action) ? { externalActionId: action } : undefined
}

interface IdentityCardProps {
  blockId: string
  /** notice: a line that links to the popup, hidden once the identity is confirmed. */
  variant: 'check' | 'notice'
}

/** State of the identity check and the provider's page. Hidden on sites without the check. */
export function IdentityCard({ blockId, variant }: IdentityCardProps) {
  const { features } = useFacts()
  const state = verificationOf(useSession().account)
  if (features['identityVerification'] !== true) return null
  if (variant === 'check') return <IdentityCheck blockId={blockId} state={state} />
  return state === 'verified' ? null : <IdentityNotice state={state} />
}

function State({ state }: { state: VerificationState }) {
  const { t } = useTranslation()
  return (
    <>
      <Icon name={icons[state]} size={24} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{t(`profile.identity.${state}.title`)}</p>
        <p>{t(`profile.identity.${state}.text`)}</p>
      </div>
    </>
  )
}

function IdentityNotice({ state }: { state: VerificationState }) {
  const { t } = useTranslation()
  return (
    <div className={styles.state} data-state={state}>
      <State state={state} />
      {state !== 'pending' && (
        <ActionButton action={openRole('verification')} variant="secondary">
          {t('profile.identity.start')}
        </ActionButton>
      )}
    </div>
  )
}

function IdentityCheck({ blockId, state }: { blockId: string; state: VerificationState }) {
  const { t } = useTranslation()
  const { functional, framesOrigin } = useConfig()
  const { identityProvider: provider } = functional
  const [access, setAccess] = useState<{ token: string; url: string | null }>()
  const [ending, setEnding] = useState<'rejected' | 'expired' | 'noFrame'>()

  const start = useTask(async () => {
    setEnding(undefined)
    try {
      await callApi('identity.createApplicant')
      const given = await callApi('identity.getAccessToken', { ...occasion() })
      const isShown = provider === undefined ? given.url !== null : framesOrigin !== undefined
      if (isShown) setAccess(given)
      else setEnding('noFrame')
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'KycUserProfileException') throw error
      await runOperation('account.fillProfile', { toastType: 'verification' })
    }
  })
  const submit = useTask(async () => {
    await callApi('account.setUserOnVerification')
    await refreshSession()
  })

  function follow(status: IdentityStatus) {
    if (status === 'started') return
    if (status === 'pending') return submit.run()
    void refreshSession()
    if (status === 'approved') return
    setAccess(undefined)
    if (status !== 'cancelled') setEnding(status)
  }

  const problem = start.problem ?? submit.problem
  return (
    <section id={blockId} className={styles.check} aria-label={t('profile.identity.frame')}>
      <div className={styles.state} data-state={state} role="status">
        <State state={state} />
        {state === 'pending' && (
          <Button variant="secondary" icon="refresh" onClick={() => void refreshSession()}>
            {t('profile.identity.refresh')}
          </Button>
        )}
      </div>
      {ending && <Problem>{t(`profile.identity.${ending}`)}</Problem>}
      {problem && <Problem>{problem}</Problem>}
      {state !== 'verified' && access && provider && framesOrigin !== undefined && (
        <IdentitySdk
          origin={framesOrigin}
          provider={provider}
          access={access}
          renewToken={async () => (await callApi('identity.getAccessToken', { ...occasion() })).token}
          onStatus={follow}
          onFailure={() => {
            setAccess(undefined)
            setEnding('noFrame')
          }}
        />
      )}
      {state !== 'verified' && access && provider === undefined && access.url !== null && (
        <IdentityFrame url={access.url} onStatus={follow} />
      )}
      {access === undefined && (state === 'none' || state === 'blocked') && (
        <>
          <ol className={styles.steps}>
            {(['document', 'selfie', 'wait'] as const).map((step) => (
              <li key={step}>{t(`profile.identity.steps.${step}`)}</li>
            ))}
          </ol>
          <Button size="l" className={styles.start} loading={start.isPending} onClick={start.run}>
            {t('profile.identity.start')}
          </Button>
        </>
      )}
    </section>
  )
}
