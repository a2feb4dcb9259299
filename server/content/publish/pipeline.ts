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
import { formsStep } from './forms/forms-step.ts'
import { blocksStep } from './prepare/blocks.ts'
import { contractStep, migrationStep } from './prepare/contract.ts'
import { formSteps } from './prepare/form.ts'
import { linksStep } from './prepare/links.ts'
import { markupStep } from './prepare/markup.ts'
import { renderStep } from './render/render-step.ts'
import { rulesOf } from './rules/index.ts'
import { Site, routingOf, type ReadPublished } from './site.ts'
import { phrase } from '../../../schemas/phrase.ts'

/** What turns a document into one of this build. A document with an error stops there. */
const preparation: readonly DocumentStep[] = [
  migrationStep,
  contractStep,
  blocksStep,
  markupStep,
  linksStep,
  ...formSteps,
]

/** What tries the site out, once no rule rejects it. */
const trials: readonly SiteStep[] = [renderStep, formsStep]

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
  /** What only the editor shows. */
  hints: DocumentIssue[]
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
  const hints: DocumentIssue[] = []
  const rejected = () => ({ issues, basis, prepared: [], library: {}, proofs, facts, hints })
  if (hasErrors(issues)) return rejected()

  let drafts: Draft[] = input.documents.map((document) => ({ document, links: [] }))
  let running = drafts
  const contextOf = (): PublishContext => ({
    ...tools,
    onProof,
    library,
    removed,
    site: new Site(manifest, drafts, readPublished, removed),
  })
  for (const step of preparation) {
    const context = contextOf()
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

  const context = contextOf()
  const { site } = context
  for (const rule of rulesOf('document'))
    for (const draft of running) {
      onProgress(documentName(draft.document), rule.code)
      issues.push(...(await rule.check([draft], context)))
    }
  if (purpose === 'draft') {
    const prepared = running.filter(({ document }) => !hasErrors(issuesOf(document, issues))).map(prepare)
    return { issues, basis, prepared, library: usedOf(site, library), proofs, facts, hints }
  }

  facts = await factsOfDrafts(running, site, tools.registry)
  for (const rule of rulesOf('hint')) hints.push(...(await rule.check(running, context)))
  if (hasErrors(issues)) return rejected()

  for (const rule of rulesOf('site')) {
    onProgress('site', rule.code)
    issues.push(...(await rule.check(drafts, context)))
  }
  for (const step of trials) {
    if (hasErrors(issues)) return rejected()
    onProgress('site', step.name)
    issues.push(...(await step.run(drafts, context)))
  }
  if (hasErrors(issues)) return rejected()
  const prepared = drafts.map(prepare)
  return { issues, basis, prepared, library: usedOf(site, library), proofs, facts, hints }
}

const issuesOf = (document: DocumentName, issues: readonly DocumentIssue[]) =>
  issues.filter((issue) => issue.document === documentName(document))

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
