import { useTranslation } from 'react-i18next'
import { scopeRoles, tokenScopes } from '../../../schemas/content-api/scopes.ts'
import type { CreatedToken } from '../../../schemas/studio/calls/tokens.ts'
import { kindNames } from '../../../schemas/kinds/index.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { callStudio } from '../call-studio.ts'
import { textOf } from '../form-text.ts'
import { useStudioSession } from '../session/use-session.ts'
import { AccountForm } from './account-form.tsx'
import { CheckList } from '../kit/choice.tsx'
import { PasswordField } from './password-field.tsx'
import { scopeKeys } from './scope-keys.ts'
import { SelectField, TextField } from '../kit/field.tsx'

const lifetimes = [7, 30, 90, 180, 365] as const
const usualLifetime = 90

interface AddTokenProps {
  onCreated: (created: CreatedToken) => void
  onCancel: () => void
}

/** The form of a new access token. Offers the rights that the user has. */
export function AddToken({ onCreated, onCancel }: AddTokenProps) {
  const { t } = useTranslation()
  const { user } = useStudioSession()
  const offered = tokenScopes.filter((scope) => roleAllows(user.role, scopeRoles[scope]))

  async function create(form: FormData) {
    const name = textOf(form, 'name').trim()
    const scopes = offered.filter((scope) => form.getAll('scope').includes(scope))
    if (name === '') return t('tokens.nameEmpty')
    if (scopes.length === 0) return t('tokens.noScope')
    const created = await callStudio('tokens.create', {
      name,
      scopes,
      kinds: kindNames.filter((kind) => form.getAll('kind').includes(kind)),
      days: Number(textOf(form, 'days')),
      password: textOf(form, 'confirmed'),
    })
    onCreated(created)
  }

  return (
    <AccountForm verb={t('tokens.add')} onSubmit={create} onCancel={onCancel}>
      <TextField label={t('tokens.name')} hint={t('tokens.nameHint')} required name="name" maxLength={80} />
      <CheckList
        name="scope"
        legend={t('tokens.allowed')}
        choices={offered.map((scope) => ({ value: scope, label: t(`tokens.scopes.${scopeKeys[scope]}`) }))}
        initial={['published:read']}
      />
      <CheckList
        name="kind"
        legend={t('tokens.kinds')}
        hint={t('tokens.kindsHint')}
        choices={kindNames.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <SelectField
        label={t('tokens.days')}
        name="days"
        defaultValue={usualLifetime}
        options={lifetimes.map((value) => ({ value, label: t('tokens.dayCount', { count: value }) }))}
      />
      <PasswordField name="confirmed" label={t('account.confirmPassword')} autoComplete="current-password" />
    </AccountForm>
  )
}
