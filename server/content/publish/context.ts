import type { DocumentIssue, Issue } from '../../../schemas/issue.ts'
import type { FormProof } from '../../../forms/index.ts'
import type { Render, TryForm } from '../../../src/app/render/server-rendering.ts'
import type { CompiledValidator } from '../../../forms/compile/index.ts'
import type { Registry } from '../read/compile/compile-blocks.ts'
import type { Library } from '../model/library.ts'
import type { DocumentName } from '../model/gateway.ts'
import type { Draft } from './draft.ts'
import type { WeighCode } from './render/page-weight.ts'
import type { Site } from './site.ts'

/** What rules and steps can read. */
export interface PublishContext {
  registry: Registry
  /** Origin of the site that publishes; null: not known. */
  siteOrigin: string | null
  /** The site as it will be: the published documents with those of this publication applied. */
  site: Site
  /** Documents that this publication removes. */
  removed: readonly DocumentName[]
  /** Pictures of the media library. */
  library: Library
  compileValidator: (schema: Record<string, unknown>) => Promise<CompiledValidator>
  render: Render
  tryForm: TryForm
  /** Receives what was found out about filling in the form `document`. */
  onProof: (document: string, proof: FormProof) => void
  weighCode: WeighCode
}

/** The result of a step. A draft with an error does not reach the next step. */
export interface StepResult {
  draft: Draft
  issues: Issue[]
}

/** A step that prepares a document. */
export interface DocumentStep {
  name: string
  run(draft: Draft, context: PublishContext): StepResult | Promise<StepResult>
}

/** A step that tries out the whole site. */
export interface SiteStep {
  name: string
  run(drafts: readonly Draft[], context: PublishContext): DocumentIssue[] | Promise<DocumentIssue[]>
}
