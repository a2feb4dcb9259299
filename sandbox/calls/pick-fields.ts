import type { Static, TObject } from 'typebox'
import { ApiError } from '../../schemas/api/errors.ts'
import { listOf } from './comma-list.ts'

/** Rejects field names the entity does not have, before anything is written. */
export function assertFields(entity: TObject, fields: string | undefined): void {
  const known = Object.keys(entity.properties)
  if (!listOf(fields).every((field) => known.includes(field)))
    throw new ApiError('InvalidParameterException', 'Unknown field', { fields: 'enum' })
}

/**
 * Removes optional fields that are not listed in `fields`; without `fields` all are returned. Required fields
 * are always returned; an unknown name fails.
 */
export function pickFields<Entity extends TObject>(
  entity: Entity,
  items: readonly Static<Entity>[],
  fields: string | undefined,
): Static<Entity>[] {
  if (fields === undefined) return [...items]
  assertFields(entity, fields)
  const wanted = listOf(fields)
  const required: readonly string[] = Array.isArray(entity.required) ? entity.required : []
  const isKept = (field: string) => required.includes(field) || wanted.includes(field)
  return items.map((item) => {
    const picked = { ...item }
    for (const field of Object.keys(item)) if (!isKept(field)) Reflect.deleteProperty(picked, field)
    return picked
  })
}
