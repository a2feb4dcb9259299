import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { describeError, useTask } from '../../src/lib/data/use-task.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import {
  loginWithPasskey,
  passkeyProblem,
  suggestPasskeys,
  useOffersPasskeyLogin,
} from '../../src/modules/sign-in/index.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import type { passkeyLogin } from './passkey-login.schema.ts'
import styles from './passkey-login.module.css'

export function PasskeyLogin({ props }: BlockProps<typeof passkeyLogin, ReactNode>) {
  const { t } = useTranslation()
  const isOffered = useOffersPasskeyLogin()
  const login = useTask(
    async (enter: () => Promise<unknown> = loginWithPasskey) => {
      await enter()
    },
    (error, translate) => {
      const problem = passkeyProblem(error)
      if (problem !== undefined) return translate(`auth.passkey.problems.${problem}`)
      if (error instanceof ApiError && error.type === 'AuthorizationException')
        return translate('auth.passkey.problems.unknown')
      return describeError(error, translate)
    },
  )
  const enterWithSuggestion = useEffectEvent(login.run)
  const suggests = isOffered && !login.isPending && login.problem === undefined
  useEffect(() => {
    if (!suggests) return
    const controller = new AbortController()
    void suggestPasskeys(controller.signal).then((enter) => enter && enterWithSuggestion(enter))
    return () => controller.abort()
  }, [suggests])
  // The reason stays where the button was.
  if (!isOffered && login.problem === undefined) return null
  return (
    <div className={styles.passkey}>
      {isOffered && (
        <Button variant="secondary" icon="lock" block loading={login.isPending} onClick={() => login.run()}>
          {props.label ?? t('auth.passkey.login')}
        </Button>
      )}
      <div role="alert">{login.problem && <p className={styles.problem}>{login.problem}</p>}</div>
    </div>
  )
}
