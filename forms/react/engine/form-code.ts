import type { ComponentType } from 'react'
import type { FormDefinition } from '../../contract/form.ts'
import type { Engine } from '../../contract/form-issues.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import type { FormValues } from '../../contract/form.ts'
import type { FormValidator } from './form-validator.ts'

/** What the fields of a form need of the form around them. */
export interface FormFieldsProps {
  /** Id of the form element. */
  id: string
  /** Keeps its identity between renders. */
  form: Pick<FormDefinition, 'schema' | 'fields' | 'order'>
  validator: FormValidator
  /** The values when the form is mounted. */
  initial: FormValues
  /** Receives all values after a change; `fieldId` is absent if the form has added initial values. */
  onChange: (values: FormValues, fieldId?: string) => void
  /** The values are valid and can be sent. */
  onValid: (values: FormValues) => void
  onInvalid: () => void
}

/** How the fields of a kind of form are displayed, and which of their values are sent. */
export interface FormKind {
  Fields: ComponentType<FormFieldsProps>
  createSendable: (schema: JsonSchema) => FormValidator['sendable']
}

/** Code that only some forms need, besides that of all forms. */
export interface FormCode {
  /** Of compound forms. */
  compound?: FormKind | undefined
  /** Of forms without a compiled validator. */
  interpret?: ((expanded: JsonSchema) => Engine) | undefined
}
