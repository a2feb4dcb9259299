import { isRecord } from '../../../../schemas/is-record.ts'
import { fieldShape } from '../../../../schemas/documents/field-contracts.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { labelOf } from '../../fields/labels/value-label.ts'
import { isWithin, stepsOf, valueAt, type JsonPath } from '../../json-path.ts'
import type { OutlineBlock, OutlineList } from '../../outline/block-tree.ts'
import { formLists, groupsOf } from './field-order.ts'
import { findField, isMessageOf } from './form-edit.ts'
import { allFields, isLocked, readFields, type FormBody, type FormField } from './form-fields.ts'

/** Labels of the lists of fields. */
export interface ListNames {
  /** Fields outside steps and sections. */
  outside: string
  step: (number: number, title: string) => string
  inGroup: string
  /** The language of the fields' labels. */
  locale?: Locale
}

/** Maximum number of fields that can be added to a list. */
const maxFields = 500
const slot = { description: '', maxItems: maxFields }

const hasSchema = (value: unknown): value is FormBody => isRecord(value) && isRecord(value['schema'])

/** A field as an entry of the outline. */
function blockOf(field: FormField, names: ListNames, body: FormBody): OutlineBlock {
  const { path, id, name, schema, condition, fields } = field
  const shape = fieldShape(schema)
  const inner: OutlineList = {
    path: [...path, 'properties'],
    name: id,
    title: names.inGroup,
    slot,
    blocks: fields.map((each) => blockOf(each, names, body)),
  }
  return {
    path,
    id,
    type: 'field',
    title: labelOf(schema['title'], names.locale) || name,
    isUnknown: shape === null,
    contract: undefined,
    isHidden: false,
    isLocked: isLocked(body, id),
    period: undefined,
    isConditional: condition !== null,
    when: undefined,
    slots: shape === 'group' ? [inner] : [],
  }
}

/** The fields of a form as an outline: in display order, by steps or sections. */
export function fieldOutline(body: unknown, names: ListNames): OutlineList[] {
  if (!hasSchema(body)) return []
  const fields = readFields(body)
  const isStepped = groupsOf(body) === 'steps'
  return formLists(body).map(({ path, names: own, title }, index) => {
    const isGroup = path.length > 2
    const called = labelOf(title, names.locale)
    return {
      path,
      name: path.join('/'),
      title: !isGroup ? names.outside : isStepped ? names.step(index + 1, called) : called,
      slot,
      blocks: own.flatMap((name) =>
        fields.filter((field) => field.name === name).map((field) => blockOf(field, names, body)),
      ),
    }
  })
}

/** The field that contains a JSON pointer; undefined: the pointer is about the form itself. */
export function fieldOfPointer(body: FormBody, pointer: string): FormField | undefined {
  const steps = stepsOf(pointer)
  const [part, second, third] = steps
  const fields = allFields(readFields(body))
  if (part === 'schema') return fields.findLast(({ path }) => isWithin(steps, path))
  if (part === 'ui' && second === 'fields' && third !== undefined) return findField(body, third)
  if (part !== 'dictionary' || second === undefined) return undefined
  const fieldName = valueAt(body, ['dictionary', second, 'fieldName'])
  if (typeof fieldName !== 'string') return undefined
  return fields.findLast((field) => isMessageOf(body, field, fieldName))
}

export const fieldAt = (body: FormBody, path: JsonPath): FormField | undefined =>
  allFields(readFields(body)).find((field) => field.path.join('/') === path.join('/'))
