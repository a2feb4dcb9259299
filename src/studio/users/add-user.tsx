import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useImmer } from 'use-immer'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { roles } from '../../../schemas/studio/roles.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { SelectBox } from '../fields/select-box.tsx'
import { callStudio } from '../call-studio.ts'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { useAction } from '../use-action.ts'
import { textOf } from '../form-text.ts'
import { useAccountReason } from '../account/use-account-reason.ts'
import { minPasswordLength } from './min-password-length.ts'
import styles from '../shell/shell.module.css'

type Problems = Partial<Record<'login' | 'name' | 'password', string | undefined>>

const loginPattern = /^[A-Za-z0-9._@+-]{3,80}$/

/** The form to create a user. Typed values stay until the server accepts them; the first wrong one gets the focus. */
export function AddUser({ onAdded }: { onAdded: (user: StudioUser) => void }) {
  const { t } = useTranslation()
  const reasonOf = useAccountReason()
  const [problems, setProblems] = useImmer<Problems>({})

  function problemsOf(login: string, name: string, password: string): Problems {
    return {
      ...(!loginPattern.test(login) && { login: t('users.loginInvalid') }),
      ...(name === '' && { name: t('users.nameMissing') }),
      ...(password.length < minPasswordLength && { password: t('users.passwordShort') }),
    }
  }
  const { isPending, reason, setReason, run } = useAction(
    async (form: HTMLFormElement) => {
      const data = new FormData(form)
      const [login, name] = [textOf(data, 'login').trim(), textOf(data, 'name').trim()]
      const [role, password] = [textOf(data, 'role'), textOf(data, 'password')]
      const found = problemsOf(login, name, password)
      setProblems(found)
      const [first] = Object.values(found)
      if (first !== undefined) return first
      const added = await callStudio('users.add', {
        login,
        name,
        role: roles.find((each) => each === role) ?? 'viewer',
        password,
      })
      form.reset()
      onAdded(added)
      return undefined
    },
    (error) => {
      const said = reasonOf(error)
      const type = error instanceof StudioError ? error.type : undefined
      const isOfName = error instanceof StudioError && error.data?.['path'] === '/name'
      if (isOfName) setProblems({ name: said })
      else if (type === 'Conflict') setProblems({ login: said })
      if (type === 'PasswordTooCommon') setProblems({ password: said })
      return said
    },
  )
  const form = useInvalidFocus(reason)
  const isOfField = Object.values(problems).includes(reason)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run(event.currentTarget)
  }
  /** A control that is being corrected has no problem any more. */
  const control = (name: keyof Problems) => ({
    name,
    onChange: () => {
      setProblems((draft) => void (draft[name] = undefined))
      setReason(undefined)
    },
  })

  return (
    <form ref={form} className={styles.add} noValidate onSubmit={submit}>
      <h2>{t('users.add')}</h2>
      <Field id="user-login" label={t('users.login')} error={problems.login} required>
        {(field) => (
          <ControlBox invalid={problems.login !== undefined}>
            <input
              {...field}
              {...control('login')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={80}
            />
          </ControlBox>
        )}
      </Field>
      <Field id="user-name" label={t('users.name')} error={problems.name} required>
        {(field) => (
          <ControlBox invalid={problems.name !== undefined}>
            <input {...field} {...control('name')} autoComplete="off" maxLength={80} />
          </ControlBox>
        )}
      </Field>
      <Field id="user-role" label={t('users.role')}>
        {(field) => (
          <SelectBox>
            <select {...field} name="role" defaultValue="editor">
              {roles.map((each) => (
                <option key={each} value={each}>
                  {t(`roles.${each}`)}
                </option>
              ))}
            </select>
          </SelectBox>
        )}
      </Field>
      <Field
        id="user-password"
        label={t('users.password')}
        hint={t('users.passwordHint')}
        error={problems.password}
        required
      >
        {(field) => (
          <ControlBox invalid={problems.password !== undefined}>
            <input
              {...field}
              {...control('password')}
              type="password"
              maxLength={200}
              autoComplete="new-password"
            />
          </ControlBox>
        )}
      </Field>
      {reason !== undefined && !isOfField && <p role="alert">{t('users.failed', { reason })}</p>}
      <Button type="submit" loading={isPending}>
        {t('users.add')}
      </Button>
    </form>
  )
}
