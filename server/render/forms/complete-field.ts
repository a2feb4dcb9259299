import type { PhoneCountry } from '../../../schemas/api/entities/account.ts'
import type { PhoneFormat } from '../../../forms/index.ts'
import type { CompiledField, CompiledForm } from '../../../schemas/compiled.ts'
import { mapSubschemas, pathOfField, type JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'

export interface Choice {
  value: string
  title: string
}

/** Changes the schema of a field, found through properties and items; other schemas stay. */
function changeField(
  schema: JsonSchema,
  [name, ...rest]: readonly string[],
  change: (field: JsonSchema) => JsonSchema,
): JsonSchema {
  if (name === undefined) return change(schema)
  return mapSubschemas(schema, (inner, keyword, property) => {
    const isOnPath = property === undefined ? keyword === name : keyword === 'properties' && property === name
    return isOnPath ? changeField(inner, rest, change) : inner
  })
}

/** The compiled validator is that of the published schema, so the completed one is interpreted. */
function changeForm(
  form: CompiledForm,
  name: string,
  field: CompiledField,
  change: (field: JsonSchema) => JsonSchema,
): CompiledForm {
  return {
    ...form,
    validatorUrl: null,
    schema: changeField(form.schema, pathOfField(form.schema, name), change),
    fields: { ...form.fields, [name]: field },
  }
}

/** Titles of the document's own options, by value. */
function ownTitles({ oneOf }: JsonSchema): ReadonlyMap<unknown, unknown> {
  const options: unknown[] = Array.isArray(oneOf) ? oneOf : []
  return new Map(options.filter(isRecord).map(({ const: value, title }) => [value, title]))
}

/**
 * A field with exactly these options. The document's titles take precedence. The first of `preferred` that is offered
 * is preselected, else the document's default.
 */
export function withChoices(
  form: CompiledForm,
  name: string,
  choices: readonly Choice[],
  preferred: readonly (string | undefined)[] = [],
): CompiledForm {
  const isOffered = (value: unknown) => choices.some((choice) => choice.value === value)
  return changeForm(form, name, { ...form.fields[name] }, ({ default: byDefault, ...field }) => {
    const titles = ownTitles(field)
    const selected = [...preferred, byDefault].find(isOffered)
    return {
      ...field,
      oneOf: choices.map(({ value, title }) => ({ const: value, title: titles.get(value) ?? title })),
      ...(selected !== undefined && { default: selected }),
    }
  })
}

/** A phone field that accepts the numbers of these countries; the first one is preselected. */
export function withPhones(
  form: CompiledForm,
  name: string,
  countries: readonly (PhoneCountry & { name: string })[],
): CompiledForm {
  const phones = countries.map(({ country_code, name: country, phone_code, mask }): PhoneFormat => ({
    country: country_code,
    name: country,
    prefix: `+${phone_code}`,
    mask: mask.replaceAll('0', '#'),
  }))
  const numbers = countries.map(
    ({ phone_code, min_length, max_length }) => `${phone_code}\\d{${min_length},${max_length}}`,
  )
  return changeForm(form, name, { ...form.fields[name], phones }, (schema) => ({
    ...schema,
    pattern: `^\\+(?:${[...new Set(numbers)].join('|')})$`,
  }))
}
