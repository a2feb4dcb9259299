import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { useAction } from '../use-action.ts'
import { useAccountReason } from './use-account-reason.ts'
import styles from './account.module.css'

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
  const { t } = useTranslation()
  const { isPending, reason, run } = useAction(onSubmit, useAccountReason())
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const required = form.current?.querySelectorAll<HTMLInputElement>('input[aria-required]') ?? []
    if (reason !== undefined) [...required].find(({ value }) => value.trim() === '')?.focus()
  }, [reason])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run(new FormData(event.currentTarget))
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {children}
      {reason && <p role="alert">{reason}</p>}
      <div className={styles.buttons}>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} loading={isPending}>
          {verb}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
