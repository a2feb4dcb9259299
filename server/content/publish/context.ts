import type { StoredDocument } from '../../../schemas/documents/index.ts'
import type { DocumentIssue, Issue } from '../../../schemas/issue.ts'
import type { Render, TryForm } from '../../../src/app/render/server-rendering.ts'
import type { CompiledValidator } from './forms/compile-form-validator.ts'
import type { Registry } from '../read/compile/compile-blocks.ts'
import type { PictureWords } from '../media/media-store.ts'
import type { DocumentLink } from '../model/manifest.ts'
import type { WeighCode } from './page-weight.ts'
import type { Site } from './site.ts'

/** What the steps of a publication may ask. */
export interface PublishContext {
  registry: Registry
  /** The site as it will be: what is published, with the documents of this publication over it. */
  site: Site
  /** The media library. */
  pictures: PictureWords
  compileValidator: (schema: Record<string, unknown>) => Promise<CompiledValidator>
  render: Render
  tryForm: TryForm
  weighCode: WeighCode
}

/** A document on its way through the steps. */
export interface Draft {
  document: StoredDocument
  links: DocumentLink[]
  validator?: CompiledValidator
}

/** What a step makes of a draft. A draft with an error does not come to the next step. */
export interface StepResult {
  draft: Draft
  issues: Issue[]
}

export interface DocumentStep {
  name: string
  run(draft: Draft, context: PublishContext): StepResult | Promise<StepResult>
}

/** A check of the site as a whole, made when every document has passed its own steps. */
export interface SiteStep {
  name: string
  run(drafts: readonly Draft[], context: PublishContext): DocumentIssue[] | Promise<DocumentIssue[]>
}
