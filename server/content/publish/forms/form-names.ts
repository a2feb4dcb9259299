import type { Form } from '../../../../schemas/documents/form.ts'
import type { FieldGroup } from '../../../../schemas/documents/form-ui.ts'
import type { ConvertedSchema } from '../../../../forms/dialect/index.ts'
import {
  allSchemas,
  fieldNames,
  pathOfField,
  schemaOfField,
  pointerTo,
  toPointer,
} from '../../../../schemas/json-schema.ts'
import { uncheckedSameAsOf } from '../../../../forms/index.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, warningAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'

type OriginOf = ConvertedSchema['originOf']

/** Reports parts of a form that name missing fields or omit existing ones. The schema is converted. */
export function wrongNames({ schema, ui }: Form, originOf: OriginOf): Issue[] {
  const names = fieldNames(schema)
  return [
    ...wrongOrder(ui.order ?? ['*'], names),
    ...wrongGroups(ui.sections ?? [], names, '/ui/sections'),
    ...wrongGroups(ui.steps ?? [], names, '/ui/steps'),
    ...(ui.steps ? outsideSteps(ui.steps, names) : []),
    ...wrongSameAs(schema, originOf),
  ]
}

/** Operations whose amount is entered outside the form; its messages are in the form's dictionary. */
const operationsWithAmount: readonly string[] = ['cashier.makedeposit', 'cashier.makewithdrawal']

/** Reports names that have no effect: harmless, but probably a mistake. */
export function unknownNames({ schema, ui, dictionary, submit }: Form): Issue[] {
  const unknownName = (name: string, path: string, isField: boolean): Issue[] =>
    isField ? [] : [warningAt(path, 'unknown-field', noField(name), fieldsHint(fieldNames(schema)))]
  const inner = innerNames(schema)
  const outside = operationsWithAmount.includes(submit.operation) ? ['*', 'amount'] : ['*']
  return [
    ...Object.keys(ui.fields ?? {}).flatMap((name) =>
      unknownName(
        name,
        pointerTo('/ui/fields', name),
        schemaOfField(schema, pathOfField(schema, name)) !== undefined,
      ),
    ),
    // A dictionary names a field by its path without list indexes, or by its own name.
    ...dictionary.flatMap(({ fieldName: name }, index) =>
      unknownName(
        name,
        `/dictionary/${index}/fieldName`,
        outside.includes(name) || inner.has(name) || inner.has(name.split('.').at(-1) ?? ''),
      ),
    ),
  ]
}

const fieldsHint = (names: readonly string[]) => phrase`Fields: ${names.join(', ')}`
const noField = (name: string) => phrase`The form has no field "${name}"`

const unknown = (name: string, path: string, names: readonly string[]): Issue =>
  errorAt(path, 'unknown-field', noField(name), fieldsHint(names))

function innerNames(schema: Form['schema']): ReadonlySet<string> {
  return new Set(
    allSchemas(schema).flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : [])),
  )
}

function wrongOrder(order: readonly string[], names: readonly string[]): Issue[] {
  const missing = order.includes('*') ? [] : names.filter((name) => !order.includes(name))
  return [
    ...order.flatMap((name, index) =>
      name === '*' || names.includes(name) ? [] : [unknown(name, pointerTo('/ui/order', index), names)],
    ),
    ...missing.map((name) =>
      errorAt(
        '/ui/order',
        'incomplete-order',
        phrase`The field "${name}" is missing from the order`,
        phrase`Add it, or * for all others`,
      ),
    ),
  ]
}

function wrongGroups(groups: readonly FieldGroup[], names: readonly string[], pointer: string): Issue[] {
  const seen = new Set<string>()
  return groups.flatMap(({ fields }, group) =>
    fields.flatMap((name, index) => {
      const path = `${pointer}/${group}/fields/${index}`
      if (!names.includes(name)) return [unknown(name, path, names)]
      if (seen.has(name))
        return [errorAt(path, 'duplicate-field', phrase`The field "${name}" is listed twice`)]
      seen.add(name)
      return []
    }),
  )
}

function outsideSteps(steps: readonly FieldGroup[], names: readonly string[]): Issue[] {
  const shown = steps.flatMap(({ fields }) => fields)
  return names
    .filter((name) => !shown.includes(name))
    .map((name) =>
      errorAt(
        '/ui/steps',
        'unreachable-field',
        phrase`The field "${name}" is not in any step, so it would never be shown`,
      ),
    )
}

const sameAsPath = (originOf: OriginOf, field: unknown) =>
  `/schema${toPointer([...(originOf(field) ?? []), 'sameAs'])}`

function wrongSameAs(schema: Form['schema'], originOf: OriginOf): Issue[] {
  return allSchemas(schema).flatMap(({ properties }) => {
    const siblings = isRecord(properties) ? properties : {}
    return Object.entries(siblings).flatMap(([name, property]) => {
      const other = isRecord(property) ? property['sameAs'] : undefined
      if (typeof other !== 'string' || Object.hasOwn(siblings, other)) return []
      return [
        errorAt(
          sameAsPath(originOf, property),
          'unknown-field',
          phrase`The field "${name}" must equal "${other}", which is not a field on the same level`,
        ),
      ]
    })
  })
}

/** Reports `sameAs` where it is never checked; paths lead into the schema. */
export function uncheckedSameAs({ schema, originOf }: ConvertedSchema): Issue[] {
  return uncheckedSameAsOf(schema).map((field) =>
    errorAt(
      toPointer([...(originOf(field) ?? []), 'sameAs']),
      'unchecked-same-as',
      phrase`"sameAs" works on properties and items only, not inside allOf, anyOf, oneOf, if or dependencies`,
    ),
  )
}
