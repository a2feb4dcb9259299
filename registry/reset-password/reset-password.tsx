import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { BlockProps } from '../../schemas/component.ts'
import { pickQuery } from '../../src/lib/urls/query.ts'
import { restoredLogin } from '../../src/modules/sign-in/index.ts'
import { FormView } from '../../src/renderer/form/form-view.tsx'
import type { resetPassword } from './reset-password.schema.ts'

export function ResetPassword({ props }: BlockProps<typeof resetPassword, ReactNode>) {
  const { search } = useLocation()
  const [values] = useState(() => {
    const { login = restoredLogin(), code } = pickQuery(search, ['login', 'code'])
    return { ...(login !== '' && { login }), ...(code !== undefined && { code }) }
  })
  return <FormView formKey={props.form} rows={4} values={values} />
}
