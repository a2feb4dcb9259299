import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import type { OperationValues } from '../../../renderer/actions.ts'
import { FormView, type FormViewProps } from '../../../renderer/form/form-view.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useTimeLeft } from '../../../ui/display/use-time-left.ts'
import { classNames } from '../../../ui/styles/class-names.ts'
import { Problem } from '../account-card.tsx'
import styles from './code-entry.module.css'

interface CodeEntryProps {
  /** Explains where the code was sent. */
  text: string
  /** Key of the form document with the field `code`. */
  formKey: string
  /** Further values for the operation, besides the code. */
  values?: OperationValues
  /** When another code may be requested, in milliseconds since 1970. */
  resendAt: number
  isResending: boolean
  problem: string | undefined
  /** Without a surface of its own, for dialogs. */
  bare?: boolean
  onStateChange?: FormViewProps['onStateChange']
  onResend: () => void
  onCancel: () => void
  onDone: () => void
}

/** A field for the code from a message, with a button to request another one. */
export function CodeEntry({
  text,
  formKey,
  values = {},
  resendAt,
  isResending,
  problem,
  bare = false,
  onStateChange,
  onResend,
  onCancel,
  onDone,
}: CodeEntryProps) {
  const { t } = useTranslation()
  const left = useTimeLeft(resendAt)
  const isWaiting = left !== null && !left.isOver
  return (
    <div className={classNames(styles.entry, !bare && styles.surface)}>
      <p role="status">{text}</p>
      <FormView
        formKey={formKey}
        rows={1}
        hideTitle
        onStateChange={onStateChange}
        payload={(code) => ({ ...values, ...code })}
        onDone={onDone}
      />
      {problem && <Problem>{problem}</Problem>}
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onResend} loading={isResending} disabled={isWaiting}>
          {isWaiting
            ? t('profile.code.resendIn', { seconds: left.minutes * 60 + left.seconds })
            : t('profile.code.resend')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </div>
    </div>
  )
}
