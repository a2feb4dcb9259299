import { type ReactNode } from 'react'
import { useAction } from '../use-action.ts'
import { useAccountReason } from './use-account-reason.ts'
import { ActionForm } from '../kit/action-form.tsx'

interface AccountFormProps {
  /** Label of the button that submits. */
  verb: string
  /** Whether it ends something. */
  isDanger?: boolean
  /** May return why nothing was done. */
  onSubmit: (form: FormData) => Promise<string | undefined> | Promise<void>
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** A form that changes the user's account: fields, the reason of a failure, and buttons. */
export function AccountForm({ verb, isDanger = false, onSubmit, onCancel, children }: AccountFormProps) {
  const { isPending, reason, run } = useAction(onSubmit, useAccountReason())
  return (
    <ActionForm
      action={{ isPending, reason, run: (form) => run(new FormData(form)) }}
      verb={verb}
      isDanger={isDanger}
      onCancel={onCancel}
    >
      {children}
    </ActionForm>
  )
}
