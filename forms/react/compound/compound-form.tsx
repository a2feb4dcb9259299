import { use, useMemo, useRef } from 'react'
import Form, { type IChangeEvent } from '@rjsf/core'
import { deepEquals, type FieldPathList, type RJSFSchema } from '@rjsf/utils'
import { isRecord } from '../../../schemas/is-record.ts'
import type { FormValues } from '../../contract/form.ts'
import type { FormFieldsProps } from '../engine/form-code.ts'
import { useFormStore, type FormStore } from '../state/form-store.ts'
import { FileWidget } from '../widgets/file-widget.tsx'
import { widgetKey, WidgetsContext } from '../widgets/widgets.ts'
import { createCompoundUtils, noChoiceByItself, type CompoundUtils } from './compound-utils.ts'
import { displayedValues } from './displayed-values.ts'
import { fields, type OwnSchema } from './fields/fields.tsx'
import { withoutHiddenSecrets } from './hidden-secrets.ts'
import { withHidden } from './hidden-values.ts'
import { restoreTuples } from './keep-tuples.ts'
import { useRjsfTexts } from './rjsf-texts.ts'
import { rjsfValidator } from './rjsf-validator.ts'
import { templates } from './templates/index.ts'
import { toUiSchema } from './ui-schema.ts'

/** Only compound forms have files. */
const fileWidgets = { FileWidget, [widgetKey('file')]: FileWidget }

export function useCompoundWidgets() {
  const widgets = use(WidgetsContext)
  return useMemo(() => ({ ...widgets, ...fileWidgets }), [widgets])
}

const isSchema = (value: unknown): value is RJSFSchema => isRecord(value)
const toValues = (value: unknown): FormValues => (isRecord(value) ? value : {})

/** A form at one time: the fields that it displays for its values. */
interface Shown {
  retrievedSchema: RJSFSchema
  formData: FormValues
}

/** What rjsf loses or keeps when the fields of a form change. */
function createCorrections({ schemaUtils }: CompoundUtils, { hidden, withoutSecrets }: FormStore) {
  const root = schemaUtils.getRootSchema()
  const shownFor = (formData: FormValues): Shown => ({
    retrievedSchema: schemaUtils.retrieveSchema(root, formData),
    formData,
  })
  const resolve = (schema: RJSFSchema, value: unknown) => schemaUtils.retrieveSchema(schema, toValues(value))
  return {
    shownFor,
    /** The form with the values that rjsf has lost, and without the secrets that nobody sees any more. */
    correct(before: Shown, given: FormValues, isOwn: (path: FieldPathList) => boolean): Shown {
      const changed = shownFor(given)
      const kept = restoreTuples(
        schemaUtils,
        given,
        before.formData,
        changed.retrievedSchema,
        before.retrievedSchema,
        isOwn,
      )
      const after = kept === given ? changed : shownFor(toValues(kept))
      const returned = withHidden(
        hidden,
        before,
        after,
        (name, value) => withoutSecrets(value, [name]),
        (back, since) =>
          shownFor(toValues(schemaUtils.getDefaultFormState(root, { ...since.formData, ...back }))),
      )
      const { retrievedSchema, formData } = returned
      const rules = { resolve, lastingOf: withoutSecrets }
      const visible = withoutHiddenSecrets(rules, retrievedSchema, formData)
      return visible === formData ? returned : shownFor(toValues(visible))
    },
  }
}

/** A form of lists, groups, alternatives and conditions, rendered by rjsf with our widgets and templates. */
export function CompoundForm({
  id,
  form,
  validator,
  initial,
  onChange,
  onValid,
  onInvalid,
}: FormFieldsProps) {
  const { schema } = form
  const store = useFormStore()
  const widgets = useCompoundWidgets()
  const translateString = useRjsfTexts()
  const rjsf = useRef<Form<FormValues>>(null)
  const { ofRjsf, utils, context, corrections, uiSchema } = useMemo(() => {
    const whole = isSchema(schema) ? schema : {}
    const ofRjsf = rjsfValidator(schema, validator)
    const utils = createCompoundUtils(ofRjsf, whole, form.fields)
    const { schemaUtils } = utils
    const context: OwnSchema = { schema: schemaUtils.getRootSchema(), schemaUtils }
    return {
      ofRjsf,
      utils,
      context,
      corrections: createCorrections(utils, store),
      uiSchema: toUiSchema(form),
    }
  }, [form, schema, validator, store])
  const shown = useRef<Shown>(undefined)
  const correctedField = useRef<{ id: string | undefined }>(undefined)

  function change({ formData }: IChangeEvent<FormValues>, fieldId?: string) {
    const values = formData ?? {}
    const before = shown.current ?? corrections.shownFor(initial)
    const corrected = correctedField.current
    correctedField.current = undefined
    const isOwn = (path: FieldPathList) => `${fieldId}_`.startsWith(`${[id, ...path].join('_')}_`)
    const next = corrected ? corrections.shownFor(values) : corrections.correct(before, values, isOwn)
    shown.current = next
    // rjsf reports initial values before it is displayed.
    if (next.formData === values || !rjsf.current) return onChange(values, corrected ? corrected.id : fieldId)
    setWhole(next.formData, fieldId)
  }

  function setWhole(values: FormValues, fieldId: string | undefined) {
    correctedField.current = { id: fieldId }
    rjsf.current?.setFieldValue([], values)
  }

  /** The values of fields that are not displayed come back only until a form is sent. */
  function submit(values: FormValues) {
    onValid(values)
    const displayed = displayedValues(ofRjsf, context.schema, values)
    if (!deepEquals(displayed, values)) setWhole(toValues(displayed), undefined)
  }

  return (
    <Form<FormValues>
      ref={rjsf}
      id={id}
      idPrefix={id}
      schema={utils.initialSchema}
      uiSchema={uiSchema}
      validator={ofRjsf}
      translateString={translateString}
      initialFormData={initial}
      formContext={context}
      templates={templates}
      widgets={widgets}
      fields={fields}
      liveValidate="onChange"
      experimental_defaultFormStateBehavior={noChoiceByItself}
      noHtml5Validate
      showErrorList={false}
      onChange={change}
      onSubmit={({ formData }) => submit(formData ?? {})}
      onError={onInvalid}
    >
      {buttonElsewhere}
    </Form>
  )
}

/** Prevents rjsf from rendering its own button. */
const buttonElsewhere = true
