import { useTranslation } from 'react-i18next'
import { roles, type Role } from '../../../schemas/studio/roles.ts'
import { Choice, Choices } from '../kit/choice.tsx'
import { Detail } from '../kit/text.tsx'

/** The roles with what each of them may do; the form reads the chosen one as `role`. */
export function RoleChoices({ initial }: { initial: Role }) {
  const { t } = useTranslation()
  return (
    <Choices legend={t('users.role')}>
      {roles.map((role) => (
        <Choice key={role} type="radio" name="role" value={role} defaultChecked={role === initial}>
          {t(`roles.${role}`)}
          <Detail>{t(`users.roleHints.${role}`)}</Detail>
        </Choice>
      ))}
    </Choices>
  )
}

/** The role that was chosen in a form with the choices. */
export const chosenRole = (form: FormData): Role =>
  roles.find((role) => role === form.get('role')) ?? 'viewer'
