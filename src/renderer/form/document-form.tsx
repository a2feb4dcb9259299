import { SchemaForm, type FormHost, type SchemaFormProps } from '../../../forms/react/form.ts'
import type { Failure } from '../../../forms/react/index.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { isSessionOver } from '../../lib/api/page-errors.ts'
import { onSessionResumed } from '../../lib/data/session-resumed.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ActionButton } from '../action-button.tsx'
import { runAction, runOperation, type OperationValues } from '../actions.ts'
import { askBy, describeFailure } from './failure.ts'
import styles from './document-form.module.css'
import { widgets } from './widgets.tsx'

export { createEngine } from '../../../forms/react/form.ts'

/** The player-facing explanation of a failure; undefined: that of the form. */
export type Explain = (error: unknown) => Pick<Failure, 'message' | 'remedy'> | undefined

export interface DocumentFormProps extends Omit<SchemaFormProps, 'form' | 'host' | 'footer'> {
  form: CompiledForm
  /** Converts the form's values to those of the operation. */
  payload?: ((values: OperationValues) => OperationValues) | undefined
  /** Explains a failure better than the form's own message, with a remedy. */
  explain?: Explain | undefined
}

/** A form document: it submits to its operation, and runs the actions of the outcome. */
export function DocumentForm({ form, payload, explain, onDone, ...rest }: DocumentFormProps) {
  const { t } = useTranslation()
  const { operation, onSuccess } = form.submit
  const host: FormHost = {
    submit: (values) => runOperation(operation, payload ? payload(values) : values),
    describe(error) {
      const { actions, ...failure } = describeFailure(form, error, t)
      return {
        ...failure,
        ...explain?.(error),
        needsLogin: isSessionOver(error),
        followUp: () => actions.forEach(runAction),
      }
    },
    ask: askBy(form, t),
    onSessionResumed,
    widgets,
  }
  return (
    <SchemaForm
      {...rest}
      form={form}
      host={host}
      onDone={(result) => {
        onSuccess?.forEach(runAction)
        onDone?.(result)
      }}
      footer={form.links.length > 0 && <FormLinks links={form.links} />}
    />
  )
}

function FormLinks({ links }: Pick<CompiledForm, 'links'>) {
  return (
    <div className={styles.links}>
      {links.map(({ text, label, action }) => (
        <span key={label} className={styles.linkLine}>
          {text}
          <ActionButton action={action} className={styles.link}>
            {label}
          </ActionButton>
        </span>
      ))}
    </div>
  )
}
