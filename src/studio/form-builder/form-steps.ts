import { isRecord } from '../../../schemas/forms/json-schema.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { drawnOrder, formLists, groupsOf } from './field-order.ts'
import { listAt, put } from './form-edit.ts'
import type { FormBody, FormField } from './form-fields.ts'

/** The most steps that the contract of forms takes. */
const mostSteps = 12

/** Whether a step can begin with a field: it is not the first of its step, and no section is in the way. */
export function mayBeginStep(body: FormBody, { id, name }: FormField): boolean {
  if (id !== name) return false
  const groups = groupsOf(body)
  if (groups === null) return drawnOrder(body).indexOf(name) > 0
  if (groups === 'sections' || listAt(body, ['ui', 'steps']).length >= mostSteps) return false
  return formLists(body).some(({ names, path }) => path.length > 2 && names.indexOf(name) > 0)
}

/**
 * Begins a step with a field: what is drawn behind it in its step, or in a form without steps, goes along.
 * `titleOf` says what the steps are called, by their number.
 */
export function beginStep(
  body: FormBody,
  { name }: FormField,
  titleOf: (number: number) => Localized<string>,
): FormBody {
  const lists = formLists(body)
  const steps = groupsOf(body) === 'steps' ? listAt(body, ['ui', 'steps']) : []
  const at = lists.findIndex(({ names }) => names.includes(name))
  const names = lists[at]?.names ?? []
  const index = names.indexOf(name)
  const [before, behind] = [names.slice(0, index), names.slice(index)]
  if (steps.length === 0)
    return put(
      body,
      ['ui', 'steps'],
      [
        { title: titleOf(1), fields: before },
        { title: titleOf(2), fields: behind },
      ],
    )
  const divided = steps[at]
  if (!isRecord(divided)) return body
  const next = { title: titleOf(steps.length + 1), fields: behind }
  return put(body, ['ui', 'steps'], steps.toSpliced(at, 1, { ...divided, fields: before }, next))
}

/** The step in which a field stands, from 0; -1: in none, or in the first, which joins no other. */
export function joinableStep(body: FormBody, { name }: FormField): number {
  if (groupsOf(body) !== 'steps') return -1
  const at = formLists(body).findIndex(({ names, path }) => path.length > 2 && names.includes(name))
  return at > 0 ? at : -1
}

/** Puts the fields of a step into the one before it. A single step is none. */
export function joinStep(body: FormBody, index: number): FormBody {
  const steps = listAt(body, ['ui', 'steps'])
  const [before, step] = [steps[index - 1], steps[index]]
  if (!isRecord(before) || !isRecord(step)) return body
  const fields = [...listAt(before, ['fields']), ...listAt(step, ['fields'])]
  const joined = steps.toSpliced(index - 1, 2, { ...before, fields })
  return put(body, ['ui', 'steps'], joined.length > 1 ? joined : undefined)
}
