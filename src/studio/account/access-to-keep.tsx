import { useTranslation } from 'react-i18next'
import {
  accessKinds,
  keptByDefault,
  type AccessKind,
  type UserAccess,
} from '../../../schemas/studio/access.ts'
import { CheckList } from '../kit/choice.tsx'

interface KeptAccessProps {
  /** What the user has. */
  access: UserAccess
  /** What may stay; all kinds by default. */
  offered?: readonly AccessKind[]
  /** Whether the session that asks goes on anyway. */
  isOwn?: boolean
}

/** Asks which of a user's access should not end. Absent if the user has none. */
export function KeptAccess({ access, offered = accessKinds, isOwn = false }: KeptAccessProps) {
  const { t } = useTranslation()
  const present = offered.filter((kind) => access[kind] > 0)
  if (present.length === 0) return null
  return (
    <CheckList
      name="keep"
      legend={t('access.keep')}
      hint={t('access.keepHint')}
      choices={present.map((kind) => ({
        value: kind,
        label: t(kind === 'sessions' && isOwn ? 'access.otherSessions' : `access.${kind}`, {
          number: access[kind],
        }),
      }))}
      inColumn
      initial={keptByDefault}
    />
  )
}

/** The choice in a form. */
export const keptIn = (form: FormData): AccessKind[] =>
  accessKinds.filter((kind) => form.getAll('keep').includes(kind))
