import type { Form } from '../../../../schemas/documents/form.ts'
import { textWidgets, type FormWidget } from '../../../../schemas/documents/form-ui.ts'
import {
  fileLimit,
  isFile,
  maxFileLength,
  maxFileBytes,
  maxCheckedLength,
  expandValidators,
} from '../../../../forms/index.ts'
import {
  dereference,
  pathOfField,
  pointerTo,
  schemaOfField,
  toPointer,
  type JsonSchema,
} from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, warningAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { everySubschema } from '../../../../forms/dialect/index.ts'
import type { ConvertedSchema } from '../../../../forms/dialect/index.ts'
import { listOf, createTest, listedValues } from '../../../../forms/proof/index.ts'

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

/** Reports widgets that cannot display the type of their field. */
export function wrongWidgets({ ui }: Pick<Form, 'ui'>, { schema }: ConvertedSchema): Issue[] {
  return Object.entries(ui.fields ?? {}).flatMap(([name, { widget, from }]) => {
    const field = schemaOfField(schema, pathOfField(schema, name))
    if (!field || widget === undefined) return []
    const fitting = widgetsFor(schema, field, from !== undefined)
    if (fitting.includes(widget)) return []
    const types = [field['type'] ?? '?'].flat().map(String).join(', ')
    return [
      errorAt(
        pointerTo(pointerTo('/ui/fields', name), 'widget'),
        'wrong-widget',
        phrase`The widget "${widget}" cannot display a field of the type ${types}`,
        fitting.length > 0 ? phrase`Available: ${fitting.join(', ')}` : phrase`Remove the widget`,
      ),
    ]
  })
}

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

/** Reports limits that nothing in a form can keep; paths lead into the schema. */
export function impossibleLimits(schema: JsonSchema): Issue[] {
  return everySubschema(schema).flatMap(({ schema: inner, path }) => {
    const { minLength, minItems } = inner
    const report = (keyword: string, message: Phrase) => [
      errorAt(toPointer([...path, keyword]), 'impossible-limit', message),
    ]
    return [
      ...(typeof minLength === 'number' && minLength > maxCheckedLength
        ? report('minLength', phrase`Forms send texts of at most ${maxCheckedLength} characters`)
        : []),
      ...(typeof minItems === 'number' && minItems > maxRows
        ? report('minItems', phrase`Forms require at most ${maxRows} rows of a list`)
        : []),
      ...Object.entries(numberLimits).flatMap(([keyword, sign]) => {
        const limit = inner[keyword]
        return typeof limit === 'number' && limit * sign > Number.MAX_SAFE_INTEGER
          ? report(
              keyword,
              phrase`Forms send numbers between ${-Number.MAX_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}, so none reaches ${limit}`,
            )
          : []
      }),
    ]
  })
}

/** Reports files that no call can take; paths lead into the document. */
export function tooLargeFiles({ ui }: Pick<Form, 'ui'>, { schema, originOf }: ConvertedSchema): Issue[] {
  const fields = everySubschema(schema).filter((place) => isFile(place.schema))
  const most = maxFileBytes / 1024
  const tooLong = fields.flatMap(({ schema: field }) =>
    Number(field['maxLength'] ?? 0) > maxFileLength
      ? [
          errorAt(
            `/schema${toPointer([...(originOf(field) ?? []), 'maxLength'])}`,
            'file-too-large',
            phrase`A file in a form may have ${most} KB, which is a text of ${maxFileLength} characters`,
          ),
        ]
      : [],
  )
  const total = fields.reduce((sum, { schema: field, path }) => {
    const names = path.filter((_token, at) => path[at - 1] === 'properties' || path[at] === 'items')
    const list = schemaOfField(schema, names.slice(0, -1).map(String))
    const count = path.at(-1) === 'items' ? Number(list?.['maxItems'] ?? Infinity) : 1
    const options = ui.fields?.[names.join('.').replace(/\.items$/, '')]
    return sum + count * fileLimit(field, options?.maxKilobytes)
  }, 0)
  if (fields.length === 0 || total <= maxFileBytes) return tooLong
  return [
    ...tooLong,
    warningAt(
      '/schema',
      'large-files',
      phrase`A call takes files of ${most} KB together; those of this form may be larger`,
      phrase`Limit each file with "maxKilobytes", and lists of files with "maxItems"`,
    ),
  ]
}

/**
 * Reports names of fields that rjsf does not draw, or cannot tell apart: the empty name is that of the form, the asterisk
 * stands for all other fields, and every object has names of its own. Paths lead into the schema.
 */
export function reservedNames(schema: JsonSchema): Issue[] {
  return everySubschema(schema).flatMap(({ schema: { properties }, path }) =>
    (isRecord(properties) ? Object.keys(properties) : [])
      .filter((name) => name === '' || name === '*' || name in Object.prototype)
      .map((name) =>
        errorAt(
          toPointer([...path, 'properties', name]),
          'reserved-name',
          name === '' ? phrase`A field has no name` : phrase`"${name}" cannot be the name of a field`,
          phrase`Give the field another name, and a "title" that players read`,
        ),
      ),
  )
}

/** Texts and numbers; a group may have defaults for some of its fields, and a consent is refused by default. */
const isSimple = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Reports defaults with which the form cannot be sent; paths lead into the schema. */
export function wrongDefaults({ schema: root, originOf }: ConvertedSchema): Issue[] {
  return everySubschema(root).flatMap(({ schema }) => {
    const { default: value } = schema
    const origin = originOf(schema)
    if (!origin || !isSimple(value) || createTest(root, [expandValidators(schema)], [])(value)) return []
    const message = phrase`The default ${JSON.stringify(value)} breaks the rules of its field`
    return [warningAt(toPointer([...origin, 'default']), 'wrong-default', message)]
  })
}

/** Reports required fields that no player can fill in; paths lead into the schema. */
export function lockedFields({ schema: root, originOf }: ConvertedSchema): Issue[] {
  return everySubschema(root).flatMap(({ schema: { properties, required } }) =>
    (isRecord(properties) ? Object.entries(properties) : []).flatMap(([name, field]) => {
      const described = { ...dereference(root, field), ...(isRecord(field) && field) }
      const isLocked = described['readOnly'] === true && listOf(required).includes(name)
      if (!isLocked || 'default' in described || 'const' in described) return []
      const message = phrase`The field "${name}" is required and read-only: the form can only be sent where it is filled in already`
      return [warningAt(toPointer(originOf(field) ?? []), 'locked-field', message)]
    }),
  )
}

/** Reports required fields that could be null: what is left empty is not sent as null; paths lead into the schema. */
export function nullableFields({ schema: root, originOf }: ConvertedSchema): Issue[] {
  return everySubschema(root).flatMap(({ schema: { properties, required } }) =>
    (isRecord(properties) ? Object.entries(properties) : []).flatMap(([name, field]) => {
      if (!isRecord(field) || !listOf(required).includes(name)) return []
      const isNullable = [field, ...listOf(field['allOf'])].some((part) => {
        const { type } = dereference(root, part) ?? {}
        return Array.isArray(type) && type.includes('null')
      })
      if (!isNullable || (field['default'] ?? null) !== null) return []
      return [
        warningAt(
          toPointer(originOf(field) ?? []),
          'required-null',
          phrase`The field "${name}" is required, although it may be null: players cannot leave it empty`,
          phrase`Leave it out of "required" if it may stay empty`,
        ),
      ]
    }),
  )
}

/** How deep recursive fields are compared. */
const deepest = 6

/** Reports fields whose controls would have the same id; paths lead into the schema. */
export function sameIds({ schema: root, originOf }: ConvertedSchema): Issue[] {
  const fields = new Map<string, string>()
  const issues: Issue[] = []
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
        issues.push(
          errorAt(
            toPointer(originOf(property) ?? originOf(inner) ?? []),
            'same-id',
            phrase`The fields "${known}" and "${own.join('.')}" cannot be told apart`,
            phrase`Rename one of them`,
          ),
        )
      else if (inner && !known) fields.set(id, own.join('.'))
      visit(property, own, [])
    }
    const rows: unknown[] = Array.isArray(items) ? items : [items]
    rows.forEach((row, at) => visit(row, [...path, String(at)], []))
    const parts = [allOf, anyOf, oneOf].flatMap(listOf)
    const more = isRecord(dependencies) ? Object.values(dependencies) : []
    for (const part of [...parts, met, unmet, ...more]) visit(part, path, [...above, found])
  }
  visit(root, [], [])
  return issues
}
