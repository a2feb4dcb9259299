import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { type FormProof, withoutEmpty, type UndrawableField } from '../../../../forms/index.ts'
import { pointerTokens, schemaOfField, toPointer } from '../../../../schemas/json-schema.ts'
import { errorAt, warningAt, type Issue } from '../../../../schemas/issue.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { phrase, say, type Phrase } from '../../../../schemas/phrase.ts'
import type { TryForm } from '../../../../src/app/render/server-rendering.ts'
import type { ConvertedSchema } from '../../../../forms/dialect/index.ts'
import {
  lostValues,
  branchTexts,
  type SchemaByLocale,
  type Filled,
  type Trap,
  solveForm,
  type Branch,
} from '../../../../forms/proof/index.ts'

/** Longest search for values of one form, and longest display of them, in milliseconds. */
const maxSearchMs = 2000
const maxDisplayMs = 3000

interface Proving {
  converted: ConvertedSchema
  /** The schema in each language. */
  schemas: SchemaByLocale
  form: CompiledForm
  locale: Locale
  messages: Record<string, unknown>
  tryForm: TryForm
  now?: () => number
}

interface Proved {
  proof: FormProof
  /** Paths lead into the schema. */
  issues: Issue[]
  /** Fields that cannot be drawn in one of the states. */
  undrawable: UndrawableField[]
}

const noted = (text: Phrase, note: Phrase): Phrase => ({ text: '{0} ({1})', values: [text, note] })

/** Several phrases as one. */
const joined = (phrases: readonly Phrase[]): Phrase => {
  const [first, ...others] = phrases
  if (!first) return { text: '{0}', values: [''] }
  return others.reduce((all, each) => ({ text: '{0}; {1}', values: [all, each] }), first)
}

/**
 * Fills in a form in every state that a player can reach, draws it with these values, walks through its steps, and sends
 * it. States that cannot be filled in are errors; those for which no values were found in a bounded time are warnings.
 */
export async function proveForm({
  converted,
  schemas,
  form,
  locale,
  messages,
  tryForm,
  now = Date.now,
}: Proving): Promise<Proved> {
  const textOf = branchTexts(schemas)
  const textsOf = (branches: readonly Branch[]) => branches.map(textOf)
  const { schema, originOf } = converted
  const { filled, traps, unfillable, isComplete } = solveForm(schema, now, now() + maxSearchMs)
  const states: Filled[] = []
  const failed: Trap[] = []
  const losses: Trap[] = []
  const undrawable = new Map<string, UndrawableField>()
  const deadline = now() + maxDisplayMs
  let isDrawn = true
  for (const state of filled) {
    if (now() > deadline) {
      isDrawn = false
      break
    }
    const tried = await tryForm({ form, locale, messages, values: withoutEmpty(state.value) })
    for (const field of tried.undrawable) undrawable.set(field.path.join('.'), field)
    const [issue] = tried.issues
    const { branches } = state
    const [lost] = lostValues(state.value, tried.sent)
    const pathOf = ({ path }: Issue) => pointerTokens(path)
    if (issue)
      failed.push({
        path: pathOf(issue),
        branches,
        reason: phrase`the form does not send valid values (${issue.message})`,
      })
    else if (tried.stuck)
      failed.push({
        path: pathOf(tried.stuck.issue),
        branches,
        reason: phrase`step ${tried.stuck.step + 1} cannot be left (${tried.stuck.issue.message})`,
      })
    else if (lost)
      losses.push({ path: lost, branches, reason: phrase`the form does not send what is entered there` })
    else states.push({ ...state, value: tried.sent })
  }

  function placeOf({ path, branches, schema: part, keyword }: Trap): string {
    const own = originOf(part)
    if (own) return toPointer(keyword === undefined ? own : [...own, keyword])
    return toPointer(originOf(schemaOfField(schema, path)) ?? originOf(branches.at(-1)?.schema) ?? [])
  }
  function subjectOf({ path, branches }: Trap): Phrase {
    const what = path.length > 0 ? phrase`The field "${path.join('.')}"` : phrase`The form`
    return branches.length === 0 ? what : noted(what, joined(textsOf(branches)))
  }
  const reportLoss = (trap: Trap): Issue =>
    errorAt(
      placeOf(trap),
      'lost-values',
      phrase`${subjectOf(trap)} is lost: ${trap.reason}`,
      phrase`Describe the field in one place of the schema instead of several`,
    )
  const report = (trap: Trap): Issue => {
    const where = subjectOf(trap)
    return trap.schema === undefined
      ? warningAt(
          placeOf(trap),
          'unproved-form',
          phrase`${where} could not be filled in: ${trap.reason}`,
          phrase`Try it in the preview`,
        )
      : errorAt(
          placeOf(trap),
          'unsendable-form',
          phrase`${where} cannot be filled in: ${trap.reason}`,
          phrase`Nobody could ever send the form: loosen one of these rules`,
        )
  }
  const unusable = unfillable.map((trap) =>
    warningAt(
      placeOf(trap),
      'unusable-field',
      phrase`The field "${trap.path.join('.')}" can only stay empty: ${trap.reason}`,
    ),
  )
  // One mistake affects many states.
  const withoutRepeats = (all: readonly Trap[]): Trap[] => {
    const byReason = new Map<string, Trap>()
    for (const trap of all) {
      const key = `${placeOf(trap)} ${trap.path.join('.')} ${say(trap.reason)}`
      if (!byReason.has(key)) byReason.set(key, trap)
    }
    return [...byReason.values()]
  }
  return {
    proof: {
      states: states.map(({ branches, value }) => ({ branches: textsOf(branches), values: value })),
      unproved: [...traps, ...failed, ...losses].map(({ branches }) => textsOf(branches)),
      isComplete: isComplete && isDrawn,
      steps: form.steps?.length ?? 0,
    },
    issues: [
      ...withoutRepeats([...traps, ...failed]).map(report),
      ...withoutRepeats(losses).map(reportLoss),
      ...unusable,
    ],
    undrawable: [...undrawable.values()],
  }
}
