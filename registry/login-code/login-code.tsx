import { useCallback, useRef, useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { resendLoginCode, useSecondFactor } from '../../src/modules/sign-in/index.ts'
import { FormView, type FormState } from '../../src/renderer/form/form-view.tsx'
import { Button } from '../../src/ui/controls/button.tsx'
import { useTimeLeft } from '../../src/ui/display/use-time-left.ts'
import type { loginCode } from './login-code.schema.ts'
import styles from './login-code.module.css'

type Resending = 'idle' | 'pending' | 'sent' | 'failed'

export function LoginCode({ props }: BlockProps<typeof loginCode, ReactNode>) {
  const { t } = useTranslation()
  const [hasLostApp, setHasLostApp] = useState(false)
  const waiting = useSecondFactor()
  const left = useTimeLeft(waiting?.resendAt ?? 0)
  const step = useRef<HTMLDivElement>(null)
  const isFocused = useRef(false)
  // Entering the code is the only task here, so focus its field when it appears.
  const focusOnce = useCallback((state: FormState) => {
    if (state !== 'ready' || isFocused.current) return
    isFocused.current = true
    step.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const seconds = left === null || left.isOver ? 0 : left.minutes * 60 + left.seconds

  const isApp = waiting?.method === 'app'
  const appText = props.appText ?? t('auth.code.app')
  const text = hasLostApp ? t('auth.code.recovery') : isApp ? appText : props.text
  const form = hasLostApp && props.recoveryForm !== undefined ? props.recoveryForm : props.form

  function switchForm() {
    isFocused.current = false
    setHasLostApp(!hasLostApp)
  }

  return (
    <div ref={step} className={styles.step}>
      <h2 className={styles.title}>{props.title}</h2>
      <p className={styles.text}>{text}</p>
      <FormView key={form} formKey={form} rows={1} hideTitle onStateChange={focusOnce} />
      {isApp && props.recoveryForm !== undefined && (
        <Button variant="ghost" onClick={switchForm}>
          {t(hasLostApp ? 'auth.code.useApp' : 'auth.code.useRecovery')}
        </Button>
      )}
      {!isApp && <Resend seconds={seconds} />}
    </div>
  )
}

/** A button that requests another code by message. */
function Resend({ seconds }: { seconds: number }) {
  const { t } = useTranslation()
  const [resending, setResending] = useState<Resending>('idle')

  async function resend() {
    setResending('pending')
    try {
      await resendLoginCode()
      setResending('sent')
    } catch {
      setResending('failed')
    }
  }

  return (
    <div className={styles.resend}>
      <p role="status" className={styles.said}>
        {(resending === 'sent' || resending === 'failed') && t(`auth.code.${resending}`)}
      </p>
      <Button
        variant="ghost"
        loading={resending === 'pending'}
        disabled={seconds > 0}
        onClick={() => void resend()}
      >
        {seconds > 0 ? t('auth.code.resendIn', { seconds }) : t('auth.code.resend')}
      </Button>
    </div>
  )
}
