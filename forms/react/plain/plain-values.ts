import { isRecord } from '../../../schemas/is-record.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import { holds } from '../../contract/show-if.ts'
import type { FormDefinition, FormValues } from '../../contract/form.ts'
import type { HiddenMemory } from '../state/hidden-memory.ts'
import type { PlainFields, PlainSchema } from './plain-schema.ts'

/** The values of a form and the fields that it displays for them. */
export interface PlainState {
  fields: PlainFields
  values: FormValues
}

const fieldsOf = (parts: readonly PlainFields[]): PlainFields['properties'] =>
  Object.fromEntries(parts.flatMap(({ properties }) => Object.entries(properties)))

/** The options of a choice; undefined: the field takes other values, too. */
export function optionsOf({
  enum: values,
  oneOf,
}: JsonSchema): { value: unknown; label: string }[] | undefined {
  if (Array.isArray(values)) return values.map((value: unknown) => ({ value, label: String(value) }))
  if (!Array.isArray(oneOf)) return undefined
  return oneOf.filter(isRecord).map(({ const: value, title }) => ({ value, label: String(title ?? value) }))
}

/** What a field contains at first. Nobody agrees to a consent by default. */
function initialOf({ const: constant, default: initial }: JsonSchema): unknown {
  return constant === undefined || constant === true ? initial : constant
}

/** Whether a box that nobody ticks means no, unlike a consent, which has to be given. */
function meansNo(field: JsonSchema, widget: string | undefined): boolean {
  const { type, const: constant, validator } = field
  // Radio buttons and selects are unanswered at first.
  const isQuestion = widget === 'radio' || widget === 'select' || optionsOf(field) !== undefined
  return type === 'boolean' && constant === undefined && validator === undefined && !isQuestion
}

/** The value of a field, unless it is none of the field's options. */
function fitting(field: JsonSchema, value: unknown): unknown {
  const options = value === undefined ? undefined : optionsOf(field)
  return options?.every((option) => option.value !== value) ? initialOf(field) : value
}

/** Remembered of a field that the user has emptied, which does not get its initial value again. */
const emptied = null

/**
 * Applies values to a form: adds those that its fields contain at first, and removes those of fields that are not
 * displayed. They are remembered, and return with their fields until the form is sent.
 */
export function createPlainRules(
  schema: PlainSchema,
  memory: HiddenMemory,
  lastingOf: (value: unknown, path: readonly string[]) => unknown,
  ui: FormDefinition['fields'],
) {
  const known = new Map<string, PlainFields>()
  const allFields = fieldsOf([schema, ...schema.conditional])

  /** Always the same object for the same fields. */
  function displayedFor(values: FormValues): PlainFields {
    const shown = schema.conditional.filter(({ condition }) => holds(condition, values))
    if (shown.length === 0) return schema
    const key = shown.map((part) => schema.conditional.indexOf(part)).join()
    const fields = known.get(key) ?? {
      properties: fieldsOf([schema, ...shown]),
      required: [...schema.required, ...shown.flatMap(({ required }) => required)],
    }
    known.set(key, fields)
    return fields
  }

  /** The values beside which these fields are displayed. */
  function valuesIn({ properties, required }: PlainFields, values: FormValues): FormValues {
    const next: Record<string, unknown> = { ...values }
    for (const [name, field] of Object.entries(allFields)) {
      const value = next[name]
      if (Object.hasOwn(properties, name)) {
        const isNew = !Object.hasOwn(next, name)
        const remembered = isNew ? memory.recall([name], '', field) : undefined
        if (isNew) memory.forget([name], '')
        const isNo = required.includes(name) && meansNo(field, ui[name]?.widget)
        const first = initialOf(field) ?? (isNo ? false : undefined)
        const own = remembered ?? (isNew ? first : fitting(field, value))
        if (remembered === emptied) next[name] = undefined
        else if (own !== undefined || !isNew) next[name] = own
      } else if (Object.hasOwn(next, name)) {
        memory.remember([name], '', value === undefined ? emptied : lastingOf(value, [name]), field)
        Reflect.deleteProperty(next, name)
      }
    }
    return next
  }

  return {
    /** The fields and values of the form after it has received values. */
    settle(given: FormValues): PlainState {
      let [fields, values] = [displayedFor(given), given]
      // A field that appears or disappears may decide about others. Conditions may contradict themselves.
      for (let turn = 0; turn <= schema.conditional.length; turn += 1) {
        values = valuesIn(fields, values)
        const next = displayedFor(values)
        if (next === fields) break
        fields = next
      }
      return { fields, values }
    },
    /** The values of fields that are displayed. */
    displayed(values: FormValues): FormValues {
      const { properties } = displayedFor(values)
      return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(properties, name)))
    },
  }
}
