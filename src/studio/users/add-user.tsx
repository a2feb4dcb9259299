import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { roles } from '../../../schemas/studio/roles.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import { textOf } from '../form-text.ts'
import { useAccountReason } from '../account/use-account-reason.ts'
import styles from '../shell/shell.module.css'

/** The form to create a user. Typed values stay until the server accepts them. */
export function AddUser({ onAdded }: { onAdded: (user: StudioUser) => void }) {
  const { t } = useTranslation()
  const reasonOf = useAccountReason()
  const { isPending, reason, run } = useAction(
    async (form: HTMLFormElement) => {
      const data = new FormData(form)
      const text = (name: string) => textOf(data, name)
      const added = await callStudio('users.add', {
        login: text('login').trim(),
        name: text('name').trim(),
        role: roles.find((role) => role === text('role')) ?? 'viewer',
        password: text('password'),
      })
      form.reset()
      onAdded(added)
    },
    (error) => t('users.failed', { reason: reasonOf(error) }),
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run(event.currentTarget)
  }

  return (
    <form className={styles.add} onSubmit={submit}>
      <h2>{t('users.add')}</h2>
      <Field id="user-login" label={t('users.login')} required>
        {(control) => (
          <ControlBox>
            <input {...control} name="login" required autoComplete="off" minLength={3} />
          </ControlBox>
        )}
      </Field>
      <Field id="user-name" label={t('users.name')} required>
        {(control) => (
          <ControlBox>
            <input {...control} name="name" required autoComplete="off" />
          </ControlBox>
        )}
      </Field>
      <Field id="user-role" label={t('users.role')}>
        {(control) => (
          <ControlBox>
            <select {...control} name="role" defaultValue="editor">
              {roles.map((each) => (
                <option key={each} value={each}>
                  {t(`roles.${each}`)}
                </option>
              ))}
            </select>
          </ControlBox>
        )}
      </Field>
      <Field id="user-password" label={t('users.password')} hint={t('users.passwordHint')} required>
        {(control) => (
          <ControlBox>
            <input
              {...control}
              name="password"
              type="password"
              required
              minLength={12}
              autoComplete="new-password"
            />
          </ControlBox>
        )}
      </Field>
      {reason && <p role="alert">{reason}</p>}
      <Button type="submit" loading={isPending}>
        {t('users.add')}
      </Button>
    </form>
  )
}
