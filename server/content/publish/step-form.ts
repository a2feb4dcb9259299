import { Ajv } from 'ajv'
import { Form } from '../../../schemas/documents/form.ts'
import { defaultLocale } from '../../../schemas/locale.ts'
import { propertyNames, resolveSchema } from '../compile/compile-form.ts'
import { isRecord, trusted } from '../contracts.ts'
import { pointerTo } from '../walk.ts'
import { errorOn, warningOn, type DocumentStep, type Finding } from './context.ts'
import { explainErrors } from './explain-errors.ts'

const metaAjv = new Ajv({ allErrors: true, strict: false, verbose: true, logger: false })

/** The schema is sound and compiles to a validator; what names fields names existing ones. */
export const formStep: DocumentStep = {
  name: 'form',
  async run(draft, { compileValidator }) {
    const { document } = draft
    if (document.kind !== 'form') return { draft, verdicts: [] }
    const form = trusted(Form, document.body, `form/${document.key}`)
    const warnings = strayNames(form).map((finding) => warningOn(document, finding))
    const faults = [...unsoundSchema(form.schema), ...brokenOrder(form)]
    if (faults.length > 0)
      return { draft, verdicts: [...warnings, ...faults.map((fault) => errorOn(document, fault))] }
    try {
      // The rules are the same in every language, texts are no part of the validator.
      const validator = await compileValidator(resolveSchema(form.schema, defaultLocale))
      return { draft: { ...draft, validator }, verdicts: warnings }
    } catch (error) {
      const reason = `The schema cannot be compiled: ${error instanceof Error ? error.message : String(error)}`
      return { draft, verdicts: [...warnings, errorOn(document, { path: '/schema', reason })] }
    }
  },
}

function unsoundSchema(schema: Form['schema']): Finding[] {
  const resolved = resolveSchema(schema, defaultLocale)
  if (!metaAjv.validateSchema(resolved)) return explainErrors(metaAjv.errors ?? [], '/schema')
  if (!isRecord(resolved['properties']))
    return [{ path: '/schema/properties', reason: 'The form has no fields' }]
  const names = propertyNames(resolved)
  const required: unknown = resolved['required']
  if (!Array.isArray(required)) return []
  return required.flatMap((name: unknown, index) => {
    if (names.includes(String(name))) return []
    const reason = `The field "${String(name)}" is required but not part of the form, so nobody could ever send it`
    return [{ path: pointerTo('/schema/required', index), reason, hint: `Fields: ${names.join(', ')}` }]
  })
}

function brokenOrder({ schema, ui }: Form): Finding[] {
  if (!ui.order) return []
  const { order } = ui
  const names = propertyNames(schema)
  const unknown = order.flatMap((name, index) => {
    if (name === '*' || names.includes(name)) return []
    return [
      {
        path: pointerTo('/ui/order', index),
        reason: `The form has no field "${name}"`,
        hint: `Fields: ${names.join(', ')}`,
      },
    ]
  })
  const missing = order.includes('*') ? [] : names.filter((name) => !order.includes(name))
  return [
    ...unknown,
    ...missing.map((name) => ({
      path: '/ui/order',
      reason: `The field "${name}" is missing in the order`,
      hint: 'Add it, or * for all others',
    })),
  ]
}

/** Harmless, but hardly meant. */
function strayNames({ schema, ui, dictionary }: Form): Finding[] {
  const names = propertyNames(schema)
  const stray = (name: string, path: string): Finding[] =>
    name === '*' || names.includes(name)
      ? []
      : [{ path, reason: `The form has no field "${name}"`, hint: `Fields: ${names.join(', ')}` }]
  return [
    ...Object.keys(ui.fields ?? {}).flatMap((name) => stray(name, pointerTo('/ui/fields', name))),
    ...dictionary.flatMap(({ fieldName }, index) => stray(fieldName, `/dictionary/${index}/fieldName`)),
  ]
}
