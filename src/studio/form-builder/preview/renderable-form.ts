import { isRecord } from '../../../../schemas/is-record.ts'
import { Type } from 'typebox'
import { Dictionary, Form } from '../../../../schemas/documents/form.ts'
import { expandValidators } from '../../../../forms/index.ts'
import { builtInLocales, type LocaleDefinition } from '../../../../schemas/locale.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { completeBody } from '../../../lib/data/complete-texts.ts'
import { isPattern } from '../../../../forms/dialect/index.ts'
import { convertForm } from '../../../../forms/dialect/index.ts'
import { interpret } from '../../../../forms/interpret.ts'

const { title, schema, ui, dictionary, strategy, submit } = Form.properties

/** The parts of a form that the preview needs; links and actions after submission are left out. */
const RenderableForm = Type.Object({
  title,
  schema,
  ui,
  dictionary,
  strategy,
  submit: Type.Pick(submit, ['operation', 'label', 'field']),
})
type RenderableForm = Type.Static<typeof RenderableForm>

const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'additionalProperties']

/** The shape of a contract without its limits: texts may be empty or too long during editing. */
function withoutLimits(contract: unknown): unknown {
  if (Array.isArray(contract)) return contract.map(withoutLimits)
  if (!isRecord(contract)) return contract
  const kept = Object.entries(contract).filter(
    ([keyword, value]) => !limits.includes(keyword) || isRecord(value),
  )
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, withoutLimits(value)]))
}

function shapeOf(contract: unknown) {
  const shape = withoutLimits(contract)
  return interpret(isRecord(shape) ? shape : {})
}

const isFormShaped = shapeOf(RenderableForm)
const isRenderable = (body: unknown): body is RenderableForm => isFormShaped(body)
const isDictionaryShaped = shapeOf(Dictionary)
export const isDictionary = (body: unknown): body is Dictionary => isDictionaryShaped(body)

/**
 * The form that a body describes in these languages, or the reason why it cannot be rendered yet, if it is known. Texts
 * that an added language lacks are those of its fallbacks, as players see them.
 */
export function renderableForm(
  written: unknown,
  locales: readonly LocaleDefinition[],
): { form: RenderableForm } | { reason: Phrase | null } {
  const body = isRecord(written) ? completeBody('form', written, locales) : written
  if (!isRenderable(body)) return { reason: null }
  try {
    // Compiled here, so that an invalid pattern is reported before the form renders.
    const { schema, issues } = convertForm(body.schema, body.submit.field)
    const wrong = issues.find(({ severity }) => severity === 'error')
    if (wrong?.phrases) return { reason: wrong.phrases.message }
    interpret(expandValidators(schema))({})
    const pattern = patternsIn(schema).find((source) => !isPattern(source))
    if (pattern !== undefined) return { reason: phrase`${pattern} is not a regular expression` }
    const { operation, label, field } = body.submit
    return {
      form: {
        ...(body.title && { title: body.title }),
        schema: body.schema,
        ui: body.ui,
        dictionary: body.dictionary,
        strategy: body.strategy,
        submit: { operation, label, ...(field !== undefined && { field }) },
      },
    }
  } catch {
    return { reason: phrase`The form engine cannot use this schema` }
  }
}

function patternsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([keyword, inner]) =>
    keyword === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  )
}

/** Whether texts of a form are missing in a language, so that players see others. */
export function lacksTexts(body: Readonly<Record<string, unknown>>, language: LocaleDefinition): boolean {
  const completed = completeBody('form', body, [...builtInLocales, language])
  return JSON.stringify(completed) !== JSON.stringify(body)
}
