import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { errorAt, hasErrors, type Issue } from '../../../schemas/issue.ts'
import type { FormProof } from '../../../forms/contract/form-proof.ts'
import { documentFault } from '../../../server/content/model/contracts.ts'
import { defaultDocuments } from '../../../server/content/model/defaults.ts'
import { formsStep } from '../../../server/content/publish/forms/forms-step.ts'
import type { Draft } from '../../../server/content/publish/draft.ts'
import type { Rule } from '../../../server/content/publish/rules/rule.ts'
import { Site } from '../../../server/content/publish/site.ts'
import { formSteps } from '../../../server/content/publish/prepare/form.ts'
import { realTools } from '../setup/real-tools.ts'

/** A form document with this schema and nothing else of interest, whose operation sends every field. */
export function formOf(schema: Readonly<Record<string, unknown>>): StoredDocument {
  return {
    kind: 'form',
    key: 'foreign',
    schemaVersion: 1,
    body: {
      schema: JSON.parse(JSON.stringify(schema)),
      ui: {},
      dictionary: [],
      strategy: 'eager',
      submit: { operation: 'account.saveProfileInfo', label: { uz: 'a', ru: 'b' } },
    },
  }
}

interface CheckedForm {
  issues: Issue[]
  /** Absent if the form has errors that prevent filling it in. */
  proof?: FormProof | undefined
}

/** What some rules report on a document alone, on an empty site. */
export async function issuesOfRules(rules: readonly Rule[], document: StoredDocument): Promise<Issue[]> {
  const context = {
    ...realTools,
    library: {},
    removed: [],
    onProof: () => undefined,
    site: new Site(null, [], () => Promise.resolve(null)),
  }
  const issues = await Promise.all(rules.map((rule) => rule.check([{ document, links: [] }], context)))
  return issues.flat()
}

/** What publishing reports on a form alone, on a site of default documents. */
export async function checkForm(document: StoredDocument): Promise<CheckedForm> {
  const fault = documentFault(document)
  if (fault) return { issues: [errorAt('', 'not-a-document', fault)] }
  let proof: FormProof | undefined
  const drafts = [...defaultDocuments, document].map((each) => ({ document: each, links: [] }))
  const context = {
    ...realTools,
    library: {},
    removed: [],
    onProof: (_name: string, found: FormProof) => void (proof = found),
    site: new Site(null, drafts, () => Promise.resolve(null)),
  }
  const issues: Issue[] = []
  let draft: Draft = { document, links: [] }
  for (const step of formSteps) {
    const checked = await step.run(draft, context)
    issues.push(...checked.issues)
    if (hasErrors(issues)) return { issues }
    draft = checked.draft
  }
  issues.push(...(await formsStep.run([draft], context)))
  return { issues, proof }
}

/** Issues that publishing reports on a form alone. */
export async function issuesOn(document: StoredDocument): Promise<Issue[]> {
  return (await checkForm(document)).issues
}
