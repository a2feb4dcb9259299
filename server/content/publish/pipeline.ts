import type { StoredDocument, Verdict } from '../../../schemas/documents/index.ts'
import { documentName } from '../contracts.ts'
import { contentHash } from '../hash.ts'
import type { Manifest, ManifestEntry } from '../manifest.ts'
import type { StoredObject } from '../store/content-store.ts'
import { errorOn, type Draft, type DocumentStep, type PublishContext, type SiteStep } from './context.ts'
import { Site, routingOf, type ReadPublished } from './site.ts'
import { mandatoryStep, referencesStep, routesStep } from './site-steps.ts'
import { blocksStep } from './step-blocks.ts'
import { catalogueStep } from './step-catalogue.ts'
import { contractStep, migrationStep } from './step-contract.ts'
import { formStep } from './step-form.ts'
import { linksStep } from './step-links.ts'
import { markupStep } from './step-markup.ts'
import { parametersStep } from './step-parameters.ts'
import { renderStep } from './step-render.ts'
import { translationsStep } from './step-translations.ts'

/** What each document goes through, in this order; one with an error stops there. */
export const documentSteps: readonly DocumentStep[] = [
  migrationStep,
  contractStep,
  blocksStep,
  translationsStep,
  markupStep,
  linksStep,
  formStep,
  catalogueStep,
  parametersStep,
]

/** What the site goes through once every document has passed; an error ends it. */
export const siteSteps: readonly SiteStep[] = [mandatoryStep, routesStep, referencesStep, renderStep]

/** A document ready to be stored. */
export interface PreparedDocument {
  entry: Omit<ManifestEntry, 'version'>
  objects: StoredObject[]
}

export interface PublishOutcome {
  verdicts: Verdict[]
  /** Version of the snapshot that everything was checked against; null where there was none. */
  basis: number | null
  /** Empty when a verdict refuses the publication. */
  prepared: PreparedDocument[]
}

export interface PipelineInput {
  documents: readonly StoredDocument[]
  manifest: Manifest | null
  readPublished: ReadPublished
  /** Told of each document and step before it is run, so that one that never ends can be named. */
  onProgress?: (document: string, step: string) => void
}

export type PipelineTools = Omit<PublishContext, 'site'>

const isRefused = (verdicts: readonly Verdict[]) => verdicts.some(({ severity }) => severity === 'error')

/** Publication as a compiler: documents in, verdicts and what is to be stored out. Stores nothing. */
export async function runPipeline(input: PipelineInput, tools: PipelineTools): Promise<PublishOutcome> {
  const { manifest, readPublished, onProgress = () => undefined } = input
  const basis = manifest?.version ?? null
  const verdicts = sameTwice(input.documents)
  if (isRefused(verdicts)) return { verdicts, basis, prepared: [] }

  let drafts: Draft[] = input.documents.map((document) => ({ document, links: [] }))
  let running = drafts
  for (const step of documentSteps) {
    const context = { ...tools, site: new Site(manifest, drafts, readPublished) }
    const passed: Draft[] = []
    for (const draft of running) {
      onProgress(documentName(draft.document), step.name)
      const result = await step.run(draft, context)
      verdicts.push(...result.verdicts)
      if (!isRefused(result.verdicts)) passed.push(result.draft)
    }
    running = passed
    drafts = mergeDrafts(drafts, passed)
  }

  const site = new Site(manifest, drafts, readPublished)
  for (const step of siteSteps) {
    if (isRefused(verdicts)) return { verdicts, basis, prepared: [] }
    onProgress('site', step.name)
    verdicts.push(...(await step.run(drafts, { ...tools, site })))
  }
  return { verdicts, basis, prepared: isRefused(verdicts) ? [] : drafts.map(prepare) }
}

function sameTwice(documents: readonly StoredDocument[]): Verdict[] {
  const names = documents.map(documentName)
  return documents
    .filter((document, index) => names.indexOf(documentName(document)) !== index)
    .map((document) =>
      errorOn(document, { path: '', reason: 'The document stands twice in this publication' }),
    )
}

/** The newest state of every draft, also of those that stopped. */
function mergeDrafts(drafts: readonly Draft[], passed: readonly Draft[]): Draft[] {
  const newest = new Map(passed.map((draft) => [documentName(draft.document), draft]))
  return drafts.map((draft) => newest.get(documentName(draft.document)) ?? draft)
}

function prepare({ document, links, validator }: Draft): PreparedDocument {
  const { kind, key, schemaVersion, body } = document
  const content = JSON.stringify({ kind, key, schemaVersion, body })
  const hash = contentHash(content)
  return {
    entry: {
      kind,
      key,
      schemaVersion,
      hash,
      ...routingOf(document),
      ...(validator && { validator: validator.hash }),
      links,
    },
    objects: [
      { hash, type: 'document', content },
      ...(validator ? [{ hash: validator.hash, type: 'validator' as const, content: validator.source }] : []),
    ],
  }
}
