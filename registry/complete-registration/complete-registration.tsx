import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { lacksContact, useAuthUser } from '../../src/modules/sign-in/index.ts'
import { FormSkeleton } from '../../forms/react/index.ts'
import { FormView } from '../../src/renderer/form/form-view.tsx'
import type { completeRegistration } from './complete-registration.schema.ts'
import styles from './complete-registration.module.css'

export function CompleteRegistration({ props }: BlockProps<typeof completeRegistration, ReactNode>) {
  const user = useAuthUser()
  return (
    <div className={styles.completion}>
      {user.status === 'pending' ? (
        <FormSkeleton rows={3} />
      ) : (
        // If the user cannot be read, show all fields.
        <FormView
          formKey={user.status === 'error' || lacksContact(user.data) ? props.contactForm : props.form}
        />
      )}
    </div>
  )
}
