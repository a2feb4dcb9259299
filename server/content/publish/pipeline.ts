import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { withoutSamples } from '../../../schemas/documents/samples.ts'
import type { FactChange } from '../../../schemas/facts.ts'
import type { FormProof } from '../../../forms/index.ts'
import { documentName } from '../model/contracts.ts'
import type { DocumentName } from '../model/gateway.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { changedFacts } from '../facts/changed-facts.ts'
import type { Manifest, ManifestEntry } from '../model/manifest.ts'
import type { Library } from '../model/library.ts'
import type { StoredObject } from '../store/content-store.ts'
import { errorAt, hasErrors, inDocument, type DocumentIssue } from '../../../schemas/issue.ts'
import { type DocumentStep, type PublishContext, type SiteStep } from './context.ts'
import type { Draft } from './draft.ts'
import { dutiesStep, removalStep } from './duties/duties-step.ts'
import { recoveryStep } from './duties/recovery-step.ts'
import { formsStep } from './forms/forms-step.ts'
import { Site, routingOf, type ReadPublished } from './site.ts'
import { dutyTextsStep } from './languages/duty-texts-step.ts'
import { languagesStep } from './languages/languages-step.ts'
import { lettersStep } from './languages/letters-step.ts'
import { mandatoryStep, referencesStep, routesStep, seoStep } from './steps/site/site-steps.ts'
import { actionsStep } from './steps/blocks/actions-step.ts'
import { blockFormsStep } from './steps/blocks/block-forms-step.ts'
import { blocksStep } from './steps/blocks/blocks-step.ts'
import { cashierStep } from './steps/site/cashier-step.ts'
import { catalogueStep } from './steps/texts/catalogue-step.ts'
import { contractStep, migrationStep } from './steps/contract-step.ts'
import { formStep } from './steps/form-step.ts'
import { hostsStep } from './steps/links/hosts-step.ts'
import { complianceStep } from './steps/site/compliance-step.ts'
import { listedStep } from './steps/links/listed-step.ts'
import { linksStep } from './steps/links/links-step.ts'
import { markupStep } from './steps/texts/markup-step.ts'
import { mediaStep } from './steps/looks/media-step.ts'
import { parametersStep } from './steps/blocks/parameters-step.ts'
import { samplesStep } from './steps/texts/samples-step.ts'
import { popupsStep } from './steps/site/popups-step.ts'
import { redirectsStep } from './steps/links/redirects-step.ts'
import { rolesStep } from './roles/roles-step.ts'
import { renderStep } from './render/render-step.ts'
import { siteSettingsStep } from './steps/site/site-settings-step.ts'
import { snippetStep } from './steps/texts/snippet-step.ts'
import { textsStep } from './steps/texts/texts-step.ts'
import { themeStep } from './steps/looks/theme-step.ts'
import { translationsStep } from './steps/texts/translations-step.ts'
import { phrase } from '../../../schemas/phrase.ts'

/** The steps for each document, in order. A document with an error stops there. */
const documentSteps: readonly DocumentStep[] = [
  migrationStep,
  contractStep,
  blocksStep,
  translationsStep,
  textsStep,
  markupStep,
  linksStep,
  actionsStep,
  mediaStep,
  formStep,
  catalogueStep,
  parametersStep,
  themeStep,
  snippetStep,
  siteSettingsStep,
  lettersStep,
]

/** The steps for the site once every document has passed. An error ends the publication. */
const siteSteps: readonly SiteStep[] = [
  mandatoryStep,
  routesStep,
  rolesStep,
  removalStep,
  dutiesStep,
  recoveryStep,
  blockFormsStep,
  cashierStep,
  languagesStep,
  dutyTextsStep,
  seoStep,
  listedStep,
  redirectsStep,
  referencesStep,
  hostsStep,
  complianceStep,
  popupsStep,
  samplesStep,
  renderStep,
  formsStep,
]

/** A document ready to be stored. */
export interface PreparedDocument {
  entry: Omit<ManifestEntry, 'version'>
  objects: StoredObject[]
}

export interface PublishOutcome {
  issues: DocumentIssue[]
  /** Version of the snapshot that the checks used; null if there was none. */
  basis: number | null
  /** Empty if an issue prevents the publication. For drafts: those that can be shown. */
  prepared: PreparedDocument[]
  /** The files of the library that the resulting site uses. */
  library: Library
  /** How each form was filled in, by `kind/key`. */
  proofs: Record<string, FormProof>
  /** What the documents state that players do not read now. */
  facts: FactChange[]
}

/** publish: the whole site must be valid. draft: everything that can be shown is prepared. */
export type Purpose = 'publish' | 'draft'

export interface PipelineInput {
  documents: readonly StoredDocument[]
  /** Documents to remove from the site. */
  removed?: readonly DocumentName[]
  /** Defaults to publish. */
  purpose?: Purpose
  /** Files of the media library; none by default. */
  library?: Library
  manifest: Manifest | null
  readPublished: ReadPublished
  /** Called with each document and step before it runs, so that one that hangs can be named. */
  onProgress?: (document: string, step: string) => void
}

export type PipelineTools = Omit<PublishContext, 'site' | 'removed' | 'library' | 'onProof'>

/** Runs publishing as a compiler: documents in, issues and objects to store out. Stores nothing itself. */
export async function runPipeline(input: PipelineInput, tools: PipelineTools): Promise<PublishOutcome> {
  const { readPublished, removed = [], purpose = 'publish', library = {} } = input
  const { onProgress = () => undefined } = input
  const basis = input.manifest?.version ?? null
  const { manifest } = input
  const issues = duplicates([...input.documents, ...removed])
  const proofs: Record<string, FormProof> = {}
  const onProof: PublishContext['onProof'] = (document, proof) => void (proofs[document] = proof)
  let facts: FactChange[] = []
  const rejected = () => ({ issues, basis, prepared: [], library: {}, proofs, facts })
  if (hasErrors(issues)) return rejected()

  let drafts: Draft[] = input.documents.map((document) => ({ document, links: [] }))
  let running = drafts
  for (const step of documentSteps) {
    if (running.length === 0) break
    const context = {
      ...tools,
      onProof,
      library,
      removed,
      site: new Site(manifest, drafts, readPublished, removed),
    }
    const passed: Draft[] = []
    for (const draft of running) {
      const name = documentName(draft.document)
      onProgress(name, step.name)
      const result = await step.run(draft, context)
      issues.push(...result.issues.map((issue) => inDocument(name, issue)))
      if (!hasErrors(result.issues)) passed.push(result.draft)
    }
    running = passed
    drafts = mergeDrafts(drafts, passed)
  }

  const site = new Site(manifest, drafts, readPublished, removed)
  if (purpose === 'draft')
    return { issues, basis, prepared: running.map(prepare), library: usedOf(site, library), proofs, facts }

  facts = await factsOfDrafts(running, site, tools.registry)

  for (const step of siteSteps) {
    if (hasErrors(issues)) return rejected()
    onProgress('site', step.name)
    issues.push(...(await step.run(drafts, { ...tools, onProof, library, removed, site })))
  }
  if (hasErrors(issues)) return rejected()
  return { issues, basis, prepared: drafts.map(prepare), library: usedOf(site, library), proofs, facts }
}

/** Compares documents that fit their contracts with those that players see. */
async function factsOfDrafts(
  drafts: readonly Draft[],
  site: Site,
  registry: PublishContext['registry'],
): Promise<FactChange[]> {
  const found = await Promise.all(
    drafts.map(async ({ document }) =>
      changedFacts(await site.readBefore(documentName(document)), document, registry),
    ),
  )
  return found.flat()
}

/** Selects the files of the library that the site's documents use. */
function usedOf(site: Site, library: Library): Library {
  const linked = [...site.entries].flatMap(({ links }) =>
    links.flatMap(({ kind, target }) => (kind === 'media' ? [target] : [])),
  )
  const known = [...new Set(linked)].sort().flatMap((address) => {
    const words = library[address]
    return words ? [[address, words] as const] : []
  })
  return Object.fromEntries(known)
}

function duplicates(documents: readonly DocumentName[]): DocumentIssue[] {
  const names = documents.map(documentName)
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) =>
      inDocument(
        name,
        errorAt('', 'duplicate-document', phrase`The document occurs twice in this publication`),
      ),
    )
}

/** Returns the latest state of every draft, including those that stopped at an error. */
function mergeDrafts(drafts: readonly Draft[], passed: readonly Draft[]): Draft[] {
  const newest = new Map(passed.map((draft) => [documentName(draft.document), draft]))
  return drafts.map((draft) => newest.get(documentName(draft.document)) ?? draft)
}

function prepare({ document, links, validator }: Draft): PreparedDocument {
  const { kind, key, schemaVersion } = document
  const content = JSON.stringify({ kind, key, schemaVersion, body: withoutSamples(document.body) })
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
