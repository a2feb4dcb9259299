import { isRecord } from '../../../../schemas/is-record.ts'
import { produce } from 'immer'
import type { Localized } from '../../../../schemas/documents/localized.ts'
import { withSamples } from '../../../../schemas/documents/samples.ts'
import { builtInCodes } from '../../../../schemas/locale.ts'
import { setAt } from '../../json-path.ts'
import { displayOrder, formLists, groupsOf } from './field-order.ts'
import { findField, listAt } from './form-edit.ts'
import { isTopLevel, type FormBody, type FormField } from './form-fields.ts'

/** The form contract's limit of steps. */
const maxSteps = 12
/** The form contract's limit of characters in a step title. */
const maxTitleLength = 60

/** Whether a step can start at a field: it is not the first one of its step, and the form has no sections. */
export function canBeginStep(body: FormBody, field: FormField): boolean {
  if (!isTopLevel(field)) return false
  const { name } = field
  const groups = groupsOf(body)
  if (groups === null) return displayOrder(body).indexOf(name) > 0
  if (groups === 'sections' || listAt(body, ['ui', 'steps']).length >= maxSteps) return false
  return formLists(body).some(({ names, path }) => path.length > 2 && names.indexOf(name) > 0)
}

const isTitle = (value: unknown): value is Localized<string> =>
  isRecord(value) && builtInCodes.every((code) => typeof value[code] === 'string' && value[code] !== '')

/** A new step has the title of its first field; `untitled` if that field has none yet. */
function titleOf(body: FormBody, name: string | undefined, untitled: Localized<string>): Localized<string> {
  const title = name === undefined ? undefined : findField(body, name)?.schema['title']
  if (!isTitle(title)) return untitled
  const cut = { ...title }
  for (const [locale, text] of Object.entries(title)) cut[locale] = text.slice(0, maxTitleLength)
  return cut
}

/** Starts a step at a field; the fields that follow it in its step, or in a form without steps, join the new step. */
export function beginStep(body: FormBody, { name }: FormField, untitled: Localized<string>): FormBody {
  const lists = formLists(body)
  const at = lists.findIndex(({ names }) => names.includes(name))
  const names = lists[at]?.names ?? []
  const index = names.indexOf(name)
  const stepOf = (fields: string[]) => ({ title: titleOf(body, fields[0], untitled), fields })
  const before = names.slice(0, index)
  const first = stepOf(before)
  const next = stepOf(names.slice(index))
  const isUntitled = first.title === untitled || next.title === untitled
  return produce(isUntitled ? withSamples(body, Object.values(untitled)) : body, (draft) => {
    if (groupsOf(body) !== 'steps') return setAt(draft, ['ui', 'steps'], [first, next])
    const steps = listAt(draft, ['ui', 'steps'])
    if (!isRecord(steps[at])) return
    setAt(steps, [at, 'fields'], before)
    steps.splice(at + 1, 0, next)
  })
}

/** The index of a field's step if it can join the previous step, otherwise -1. */
export function joinableStep(body: FormBody, { name }: FormField): number {
  if (groupsOf(body) !== 'steps') return -1
  const at = formLists(body).findIndex(({ names, path }) => path.length > 2 && names.includes(name))
  return at > 0 ? at : -1
}

/** Appends the fields of a step to the previous one. A form with a single step left has none. */
export function joinStep(body: FormBody, index: number): FormBody {
  return produce(body, (draft) => {
    const steps = listAt(draft, ['ui', 'steps'])
    const [previous, step] = [steps[index - 1], steps[index]]
    if (!isRecord(previous) || !isRecord(step)) return
    setAt(previous, ['fields'], [...listAt(previous, ['fields']), ...listAt(step, ['fields'])])
    steps.splice(index, 1)
    if (steps.length < 2) setAt(draft, ['ui', 'steps'], undefined)
  })
}
