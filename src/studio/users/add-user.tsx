import { useTranslation } from 'react-i18next'
import { useImmer } from 'use-immer'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import { textOf } from '../form-text.ts'
import { useAccountReason } from '../account/use-account-reason.ts'
import { minPasswordLength } from './min-password-length.ts'
import { TextField } from '../kit/field.tsx'
import { FormDialog } from '../kit/form-dialog.tsx'
import { chosenRole, RoleChoices } from './role-choices.tsx'

type Problems = Partial<Record<'login' | 'name' | 'password', string | undefined>>

const loginPattern = /^[A-Za-z0-9._@+-]{3,80}$/

interface AddUserProps {
  onAdded: (user: StudioUser) => void
  onClose: () => void
}

/** Creates a user. Typed values stay until the server accepts them; the first wrong one gets the focus. */
export function AddUser({ onAdded, onClose }: AddUserProps) {
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
      const password = textOf(data, 'password')
      const found = problemsOf(login, name, password)
      setProblems(found)
      const [first] = Object.values(found)
      if (first !== undefined) return first
      const added = await callStudio('users.add', {
        login,
        name,
        role: chosenRole(data),
        password,
      })
      onAdded(added)
      onClose()
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
  const isOfField = Object.values(problems).includes(reason)
  const shownReason = reason === undefined || isOfField ? reason : t('users.failed', { reason })

  /** A control that is being corrected has no problem any more. */
  const control = (name: keyof Problems) => ({
    name,
    onChange: () => {
      setProblems((draft) => void (draft[name] = undefined))
      setReason(undefined)
    },
  })

  return (
    <FormDialog
      title={t('users.add')}
      action={{ isPending, reason: shownReason, run }}
      verb={t('users.add')}
      isReasonAtField={isOfField}
      onClose={onClose}
    >
      <TextField
        id="user-login"
        label={t('users.login')}
        error={problems.login}
        required
        {...control('login')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
      />
      <TextField
        id="user-name"
        label={t('users.name')}
        error={problems.name}
        required
        {...control('name')}
        maxLength={80}
      />
      <RoleChoices initial="editor" />
      <TextField
        id="user-password"
        label={t('users.password')}
        hint={t('users.passwordHint')}
        error={problems.password}
        required
        {...control('password')}
        type="password"
        maxLength={200}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
