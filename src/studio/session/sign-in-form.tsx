import type { TFunction } from 'i18next'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudioSession } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { singleSignOnPath } from '../../../schemas/studio/single-sign-on.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { askForPasskey, deviceProblem } from '../account/passkey-device.ts'
import { callStudio } from '../call-studio.ts'
import { textOf } from '../form-text.ts'
import { useAction } from '../use-action.ts'
import { useSignInFailure } from './use-sign-in-failure.ts'
import { ActionError } from '../kit/action-error.tsx'
import { TextField } from '../kit/field.tsx'
import styles from './sign-in-page.module.css'

function reasonOf(error: unknown, t: TFunction): string {
  const problem = deviceProblem(error)
  if (problem) return t(`account.${problem}`)
  if (!(error instanceof StudioError)) return t('failed.title')
  if (error.type === 'WrongPasskey') return t('account.passkeyWrong')
  if (error.type === 'WrongCode') return t('signIn.wrongCode')
  if (error.type === 'SingleSignOnRequired') return t('signIn.onlySingleSignOn')
  if (error.type !== 'TooManyAttempts') return t('signIn.wrong')
  return t('signIn.tooMany', { minutes: Math.ceil(Number(error.data?.['retryAfter'] ?? 60) / 60) })
}

export interface SignInProps {
  singleSignOn: StudioSession['singleSignOn']
  onSignIn: (session: StudioSession) => void
}

/** Password, second factor, passkey and single sign-on. `isAgain`: above a screen that must not be lost. */
export function SignInForm({ singleSignOn, onSignIn, isAgain = false }: SignInProps & { isAgain?: boolean }) {
  const { t } = useTranslation()
  const failure = useSignInFailure(singleSignOn)
  const [needed, setNeeded] = useState<'app' | 'passkey'>()
  const { isPending, reason, run } = useAction(
    async (form: FormData) => {
      const [login, password] = [textOf(form, 'login'), textOf(form, 'password')]
      if (login.trim() === '' || password === '') return t('signIn.empty')
      const code = textOf(form, 'code').trim()
      try {
        onSignIn(await callStudio('session.open', { login, password, ...(code !== '' && { code }) }))
      } catch (error) {
        if (!(error instanceof StudioError) || error.type !== 'SecondFactorNeeded') throw error
        const { data = {} } = error
        setNeeded(data['app'] === false ? 'passkey' : 'app')
        if (data['app'] === false) return t('signIn.needsPasskey')
        if (needed) return t('signIn.codeEmpty')
      }
    },
    (error) => reasonOf(error, t),
  )

  const passkey = useAction(
    async () => {
      const options = await callStudio('session.beginWithPasskey', {})
      onSignIn(await callStudio('session.openWithPasskey', await askForPasskey(options)))
    },
    (error) => reasonOf(error, t),
  )
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (reason === undefined) return
    // A wrong password is typed again; what is missing is typed.
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    const wrong = inputs.find(({ value }) => value === '') ?? inputs.findLast(({ value }) => value !== '')
    wrong?.focus()
    wrong?.select()
  }, [reason])
  const shownReason = passkey.reason ?? reason ?? (isPending || passkey.isPending ? undefined : failure)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    passkey.setReason(undefined)
    run(new FormData(event.currentTarget))
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <ActionError reason={shownReason} />
      {singleSignOn && (
        <>
          <a
            href={singleSignOnPath}
            className={buttonClass({ size: 'l', block: true })}
            {...(isAgain && { target: '_blank' })}
          >
            {t('signIn.singleSignOn', { label: singleSignOn.label })}
          </a>
          {isAgain && <p className={styles.or}>{t('signIn.newTab')}</p>}
          <p className={styles.or}>{t(singleSignOn.isRequired ? 'signIn.adminsOnly' : 'signIn.orLocal')}</p>
        </>
      )}
      <TextField
        id="login"
        label={t('signIn.login')}
        required
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        id="password"
        label={t('signIn.password')}
        required
        name="password"
        type="password"
        autoComplete="current-password"
      />
      {needed && (
        <Field
          id="code"
          label={t(needed === 'app' ? 'signIn.code' : 'signIn.recoveryCode')}
          hint={needed === 'app' ? t('signIn.codeHint') : undefined}
          required
        >
          {(control) => (
            <ControlBox>
              <input
                {...control}
                ref={focusOnce}
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={40}
              />
            </ControlBox>
          )}
        </Field>
      )}
      <Button
        type="submit"
        size="l"
        block
        variant={singleSignOn ? 'secondary' : 'primary'}
        loading={isPending}
      >
        {t('signIn.submit')}
      </Button>
      {browserSupportsWebAuthn() && (
        <Button variant="secondary" size="l" block loading={passkey.isPending} onClick={() => passkey.run()}>
          {t('signIn.passkey')}
        </Button>
      )}
      <p className={styles.or}>{t('signIn.forgotten')}</p>
    </form>
  )
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus()
