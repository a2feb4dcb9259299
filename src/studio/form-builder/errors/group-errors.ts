import { toPointer, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { type FieldError, groupRules, ruleError } from '../../../../forms/index.ts'
import type { Localized } from '../../../../schemas/documents/localized.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { defaultLocale, inBuiltIn, type Locale, type LocaleDefinition } from '../../../../schemas/locale.ts'
import { completeBody } from '../../../lib/data/complete-texts.ts'
import { resolveSchema } from '../../../lib/data/compile-form.ts'
import { convertForm } from '../../../../forms/dialect/index.ts'
import { allFields, readFields, recordAt, type FormBody, type FormField } from '../model/form-fields.ts'
import { possibleErrors } from './possible-errors.ts'

/** A rule of several fields that players can break. */
export interface GroupError {
  id: string
  /** any: at least one of the fields; one: exactly one; dependent: `field`, if `by` is filled in. */
  rule: { kind: 'any' | 'one'; fields: string } | { kind: 'dependent'; field: string; by: string }
  /** Whose message it is; `*`: of the form. */
  target: Pick<FormField, 'id' | 'name'>
  error: Localized<FieldError>
}

const wholeForm = { id: '*', name: '*' }

/** The schemas that apply to the same values as a schema: itself and its parts. */
function partsOf(schema: JsonSchema): JsonSchema[] {
  const { allOf, then, else: other } = schema
  const listed: unknown[] = Array.isArray(allOf) ? allOf : []
  return [schema, ...[...listed, then, other].filter(isRecord).flatMap(partsOf)]
}

/** The errors of alternatives that name required fields, of a form and the groups in it. */
function alternativesIn(root: JsonSchema, schema: JsonSchema, path: readonly string[]): FieldError[] {
  return partsOf(schema).flatMap((part) => [
    ...groupRules(part).map((rule) => ruleError(root, path, rule)),
    ...Object.entries(recordAt(part, ['properties'])).flatMap(([name, inner]) =>
      isRecord(inner) ? alternativesIn(root, inner, [...path, name]) : [],
    ),
  ])
}

type TitleOf = (field: FormField) => string

function dependentIn(schema: JsonSchema, fields: readonly FormField[], titleOf: TitleOf): GroupError[] {
  const listed = partsOf(schema).flatMap((part) =>
    ['dependentRequired', 'dependencies'].flatMap((keyword) => Object.entries(recordAt(part, [keyword]))),
  )
  return listed.flatMap(([by, names]) =>
    fields
      .filter(({ name, isRequired }) => Array.isArray(names) && names.includes(name) && !isRequired)
      .flatMap((field): GroupError[] => {
        const decider = fields.find(({ name }) => name === by)
        const [first] = possibleErrors({ ...field, isRequired: true })
        if (!first) return []
        const error = { path: [field.name], code: first.code, limits: {} }
        return [
          {
            id: `${by} ${field.name}`,
            rule: { kind: 'dependent', field: titleOf(field), by: decider ? titleOf(decider) : by },
            target: field,
            error: inBuiltIn(() => error),
          },
        ]
      }),
  )
}

/** Every error of a rule that concerns several fields. `titleOf`: the name of a field for the user. */
export function groupErrors(
  body: FormBody,
  locales: readonly LocaleDefinition[],
  titleOf: TitleOf,
): GroupError[] {
  const schema = recordAt(completeBody('form', body, locales), ['schema'])
  const inLocale = (locale: Locale) => {
    const root = convertForm(resolveSchema(schema, locale)).schema
    return alternativesIn(root, root, [])
  }
  const others = locales.map(({ code }) => ({ code, errors: inLocale(code) }))
  const builtIn = inBuiltIn(inLocale)
  const alternatives = builtIn[defaultLocale].map((error, index): GroupError => {
    const kind = error.code === 'oneRequired' ? 'one' : 'any'
    return {
      id: `${index} ${toPointer(error.path)}`,
      rule: { kind, fields: error.fields ?? '' },
      target: wholeForm,
      error: {
        ...inBuiltIn((code) => builtIn[code][index] ?? error),
        ...Object.fromEntries(others.map(({ code, errors }) => [code, errors[index] ?? error])),
      },
    }
  })
  const top = allFields(readFields(body)).filter(({ id, name }) => id === name)
  return [...alternatives, ...dependentIn(schema, top, titleOf)]
}
