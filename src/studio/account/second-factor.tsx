import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { callStudio } from '../call-studio.ts'
import { useStudioSession } from '../session/use-session.ts'
import { ConfirmPassword } from './confirm-password.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { Subtitle } from '../kit/text.tsx'
import styles from './account.module.css'

type Step = 'setUp' | 'codes' | 'remove' | null

/** The user's second factor: codes of an app. */
export function SecondFactor() {
  const { t } = useTranslation()
  const { user } = useStudioSession()
  const { mutate } = useSWRConfig()
  const [step, setStep] = useState<Step>(null)
  const [codes, setCodes] = useState<string[]>()

  async function finish() {
    setStep(null)
    setCodes(undefined)
    await mutate((key) => Array.isArray(key) && String(key[0]).startsWith('session.'))
  }

  return (
    <section className={styles.section}>
      <Subtitle>
        {t('account.factor')} {user.hasApp && <Badge tone="ok">{t('account.factorOn')}</Badge>}
      </Subtitle>
      <p className={styles.hint}>{t('account.factorHint')}</p>
      {step === null && (
        <div className={styles.buttons}>
          {!user.hasApp && (
            <Button variant="secondary" size="s" onClick={() => setStep('setUp')}>
              {t('account.factorSetUp')}
            </Button>
          )}
          {user.hasSecondFactor && (
            <Button variant="secondary" size="s" onClick={() => setStep('codes')}>
              {t('account.recoveryRenew')}
            </Button>
          )}
          {user.hasApp && (
            <Button variant="ghost" size="s" onClick={() => setStep('remove')}>
              {t('account.factorRemove')}
            </Button>
          )}
        </div>
      )}
      {step === 'setUp' && <FactorSetup onDone={() => void finish()} onCancel={() => setStep(null)} />}
      {codes && <RecoveryCodeList codes={codes} onDone={() => void finish()} />}
      {step === 'codes' && !codes && (
        <ConfirmPassword
          verb={t('account.recoveryRenew')}
          onConfirm={async (password) =>
            setCodes((await callStudio('factor.renewCodes', { password })).recoveryCodes)
          }
          onCancel={() => setStep(null)}
        />
      )}
      {step === 'remove' && (
        <ConfirmPassword
          verb={t('account.factorRemove')}
          onConfirm={async (password) => {
            await callStudio('factor.remove', { password })
            await finish()
          }}
          onCancel={() => setStep(null)}
        />
      )}
    </section>
  )
}
