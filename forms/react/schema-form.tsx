import { useEffect, useEffectEvent, useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import type { FormDefinition } from '../contract/form.ts'
import type { Engine } from '../contract/form-issues.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import type { FormValues } from '../contract/form.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { captureClick } from './capture-click.ts'
import { FieldsInTurn } from './fields-in-turn.tsx'
import { FormGroupsContext } from './form-groups.tsx'
import { FormStoreContext, type FormStore } from './state/form-store.ts'
import { FormSummary } from './form-summary.tsx'
import { NewerForm } from './newer-form.tsx'
import styles from './form.module.css'
import { Review } from './steps/review.tsx'
import { StepHeader } from './steps/step-header.tsx'
import { failureIn, type Failure } from './state/failure.ts'
import { useAttempts } from './state/use-attempts.ts'
import type { FormCode } from './engine/form-code.ts'
import { useFormKind } from './engine/use-form-kind.ts'
import { useFormStoreOf } from './state/use-form-store-of.ts'
import { useFormSteps } from './steps/use-form-steps.ts'
import type { ReplacedForm } from './state/replaced-form.ts'
import type { ShownMemory } from './state/shown-memory.ts'
import { changesBetween } from './state/unsent-values.ts'
import { useUnsent } from './state/use-unsent.ts'
import { useSubmission } from './state/use-submission.ts'
import type { FormHost } from './form-host.ts'
import { WidgetsContext } from './widgets/widgets.ts'

/** A form can be submitted only when it is rendered (`ready`) and no submission is running (`busy`). */
export type FormState = 'absent' | 'ready' | 'busy'

export interface SchemaFormProps extends FormCode {
  form: FormDefinition
  host: FormHost
  /** The compiled validator of the form's schema; without it the schema is interpreted (`interpret`). */
  engine?: Engine | undefined
  /** Initial values. */
  values?: FormValues | undefined
  onDone?: ((result: unknown) => void) | undefined
  /** Called in an effect, for a submit button outside the form. Must keep its identity between renders. */
  onStateChange?: ((state: FormState) => void) | undefined
  /** Receives the values at first and after each change. Must keep its identity between renders. */
  onValuesChange?: ((values: FormValues) => void) | undefined
  /** Id of the form element, for a submit button outside the form. */
  id?: string | undefined
  hideTitle?: boolean | undefined
  /** A button with `form={id}` outside the form submits it. */
  hideSubmit?: boolean | undefined
  /** Element beside the submit button outside the form, for what a submission led to. */
  outcomeIn?: HTMLElement | null | undefined
  /** A sent form may have to be sent again, such as a payment: what was typed is not dropped. */
  keepsValues?: boolean | undefined
  /** Receives the reason if a field cannot be rendered, in previews. */
  reject?: FormStore['reject']
  /** What an earlier instance of this form displayed. */
  shown?: ShownMemory | undefined
  /** Renders all fields at once, as the server does. */
  isComplete?: boolean
  /** The version that this one has replaced while it was displayed. */
  replaced?: ReplacedForm | undefined
  /** Called when what the user has sent was not accepted. */
  onRejected?: ((failure: Failure) => void) | undefined
  /** Content below the button, such as links. */
  footer?: ReactNode
}

/** A compiled form: a plain one is rendered by our own fields, a compound one by rjsf. Loaded when a form is first shown. */
export function SchemaForm({
  form,
  host,
  engine,
  compound,
  interpret,
  values,
  onDone,
  onStateChange,
  onValuesChange,
  id,
  hideTitle,
  hideSubmit,
  outcomeIn,
  keepsValues,
  reject,
  shown,
  isComplete = false,
  replaced,
  onRejected,
  footer,
}: SchemaFormProps) {
  const { t } = useTranslation()
  const ownId = useId()
  const formId = id ?? ownId
  const store = useFormStoreOf(form, host.ask, reject, shown)
  const { Fields, steadyForm, validator } = useFormKind(form, { engine, compound, interpret })
  const { schema } = steadyForm
  const [newer] = useState(() => replaced && changesBetween(replaced.schema, schema, shown?.read()?.values))
  const unsent = useUnsent({ form, formId, store, values, shown })
  const { initial, position } = unsent
  const steps = useFormSteps(form, store, unsent)
  const attempts = useAttempts({ formId, schema, validator, store, steps, initial })
  const [rejected, setRejected] = useState<Failure>()
  const { isPending, submit } = useSubmission({
    formKey: form.key,
    host,
    store,
    keepsValues,
    onDone: (result) => {
      attempts.clear()
      onDone?.(result)
    },
    onFailure: (failure) => {
      attempts.reject(failure)
      setRejected(failure)
    },
  })
  const showFormerFailure = useEffectEvent(() => {
    if (!replaced?.failure) return
    store.markSent()
    attempts.reject(failureIn(schema, replaced.failure))
  })
  useEffect(() => showFormerFailure(), [])
  const isBusy = isPending || attempts.isChecking
  useEffect(() => {
    onValuesChange?.(position.current.values)
  }, [position, onValuesChange])
  useEffect(() => {
    onStateChange?.(isBusy ? 'busy' : 'ready')
  }, [isBusy, onStateChange])
  const tellRejected = useEffectEvent((failure: Failure) => onRejected?.(failure))
  // After the state: the form is not busy any more.
  useEffect(() => {
    if (rejected) tellRejected(rejected)
  }, [rejected])

  const resume = useEffectEvent(() => {
    if (rejected?.needsLogin) attempts.clear()
  })
  const { onSessionResumed } = host
  useEffect(() => onSessionResumed(() => resume()), [onSessionResumed])

  const valuesNow = () => position.current.values

  /** Runs before the form's own submit: commits unfinished typing, leaves a step, waits for checks. */
  function send(event: SyntheticEvent) {
    const { target } = event
    const isHeldBack = attempts.prepare({
      values: valuesNow,
      again: () => {
        if (target instanceof HTMLFormElement) target.requestSubmit()
      },
    })
    if (!isHeldBack) return
    event.preventDefault()
    event.stopPropagation()
  }

  function change(next: FormValues, fieldId?: string) {
    onValuesChange?.(next)
    unsent.keep(next, fieldId)
    if (fieldId) store.change(fieldId)
    attempts.follow(fieldId)
  }

  const { summary } = attempts
  const { groups, current, isLast, isReview, step, count } = steps
  return (
    <WidgetsContext value={host.widgets}>
      <FormStoreContext value={store}>
        <div className={styles.form} onSubmitCapture={send}>
          {newer && <NewerForm {...newer} />}
          {form.title && !hideTitle && <h2 className={styles.title}>{form.title}</h2>}
          {count > 0 && (
            <StepHeader
              step={step}
              count={count}
              title={isReview ? t('forms.steps.review') : (current?.title ?? '')}
              hint={current?.hint}
            />
          )}
          <FormGroupsContext value={groups}>
            <FieldsInTurn schema={schema} isComplete={isComplete}>
              <Fields
                id={formId}
                form={steadyForm}
                validator={validator}
                initial={initial}
                onChange={change}
                onValid={(valid) => {
                  if (!attempts.isStopped()) void submit(validator.sendable(valid))
                }}
                onInvalid={() => attempts.stop(valuesNow())}
              />
            </FieldsInTurn>
          </FormGroupsContext>
          {isReview && <Review form={form} schema={schema} values={attempts.answers} onChange={steps.go} />}
          {summary && outcomeIn && createPortal(<FormSummary {...summary} />, outcomeIn)}
          {summary && !outcomeIn && <FormSummary {...summary} />}
          {(!hideSubmit || !isLast) && (
            <div className={styles.buttons}>
              {step > 0 && (
                <Button variant="outline" size="l" onClick={steps.back}>
                  {t('forms.steps.back')}
                </Button>
              )}
              <Button
                type="submit"
                form={formId}
                size="l"
                block
                loading={isBusy}
                onPointerDown={captureClick}
              >
                {isLast ? form.submit.label : t('forms.steps.next')}
              </Button>
            </div>
          )}
          {footer}
        </div>
      </FormStoreContext>
    </WidgetsContext>
  )
}
