import { isRecord } from '../../../../schemas/is-record.ts'
import { Type } from 'typebox'
import { Dictionary, Form } from '../../../../schemas/documents/form.ts'
import { expandValidators } from '../../../../schemas/forms/expand-validators.ts'
import { convertSchema } from '../../../lib/dialect/index.ts'
import { interpret } from '../../../renderer/form/engine/interpreter.ts'

const { title, schema, ui, dictionary, strategy, submit } = Form.properties

/** The parts of a form that the preview needs; links and actions after submission are left out. */
const RenderableForm = Type.Object({
  title,
  schema,
  ui,
  dictionary,
  strategy,
  submit: Type.Object({ operation: submit.properties.operation, label: submit.properties.label }),
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
 * The form that a body describes, or the reason why it cannot be rendered yet (the original error message,
 * possibly empty).
 */
export function renderableForm(body: unknown): { form: RenderableForm } | { reason: string } {
  if (!isRenderable(body)) return { reason: '' }
  try {
    // Compiled here, so that an invalid pattern is reported before the form renders.
    const { schema, issues } = convertSchema(body.schema)
    const wrong = issues.find(({ severity }) => severity === 'error')
    if (wrong) return { reason: `/schema${wrong.path}: ${wrong.message}` }
    interpret(expandValidators(schema))({})
    for (const pattern of patternsIn(schema)) new RegExp(pattern, 'u')
    const { operation, label } = body.submit
    return {
      form: {
        ...(body.title && { title: body.title }),
        schema: body.schema,
        ui: body.ui,
        dictionary: body.dictionary,
        strategy: body.strategy,
        submit: { operation, label },
      },
    }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

function patternsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([keyword, inner]) =>
    keyword === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  )
}
