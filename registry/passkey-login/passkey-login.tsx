import { useSyncExternalStore, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { describeError, useTask } from '../../src/lib/data/use-task.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { loginWithPasskey, passkeyProblem, supportsPasskeys } from '../../src/modules/sign-in/index.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import type { passkeyLogin } from './passkey-login.schema.ts'
import styles from './passkey-login.module.css'

const subscribe = () => () => undefined

export function PasskeyLogin({ props }: BlockProps<typeof passkeyLogin, ReactNode>) {
  const { t } = useTranslation()
  // The server does not know; nearly all browsers have passkeys.
  const isSupported = useSyncExternalStore(subscribe, supportsPasskeys, () => true)
  const login = useTask(
    async () => {
      await loginWithPasskey()
    },
    (error, translate) => {
      const problem = passkeyProblem(error)
      if (problem !== undefined) return translate(`auth.passkey.problems.${problem}`)
      if (error instanceof ApiError && error.type === 'AuthorizationException')
        return translate('auth.passkey.problems.unknown')
      return describeError(error, translate)
    },
  )
  if (!isSupported) return null
  return (
    <div className={styles.passkey}>
      <Button variant="secondary" icon="lock" block loading={login.isPending} onClick={login.run}>
        {props.label ?? t('auth.passkey.login')}
      </Button>
      <div role="alert">{login.problem && <p className={styles.problem}>{login.problem}</p>}</div>
    </div>
  )
}
