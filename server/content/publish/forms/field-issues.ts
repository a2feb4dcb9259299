import type { Form } from '../../../../schemas/documents/form.ts'
import type { FormWidget } from '../../../../schemas/documents/form-ui.ts'
import { longestChecked } from '../../../../schemas/forms/form-values.ts'
import {
  dereference,
  pointerTo,
  schemaOfField,
  toPointer,
  type JsonSchema,
} from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { everySubschema } from '../../../../src/lib/dialect/places.ts'
import type { ConvertedSchema } from '../../../../src/lib/dialect/index.ts'
import { listOf } from './proof/parts.ts'
import { listedValues } from './proof/scalars.ts'

const texts: readonly FormWidget[] = [
  'phone',
  'email',
  'password',
  'date',
  'money',
  'card',
  'code',
  'textarea',
  'promo',
]

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
    ...(has('string') ? texts : []),
    ...(isChoice || isMultiple || types.includes('boolean') ? (['select'] as const) : []),
    ...(isChoice || types.includes('boolean') ? (['radio'] as const) : []),
    ...(types.includes('boolean') ? (['checkbox'] as const) : []),
  ]
}

/** Reports widgets that cannot display the type of their field. */
export function wrongWidgets({ ui }: Pick<Form, 'ui'>, { schema }: ConvertedSchema): Issue[] {
  return Object.entries(ui.fields ?? {}).flatMap(([name, { widget, from }]) => {
    const field = schemaOfField(schema, name.split('.'))
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

/** Reports lengths that no text in a form can have; paths lead into the schema. */
export function impossibleLengths(schema: JsonSchema): Issue[] {
  return everySubschema(schema).flatMap(({ schema: { minLength }, path }) =>
    typeof minLength === 'number' && minLength > longestChecked
      ? [
          errorAt(
            toPointer([...path, 'minLength']),
            'impossible-length',
            phrase`Forms send texts of at most ${longestChecked} characters`,
          ),
        ]
      : [],
  )
}

/** Reports names of fields that every object has already, which rjsf cannot tell apart; paths lead into the schema. */
export function reservedNames(schema: JsonSchema): Issue[] {
  return everySubschema(schema).flatMap(({ schema: { properties }, path }) =>
    (isRecord(properties) ? Object.keys(properties) : [])
      .filter((name) => name in Object.prototype)
      .map((name) =>
        errorAt(
          toPointer([...path, 'properties', name]),
          'reserved-name',
          phrase`"${name}" cannot be the name of a field`,
        ),
      ),
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
