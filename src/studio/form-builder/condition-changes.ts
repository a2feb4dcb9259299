import { valueAt, type JsonPath } from '../json-path.ts'
import { conditionOf, conditionSchema, type FieldCondition } from './conditions.ts'
import { drawnOrder } from './field-order.ts'
import { changeAt, listAt, put, without } from './form-edit.ts'
import {
  conditionPlaces,
  namesAt,
  readFields,
  recordAt,
  type FormBody,
  type FormField,
} from './form-fields.ts'

/** A condition that holds nothing any more is gone, and so is a list of none. */
export function withoutEmptyCondition(body: FormBody, holder: JsonPath): FormBody {
  const place = holder.slice(0, -1)
  if (holder.at(-1) !== 'then' || Object.keys(recordAt(body, [...holder, 'properties'])).length > 0)
    return body
  if (place.length === 1)
    return put(
      body,
      place,
      without(recordAt(body, place), (name) => name === 'if' || name === 'then'),
    )
  const parts = listAt(body, ['schema', 'allOf']).toSpliced(Number(place[2]), 1)
  return put(body, ['schema', 'allOf'], parts.length > 0 ? parts : undefined)
}

export function takenFromHolder(body: FormBody, { holder, name }: FormField): FormBody {
  const taken = put(
    body,
    [...holder, 'properties'],
    without(recordAt(body, [...holder, 'properties']), (each) => each === name),
  )
  return changeAt(taken, [...holder, 'required'], (names) => names.filter((each) => each !== name))
}

function holderFor(body: FormBody, condition: FieldCondition | null): { body: FormBody; holder: JsonPath } {
  if (!condition) return { body, holder: ['schema'] }
  const known = conditionPlaces(body).find((place) => {
    const found = conditionOf(valueAt(body, place), place.length === 1)
    return found?.field === condition.field && found.value === condition.value
  })
  if (known) return { body, holder: [...known, 'then'] }
  const parts = listAt(body, ['schema', 'allOf'])
  return {
    body: put(body, ['schema', 'allOf'], [...parts, conditionSchema(condition)]),
    holder: ['schema', 'allOf', parts.length, 'then'],
  }
}

/** Shows a field of the form only when another one holds a value; null: always. */
export function setCondition(body: FormBody, field: FormField, condition: FieldCondition | null): FormBody {
  const { condition: now, name, schema, isRequired } = field
  if (now?.field === condition?.field && now?.value === condition?.value) return body
  const made = holderFor(body, condition)
  const written = put(made.body, [...made.holder, 'properties', name], schema)
  const path = [...made.holder, 'required']
  const asked = isRequired ? put(written, path, [...namesAt(written, path), name]) : written
  const moved = withoutEmptyCondition(takenFromHolder(asked, field), field.holder)
  // It stands elsewhere in the schema now, and is drawn where it was.
  const order = drawnOrder(body)
  return drawnOrder(moved).join() === order.join() ? moved : put(moved, ['ui', 'order'], order)
}

/** Fields that may decide whether another one is shown: none that is itself shown by it. */
export function decidingFields(body: FormBody, field: FormField): FormField[] {
  const fields = readFields(body)
  const dependsOn = (each: FormField | undefined, seen: readonly string[] = []): boolean => {
    const name = each?.condition?.field
    if (name === undefined || seen.includes(name)) return false
    return (
      name === field.name ||
      dependsOn(
        fields.find((other) => other.name === name),
        [...seen, name],
      )
    )
  }
  return fields.filter((each) => each.name !== field.name && each.fields.length === 0 && !dependsOn(each))
}
