import type { Form } from '../../../../../schemas/documents/form.ts'
import {
  allSchemas,
  fieldNames,
  pathOfField,
  pointerTo,
  schemaOfField,
  type JsonSchema,
} from '../../../../../schemas/json-schema.ts'
import { uncheckedSameAsOf } from '../../../../../forms/index.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { at, type Finding, rule } from '../rule.ts'
import { atSchema, convertedSchema } from './form-schema.ts'

const namesOf = (form: Form) => fieldNames(convertedSchema(form).schema)

const unknown = (name: string, path: string, names: readonly string[]): Finding =>
  at(path, phrase`The form has no field "${name}"`, phrase`Fields: ${names.join(', ')}`)

/** Operations whose amount is entered outside the form; its messages are in the form's dictionary. */
const operationsWithAmount: readonly string[] = ['cashier.makedeposit', 'cashier.makewithdrawal']

const innerNames = (schema: JsonSchema): ReadonlySet<string> =>
  new Set(
    allSchemas(schema).flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : [])),
  )

/** Names that have no effect: harmless, but probably a mistake. */
export const uselessName = rule({
  code: 'unknown-field',
  stage: 'fields',
  on: 'form',
  severity: 'warning',
  find({ body }) {
    const { schema } = convertedSchema(body)
    const { ui, dictionary, submit } = body
    const inner = innerNames(schema)
    const outside = operationsWithAmount.includes(submit.operation) ? ['*', 'amount'] : ['*']
    return [
      ...Object.keys(ui.fields ?? {})
        .filter((name) => schemaOfField(schema, pathOfField(schema, name)) === undefined)
        .map((name) => unknown(name, pointerTo('/ui/fields', name), namesOf(body))),
      // A dictionary names a field by its path without list indexes, or by its own name.
      ...dictionary.flatMap(({ fieldName: name }, index) =>
        outside.includes(name) || inner.has(name) || inner.has(name.split('.').at(-1) ?? '')
          ? []
          : [unknown(name, `/dictionary/${index}/fieldName`, namesOf(body))],
      ),
    ]
  },
})

/** Who fills in the field with such a dependency could never send the form. */
export const unknownDependency = rule({
  code: 'unknown-field',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema, originOf } = convertedSchema(body)
    const names = innerNames(schema)
    return allSchemas(schema).flatMap((part) => {
      const { dependencies, additionalProperties = false } = part
      if (!isRecord(dependencies) || additionalProperties !== false) return []
      return Object.entries(dependencies).flatMap(([name, needed]) =>
        names.has(name) && Array.isArray(needed)
          ? needed
              .map(String)
              .filter((other) => !names.has(other))
              .map((other) =>
                atSchema(
                  originOf(part) ?? [],
                  phrase`The field "${name}" requires "${other}", which is not a field of the form`,
                ),
              )
          : [],
      )
    })
  },
})

interface ListedField {
  name: string
  path: string
}

/** The fields that sections, or steps, list. */
const listedIn = ({ ui }: Form, list: 'sections' | 'steps'): ListedField[] =>
  (ui[list] ?? []).flatMap(({ fields }, group) =>
    fields.map((name, index) => ({ name, path: `/ui/${list}/${group}/fields/${index}` })),
  )

const groups = ['sections', 'steps'] as const

export const unknownField = rule({
  code: 'unknown-field',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const names = namesOf(body)
    const ordered = (body.ui.order ?? []).map((name, index) => ({
      name,
      path: pointerTo('/ui/order', index),
    }))
    return [...ordered.filter(({ name }) => name !== '*'), ...groups.flatMap((list) => listedIn(body, list))]
      .filter(({ name }) => !names.includes(name))
      .map(({ name, path }) => unknown(name, path, names))
  },
})

export const incompleteOrder = rule({
  code: 'incomplete-order',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { order = ['*'] } = body.ui
    if (order.includes('*')) return []
    return namesOf(body)
      .filter((name) => !order.includes(name))
      .map((name) =>
        at(
          '/ui/order',
          phrase`The field "${name}" is missing from the order`,
          phrase`Add it, or * for all others`,
        ),
      )
  },
})

export const duplicateField = rule({
  code: 'duplicate-field',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const names = namesOf(body)
    return groups.flatMap((list) => {
      const listed = listedIn(body, list)
      const first = (name: string) => listed.findIndex((other) => other.name === name)
      return listed
        .filter(({ name }, index) => names.includes(name) && first(name) < index)
        .map(({ name, path }) => at(path, phrase`The field "${name}" is listed twice`))
    })
  },
})

export const unreachableField = rule({
  code: 'unreachable-field',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find({ body }) {
    if (!body.ui.steps) return []
    const shown = listedIn(body, 'steps').map(({ name }) => name)
    return namesOf(body)
      .filter((name) => !shown.includes(name))
      .map((name) =>
        at('/ui/steps', phrase`The field "${name}" is not in any step, so it would never be shown`),
      )
  },
})

export const unknownSameAs = rule({
  code: 'unknown-field',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema, originOf } = convertedSchema(body)
    return allSchemas(schema).flatMap(({ properties }) => {
      const siblings = isRecord(properties) ? properties : {}
      return Object.entries(siblings).flatMap(([name, property]) => {
        const other = isRecord(property) ? property['sameAs'] : undefined
        if (typeof other !== 'string' || Object.hasOwn(siblings, other)) return []
        return [
          atSchema(
            [...(originOf(property) ?? []), 'sameAs'],
            phrase`The field "${name}" must equal "${other}", which is not a field on the same level`,
          ),
        ]
      })
    })
  },
})

/** `sameAs` where it is never checked. */
export const uncheckedSameAs = rule({
  code: 'unchecked-same-as',
  stage: 'conversion',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema, originOf } = convertedSchema(body)
    return uncheckedSameAsOf(schema).map((field) =>
      atSchema(
        [...(originOf(field) ?? []), 'sameAs'],
        phrase`"sameAs" works on properties and items only, not inside allOf, anyOf, oneOf, if or dependencies`,
      ),
    )
  },
})

export const uselessField = rule({
  code: 'useless-field',
  stage: 'fields',
  on: 'form',
  severity: 'warning',
  find({ body }) {
    const { field } = body.submit
    const { schema, originOf } = convertedSchema(body)
    const { properties } = schema
    const value = field !== undefined && isRecord(properties) ? properties[field] : undefined
    // The only field of a form made of a single value comes from the root.
    if (field === undefined || originOf(value)?.length === 0) return []
    return [at('/submit/field', phrase`"field" has an effect only if the schema describes a single value`)]
  },
})
