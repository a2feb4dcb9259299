import { isRecord } from '../../../schemas/forms/json-schema.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { localeCodes } from '../../../schemas/locale.ts'
import { drawnOrder, formLists, groupsOf } from './field-order.ts'
import { findField, listAt, put } from './form-edit.ts'
import type { FormBody, FormField } from './form-fields.ts'

/** The most steps that the contract of forms takes. */
const mostSteps = 12
/** The most characters of a step's title. */
const longestTitle = 60

/** Whether a step can begin with a field: it is not the first of its step, and no section is in the way. */
export function mayBeginStep(body: FormBody, { id, name }: FormField): boolean {
  if (id !== name) return false
  const groups = groupsOf(body)
  if (groups === null) return drawnOrder(body).indexOf(name) > 0
  if (groups === 'sections' || listAt(body, ['ui', 'steps']).length >= mostSteps) return false
  return formLists(body).some(({ names, path }) => path.length > 2 && names.indexOf(name) > 0)
}

const isTitle = (value: unknown): value is Localized<string> =>
  isRecord(value) && localeCodes.every((code) => typeof value[code] === 'string' && value[code] !== '')

/**
 * What a new step is called: as the first field in it. Its number is drawn before it anyway.
 * `untitled`: where that field has no name yet.
 */
function titleOf(body: FormBody, name: string | undefined, untitled: Localized<string>): Localized<string> {
  const title = name === undefined ? undefined : findField(body, name)?.schema['title']
  if (!isTitle(title)) return untitled
  return { uz: title.uz.slice(0, longestTitle), ru: title.ru.slice(0, longestTitle) }
}

/** Begins a step with a field: what is drawn behind it in its step, or in a form without steps, goes along. */
export function beginStep(body: FormBody, { name }: FormField, untitled: Localized<string>): FormBody {
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
        { title: titleOf(body, before[0], untitled), fields: before },
        { title: titleOf(body, name, untitled), fields: behind },
      ],
    )
  const divided = steps[at]
  if (!isRecord(divided)) return body
  const next = { title: titleOf(body, name, untitled), fields: behind }
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
