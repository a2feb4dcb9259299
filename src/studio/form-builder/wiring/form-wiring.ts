import { callContracts, errorsOf, type CallName } from '../../../../schemas/api/calls.ts'
import type { ApiErrorType } from '../../../../schemas/api/errors.ts'
import { operationNames, type OperationName } from '../../../../schemas/documents/operations.ts'
import { toPointer } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { valueAt } from '../../json-path.ts'
import { asksFor } from '../model/conditions.ts'
import { listAt } from '../model/form-edit.ts'
import { readFields, type FormBody, type FormField } from '../model/form-fields.ts'
import { wiringOf, type OperationWiring } from './operation-wiring.ts'

/**
 * sent: to a parameter of the contract; extra: the contract does not name it, but the call passes it on; kept:
 * only the form itself needs it; lost: players fill it in and nobody receives it.
 */
type FieldFate = 'sent' | 'extra' | 'kept' | 'lost'

interface WiredField {
  field: FormField
  fate: FieldFate
  /** undefined: the value is not sent. */
  parameter: string | undefined
}

/** A required parameter without a value in some or all states of the form. */
interface OpenParameter {
  name: string
  /** The field that may be empty; undefined: the form has none. */
  field: FormField | undefined
}

interface WiredError {
  type: ApiErrorType
  /** Pointer to the form's own handling; undefined: players see the shared message of the site. */
  pointer: string | undefined
}

export interface FormWiring {
  operation: OperationName
  call: CallName | null
  fields: readonly WiredField[]
  open: readonly OpenParameter[]
  /** Types of the actions after success, in order. */
  onSuccess: readonly string[]
  errors: readonly WiredError[]
}

/** Fields whose values only the form needs: repetitions, consents, and fields that show others. */
function isForForm(body: FormBody, { name, schema }: FormField): boolean {
  if (schema['sameAs'] !== undefined || schema['validator'] === 'truthyCheckbox') return true
  return readFields(body).some(({ condition }) => asksFor(condition, name))
}

function parametersOf(call: CallName | null): Record<string, unknown> {
  return call === null ? {} : callContracts[call].params.properties
}

function wired(body: FormBody, field: FormField, { call, sent, ...wiring }: OperationWiring): WiredField {
  const { name } = field
  const isRead = sent ? sent.includes(name) : call !== null && !wiring.dropped?.includes(name)
  if (!isRead) return { field, fate: isForForm(body, field) ? 'kept' : 'lost', parameter: undefined }
  const renamed = wiring.renamed?.[name]
  if (renamed !== undefined) return { field, fate: 'sent', parameter: renamed }
  if (wiring.within !== undefined) return { field, fate: 'sent', parameter: `${wiring.within}.${name}` }
  if (Object.hasOwn(parametersOf(call), name)) return { field, fate: 'sent', parameter: name }
  // A listed field without a parameter is for the site itself, such as the repeated password.
  return sent ? { field, fate: 'kept', parameter: undefined } : { field, fate: 'extra', parameter: name }
}

function openParameters(wiring: OperationWiring, fields: readonly WiredField[]): OpenParameter[] {
  if (wiring.call === null) return []
  const bySite = [
    ...(wiring.bySite ?? []),
    ...fields.flatMap(({ field }) => wiring.bySiteWith?.[field.name] ?? []),
  ]
  const { required }: { required?: readonly string[] | undefined } = callContracts[wiring.call].params
  return (required ?? [])
    .filter((name) => !bySite.includes(name))
    .map((name) => ({ name, field: fields.find(({ parameter }) => parameter === name)?.field }))
    .filter(({ field }) => !field?.isRequired || field.condition !== null)
}

function wiredErrors(body: FormBody, call: CallName | null): WiredError[] {
  const own = listAt(body, ['submit', 'onError'])
  const errors = call === null ? [] : [...errorsOf(call)]
  const all = errors.map((type): WiredError => {
    const index = own.findIndex((entry) => isRecord(entry) && entry['errorType'] === type)
    return { type, pointer: index < 0 ? undefined : toPointer(['submit', 'onError', index]) }
  })
  return [...all.filter(({ pointer }) => pointer), ...all.filter(({ pointer }) => !pointer)]
}

/** Which call a form makes, where its fields go, and what follows; null: the form names no operation. */
export function formWiring(body: FormBody): FormWiring | null {
  const named = valueAt(body, ['submit', 'operation'])
  const operation = operationNames.find((name) => name === named)
  if (operation === undefined) return null
  const wiring = wiringOf(operation)
  const fields = readFields(body).map((field) => wired(body, field, wiring))
  return {
    operation,
    call: wiring.call,
    fields,
    open: openParameters(wiring, fields),
    onSuccess: listAt(body, ['submit', 'onSuccess']).flatMap((action) =>
      isRecord(action) && typeof action['type'] === 'string' ? [action['type']] : [],
    ),
    errors: wiredErrors(body, wiring.call),
  }
}
