import { Form } from '../../../../schemas/documents/form.ts'
import { errorAt } from '../../../../schemas/issue.ts'
import { isForm } from '../../../../schemas/kinds/index.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { trusted } from '../../model/contracts.ts'
import type { DocumentStep } from '../context.ts'
import { convertedSchema } from '../rules/forms/form-schema.ts'
import { rulesOf } from '../rules/index.ts'
import { formStages, type Stage } from '../rules/rule.ts'

const stepOf = (stage: Stage): DocumentStep => ({
  name: 'form',
  async run(draft, context) {
    const issues = await Promise.all(rulesOf(stage).map((rule) => rule.check([draft], context)))
    return { draft, issues: issues.flat() }
  },
})

const compileStep: DocumentStep = {
  name: 'form',
  async run(draft, { compileValidator }) {
    const { document } = draft
    if (!isForm(document.kind)) return { draft, issues: [] }
    const { schema } = convertedSchema(trusted(Form, document.body, `form/${document.key}`))
    try {
      return { draft: { ...draft, validator: await compileValidator(schema) }, issues: [] }
    } catch (error) {
      const cause = phrase`Technical cause: ${error instanceof Error ? error.message : String(error)}`
      const message = phrase`The form engine cannot use this schema`
      return { draft, issues: [errorAt('/schema', 'uncompilable-schema', message, cause)] }
    }
  },
}

/** Checks the schema of a form and what names its fields, and compiles the validator. */
export const formSteps: readonly DocumentStep[] = [...formStages.map(stepOf), compileStep]
