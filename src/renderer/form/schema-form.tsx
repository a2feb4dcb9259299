import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import Form, { type IChangeEvent } from '@rjsf/core'
import { ErrorSchemaBuilder, type ErrorSchema, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import type { Engine } from '../../../schemas/forms/broken-rules.ts'
import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { ActionButton } from '../action-button.tsx'
import type { OperationValues } from '../actions.ts'
import { Button } from '../../ui/button.tsx'
import type { Failure } from './failure.ts'
import { createFormStore, FormStoreContext } from './form-store.ts'
import { FormSummary } from './form-summary.tsx'
import { createFormValidator } from './form-validator.ts'
import styles from './form.module.css'
import { templates, widgets } from './theme.tsx'
import { toUiSchema } from './ui-schema.ts'
import { useSubmission } from './use-submission.ts'

export { createEngine } from './engine.ts'

export interface SchemaFormProps {
  form: CompiledForm
  /** The compiled validator of the form's schema; without it the schema is interpreted. */
  engine?: Engine | undefined
  /** What the fields hold at first. */
  values?: OperationValues | undefined
  payload?: ((values: OperationValues) => OperationValues) | undefined
  onDone?: ((result: unknown) => void) | undefined
  onPendingChange?: ((isPending: boolean) => void) | undefined
  /** Id of the form element, for a button that stands elsewhere. */
  id?: string | undefined
  hideTitle?: boolean | undefined
  /** A button with `form={id}` elsewhere sends it. */
  hideSubmit?: boolean | undefined
}

/** What was said in reply to an attempt to send. */
interface Reply {
  attempt: number
  message?: string | undefined
  /** What the platform said of fields, by name. */
  refusals: Readonly<Record<string, string>>
}

function toErrorSchema(refusals: Reply['refusals']): ErrorSchema {
  const builder = new ErrorSchemaBuilder()
  for (const [name, text] of Object.entries(refusals)) builder.addErrors(text, name)
  return builder.ErrorSchema
}

function isFormSchema(schema: unknown): schema is RJSFSchema {
  return isRecord(schema)
}

const submitElsewhere: UiSchema = { 'ui:submitButtonOptions': { norender: true } }

/** A compiled form, drawn by rjsf with our own widgets. Loaded when a form is first shown. */
export function SchemaForm({
  form,
  engine,
  values,
  payload,
  onDone,
  onPendingChange,
  id,
  hideTitle,
  hideSubmit,
}: SchemaFormProps) {
  const { t } = useTranslation()
  const ownId = useId()
  const formId = id ?? ownId
  const [store] = useState(() => createFormStore(form.strategy))
  const [wrong, setWrong] = useState(0)
  const [reply, setReply] = useState<Reply>({ attempt: 0, refusals: {} })

  // rjsf draws everything anew for a schema, uiSchema or validator of another identity.
  const schema = isFormSchema(form.schema) ? form.schema : undefined
  const uiSchema = useMemo(() => ({ ...toUiSchema(form), ...submitElsewhere }), [form])
  const extraErrors = useMemo(() => toErrorSchema(reply.refusals), [reply.refusals])
  const validator = useMemo(
    () => schema && createFormValidator(schema, form.messages, engine),
    [schema, form, engine],
  )

  function showFailure({ message, fields }: Failure) {
    setReply(({ attempt }) => ({ attempt: attempt + 1, message, refusals: fields }))
  }
  const { isPending, submit } = useSubmission({ form, payload, onDone, onFailure: showFailure })
  useEffect(() => onPendingChange?.(isPending), [isPending, onPendingChange])

  function change({ errors }: IChangeEvent, fieldId?: string) {
    setWrong(errors.length)
    const name = fieldId?.slice(`${formId}_`.length)
    // What the platform said of a field holds until the field is changed.
    if (name && reply.refusals[name]) {
      const standing = Object.entries(reply.refusals).filter(([refused]) => refused !== name)
      setReply({ ...reply, message: undefined, refusals: Object.fromEntries(standing) })
    }
  }

  function send() {
    store.commitDrafts()
    store.markSent()
  }

  if (!schema || !validator) return null
  const fieldCount = Object.keys(schema.properties ?? {}).length
  const refused = Object.keys(reply.refusals).length
  const summary = reply.message ?? (reply.attempt > 0 ? summaryOf(Math.max(wrong, refused)) : undefined)

  function summaryOf(count: number): string | undefined {
    if (count === 0) return undefined
    return t(count < fieldCount ? 'forms.summary' : 'forms.summaryAll', { count })
  }

  return (
    <FormStoreContext value={store}>
      <div className={styles.form} onSubmitCapture={send}>
        {form.title && !hideTitle && <h2 className={styles.title}>{form.title}</h2>}
        {summary && <FormSummary message={summary} attempt={reply.attempt} />}
        <Form
          id={formId}
          idPrefix={formId}
          schema={schema}
          uiSchema={uiSchema}
          validator={validator}
          initialFormData={values ?? {}}
          templates={templates}
          widgets={widgets}
          liveValidate="onChange"
          noHtml5Validate
          showErrorList={false}
          extraErrors={extraErrors}
          onChange={change}
          onSubmit={({ formData }) => void submit(formData)}
          onError={(errors) => {
            setWrong(errors.length)
            setReply(({ attempt }) => ({ attempt: attempt + 1, refusals: {} }))
          }}
        />
        {!hideSubmit && (
          <Button type="submit" form={formId} size="l" block loading={isPending}>
            {form.submit.label}
          </Button>
        )}
        <FormLinks links={form.links} />
      </div>
    </FormStoreContext>
  )
}

function FormLinks({ links }: Pick<CompiledForm, 'links'>) {
  if (links.length === 0) return null
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
