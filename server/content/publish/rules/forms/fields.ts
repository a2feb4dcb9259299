import { textWidgets, type FormWidget } from '../../../../../schemas/documents/form-ui.ts'
import {
  fileLimit,
  isFile,
  maxFileLength,
  maxFileBytes,
  maxCheckedLength,
  expandValidators,
} from '../../../../../forms/index.ts'
import {
  dereference,
  pathOfField,
  pointerTo,
  schemaOfField,
  type JsonSchema,
} from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { everySubschema } from '../../../../../forms/dialect/index.ts'
import { listOf, createTest, listedValues } from '../../../../../forms/proof/index.ts'
import { at, type Finding, rule } from '../rule.ts'
import { atSchema, convertedSchema, inWritten } from './form-schema.ts'

/** The widgets that can display a field. */
function widgetsFor(root: JsonSchema, field: JsonSchema, hasOptions: boolean): FormWidget[] {
  const parts = [field, ...listOf(field['allOf'])].flatMap((part): JsonSchema[] => {
    const found = dereference(root, part)
    return found ? [found] : []
  })
  const types = parts.flatMap(({ type }) => (type === undefined ? [] : [type].flat().map(String)))
  const has = (...some: string[]) => types.length === 0 || some.some((type) => types.includes(type))
  const isChoice = listedValues(parts) !== undefined || hasOptions
  const rows = parts.map(({ items }) => dereference(root, items)).find((items) => items !== undefined)
  const isMultiple = types.includes('array') && rows !== undefined && listedValues([rows]) !== undefined
  return [
    ...(has('string', 'number', 'integer') ? (['text'] as const) : []),
    ...(has('string') ? textWidgets : []),
    ...([...parts, rows ?? {}].some(isFile) ? (['file'] as const) : []),
    ...(isChoice || isMultiple || types.includes('boolean') ? (['select'] as const) : []),
    ...(isChoice || types.includes('boolean') ? (['radio'] as const) : []),
    ...(types.includes('boolean') ? (['checkbox'] as const) : []),
  ]
}

export const wrongWidget = rule({
  code: 'wrong-widget',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema } = convertedSchema(body)
    return Object.entries(body.ui.fields ?? {}).flatMap(([name, { widget, from }]) => {
      const field = schemaOfField(schema, pathOfField(schema, name))
      if (!field || widget === undefined) return []
      const fitting = widgetsFor(schema, field, from !== undefined)
      if (fitting.includes(widget)) return []
      const types = [field['type'] ?? '?'].flat().map(String).join(', ')
      return [
        at(
          pointerTo(pointerTo('/ui/fields', name), 'widget'),
          phrase`The widget "${widget}" cannot display a field of the type ${types}`,
          fitting.length > 0 ? phrase`Available: ${fitting.join(', ')}` : phrase`Remove the widget`,
        ),
      ]
    })
  },
})

/** Keywords whose value a number in a form cannot reach, by the sign that makes it unreachable. */
const numberLimits = {
  minimum: 1,
  exclusiveMinimum: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  multipleOf: 1,
} as const

/** Most rows that a list of a form has to have. */
const maxRows = 200

/** Limits that nothing in a form can keep. */
export const impossibleLimit = rule({
  code: 'impossible-limit',
  stage: 'keywords',
  on: 'form',
  severity: 'error',
  find: inWritten((schema, path) => {
    const { minLength, minItems } = schema
    return [
      ...(typeof minLength === 'number' && minLength > maxCheckedLength
        ? [
            atSchema(
              [...path, 'minLength'],
              phrase`Forms send texts of at most ${maxCheckedLength} characters`,
            ),
          ]
        : []),
      ...(typeof minItems === 'number' && minItems > maxRows
        ? [atSchema([...path, 'minItems'], phrase`Forms require at most ${maxRows} rows of a list`)]
        : []),
      ...Object.entries(numberLimits).flatMap(([keyword, sign]) => {
        const limit = schema[keyword]
        return typeof limit === 'number' && limit * sign > Number.MAX_SAFE_INTEGER
          ? [
              atSchema(
                [...path, keyword],
                phrase`Forms send numbers between ${-Number.MAX_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}, so none reaches ${limit}`,
              ),
            ]
          : []
      }),
    ]
  }),
})

/** In kilobytes. */
const maxFileSize = maxFileBytes / 1024

const filesIn = (schema: JsonSchema) => everySubschema(schema).filter((place) => isFile(place.schema))

/** Files that no call can take. */
export const fileTooLarge = rule({
  code: 'file-too-large',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema, originOf } = convertedSchema(body)
    return filesIn(schema)
      .filter(({ schema: field }) => Number(field['maxLength'] ?? 0) > maxFileLength)
      .map(({ schema: field }) =>
        atSchema(
          [...(originOf(field) ?? []), 'maxLength'],
          phrase`A file in a form may have ${maxFileSize} KB, which is a text of ${maxFileLength} characters`,
        ),
      )
  },
})

export const largeFiles = rule({
  code: 'large-files',
  stage: 'fields',
  on: 'form',
  severity: 'warning',
  find({ body }) {
    const { schema } = convertedSchema(body)
    const fields = filesIn(schema)
    const total = fields.reduce((sum, { schema: field, path }) => {
      const names = path.filter(
        (_token, index) => path[index - 1] === 'properties' || path[index] === 'items',
      )
      const list = schemaOfField(schema, names.slice(0, -1).map(String))
      const count = path.at(-1) === 'items' ? Number(list?.['maxItems'] ?? Infinity) : 1
      const options = body.ui.fields?.[names.join('.').replace(/\.items$/, '')]
      return sum + count * fileLimit(field, options?.maxKilobytes)
    }, 0)
    if (fields.length === 0 || total <= maxFileBytes) return []
    return [
      at(
        '/schema',
        phrase`A call takes files of ${maxFileSize} KB together; those of this form may be larger`,
        phrase`Limit each file with "maxKilobytes", and lists of files with "maxItems"`,
      ),
    ]
  },
})

/**
 * Names of fields that rjsf does not draw, or cannot tell apart: the empty name is that of the form, the asterisk stands
 * for all other fields, and every object has names of its own.
 */
export const reservedName = rule({
  code: 'reserved-name',
  stage: 'keywords',
  on: 'form',
  severity: 'error',
  find: inWritten(({ properties }, path) =>
    (isRecord(properties) ? Object.keys(properties) : [])
      .filter((name) => name === '' || name === '*' || name in Object.prototype)
      .map((name) =>
        atSchema(
          [...path, 'properties', name],
          name === '' ? phrase`A field has no name` : phrase`"${name}" cannot be the name of a field`,
          phrase`Give the field another name, and a "title" that players read`,
        ),
      ),
  ),
})

/** Texts and numbers; a group may have defaults for some of its fields, and a consent is refused by default. */
const isSimple = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Defaults with which the form cannot be sent. */
export const wrongDefault = rule({
  code: 'wrong-default',
  stage: 'fields',
  on: 'form',
  severity: 'warning',
  find({ body }) {
    const { schema: root, originOf } = convertedSchema(body)
    return everySubschema(root).flatMap(({ schema }) => {
      const { default: value } = schema
      const origin = originOf(schema)
      if (!origin || !isSimple(value) || createTest(root, [expandValidators(schema)], [])(value)) return []
      const message = phrase`The default ${JSON.stringify(value)} breaks the rules of its field`
      return [atSchema([...origin, 'default'], message)]
    })
  },
})

const requiredFieldsIn = (root: JsonSchema): [name: string, field: unknown][] =>
  everySubschema(root).flatMap(({ schema: { properties, required } }) =>
    (isRecord(properties) ? Object.entries(properties) : []).filter(([name]) =>
      listOf(required).includes(name),
    ),
  )

/** Required fields that no player can fill in. */
export const lockedField = rule({
  code: 'locked-field',
  stage: 'fields',
  on: 'form',
  severity: 'warning',
  find({ body }) {
    const { schema: root, originOf } = convertedSchema(body)
    return requiredFieldsIn(root).flatMap(([name, field]) => {
      const described = { ...dereference(root, field), ...(isRecord(field) && field) }
      if (described['readOnly'] !== true || 'default' in described || 'const' in described) return []
      const message = phrase`The field "${name}" is required and read-only: the form can only be sent where it is filled in already`
      return [atSchema(originOf(field) ?? [], message)]
    })
  },
})

/** Required fields that could be null: what is left empty is not sent as null. */
export const requiredNull = rule({
  code: 'required-null',
  stage: 'fields',
  on: 'form',
  severity: 'warning',
  find({ body }) {
    const { schema: root, originOf } = convertedSchema(body)
    return requiredFieldsIn(root).flatMap(([name, field]) => {
      if (!isRecord(field)) return []
      const isNullable = [field, ...listOf(field['allOf'])].some((part) => {
        const { type } = dereference(root, part) ?? {}
        return Array.isArray(type) && type.includes('null')
      })
      if (!isNullable || (field['default'] ?? null) !== null) return []
      return [
        atSchema(
          originOf(field) ?? [],
          phrase`The field "${name}" is required, although it may be null: players cannot leave it empty`,
          phrase`Leave it out of "required" if it may stay empty`,
        ),
      ]
    })
  },
})

/** How deep recursive fields are compared. */
const deepest = 6

/** Fields whose controls would have the same id. */
export const sameId = rule({
  code: 'same-id',
  stage: 'conversion',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema: root, originOf } = convertedSchema(body)
    const fields = new Map<string, string>()
    const findings: Finding[] = []
    const visit = (schema: unknown, path: readonly string[], above: readonly unknown[]) => {
      const found = dereference(root, schema)
      if (!found || above.includes(found) || path.length > deepest || fields.size > 5000) return
      const { properties, items, then: met, else: unmet, allOf, anyOf, oneOf, dependencies } = found
      for (const [name, property] of isRecord(properties) ? Object.entries(properties) : []) {
        const own = [...path, name]
        const id = own.join('_')
        const known = fields.get(id)
        const inner = dereference(root, property)
        if (inner && known && known !== own.join('.'))
          findings.push(
            atSchema(
              originOf(property) ?? originOf(inner) ?? [],
              phrase`The fields "${known}" and "${own.join('.')}" cannot be told apart`,
              phrase`Rename one of them`,
            ),
          )
        else if (inner && !known) fields.set(id, own.join('.'))
        visit(property, own, [])
      }
      const rows: unknown[] = Array.isArray(items) ? items : [items]
      rows.forEach((row, index) => visit(row, [...path, String(index)], []))
      const parts = [allOf, anyOf, oneOf].flatMap(listOf)
      const more = isRecord(dependencies) ? Object.values(dependencies) : []
      for (const part of [...parts, met, unmet, ...more]) visit(part, path, [...above, found])
    }
    visit(root, [], [])
    return findings
  },
})
