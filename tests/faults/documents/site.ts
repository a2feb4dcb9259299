import fastify from 'fastify'
import { LRUCache } from 'lru-cache'
import { registry } from '../../../registry/index.ts'
import { callContracts, type CallAnswer, type CallName } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { isCatalogue, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { hasErrors } from '../../../schemas/issue.ts'
import { fallbackCatalogue } from '../../../schemas/locale.ts'
import { readClientBuild } from '../../../server/builds/index.ts'
import { fits, documentName } from '../../../server/content/model/contracts.ts'
import { defaultDocuments } from '../../../server/content/model/defaults.ts'
import type { PublishedContent } from '../../../server/content/model/gateway.ts'
import type { Manifest } from '../../../server/content/model/manifest.ts'
import { compileFormValidator } from '../../../forms/compile/compile-form-validator.ts'
import {
  runPipeline,
  type PipelineTools,
  type PreparedDocument,
  type PublishOutcome,
} from '../../../server/content/publish/pipeline.ts'
import { codeScales, type WeighCode } from '../../../server/content/publish/render/page-weight.ts'
import { sampleAccount, sampleGeneralInfo } from '../../../server/content/publish/render/sample-state.ts'
import { createPublishedContent } from '../../../server/content/read/published-content.ts'
import { parseDocument } from '../../../server/content/snapshot/snapshot-folder.ts'
import { SnapshotView } from '../../../server/content/snapshot/snapshot-view.ts'
import type { Platform } from '../../../server/contracts/platform.ts'
import { createSitePages, SharedAnswers, type SitePages } from '../../../server/render/index.ts'
import { holds, render, tryForm } from '../../../src/entry-server.tsx'

/** A site with the default documents in memory, and what can be done with one more document. */
export interface Site {
  /** Does what the publish worker does with one document. */
  publish: (document: StoredDocument) => Promise<PublishOutcome>
  /** The site with the document of a successful publication. */
  contentWith: (outcome: PublishOutcome) => PublishedContent
  /** Renders pages as for requests. */
  pagesOf: (content: PublishedContent) => SitePages
}

const isAnswer = <Name extends CallName>(name: Name, value: unknown): value is CallAnswer<Name> =>
  fits(callContracts[name].answer, value)

/** A platform that answers with the examples of the registry. */
function examplePlatform(): Pick<Platform, 'call'> {
  const answers = new Map<CallName, unknown>()
  for (const { load = {}, examples } of registry.values())
    for (const [name, { call }] of Object.entries(load)) {
      const example = examples.normal.data?.[name]
      if (example?.status === 'success') answers.set(call, example.data)
    }
  return {
    call(name, _params, { locale }) {
      const answer = name === 'account.getInfo' ? sampleAccount(locale) : answers.get(name)
      return isAnswer(name, answer)
        ? Promise.resolve(answer)
        : Promise.reject(new ApiError('MethodNotFoundException', `There is no example of ${name}`))
    },
  }
}

/** Files of the build do not change: each combination of blocks is weighed once. */
function remembered(weighCode: WeighCode): WeighCode {
  const known = new LRUCache<string, Promise<number>>({ max: 2_000 })
  return (types, interactiveTypes) => {
    const name = [...types].sort().join()
    const weight = known.get(name) ?? weighCode(types, interactiveTypes)
    known.set(name, weight)
    return weight
  }
}

const contentsOf = (prepared: readonly PreparedDocument[]) =>
  prepared.flatMap(({ objects }) => objects.map(({ hash, content }) => [hash, content] as const))

/** The manifest with the entries of a publication. */
function withEntries(manifest: Manifest, { prepared, library }: PublishOutcome): Manifest {
  const names = new Set(prepared.map(({ entry }) => documentName(entry)))
  return {
    ...manifest,
    version: manifest.version + 1,
    entries: [
      ...manifest.entries.filter((entry) => !names.has(documentName(entry))),
      ...prepared.map(({ entry }) => ({ ...entry, version: manifest.version + 1 })),
    ],
    pictures: library,
  }
}

/** Every publication merges the fallback's texts with those of each language, which have all of them here. */
const withFewTexts = (document: StoredDocument): StoredDocument =>
  isCatalogue(document.kind) && document.key === fallbackCatalogue
    ? { ...document, body: { common: {} } }
    : document

const nothing: Manifest = { version: 0, createdAt: '', author: '', entries: [] }

/** `clientDir`: the client build, for the weight of pages and their styles. */
export async function openSite(clientDir: URL): Promise<Site> {
  const tools: PipelineTools = {
    registry,
    siteOrigin: null,
    compileValidator: compileFormValidator,
    render,
    tryForm,
    weighCode: remembered(await codeScales(clientDir)),
  }
  const first = await runPipeline(
    {
      documents: defaultDocuments.map(withFewTexts),
      manifest: null,
      readPublished: () => Promise.resolve(null),
    },
    tools,
  )
  if (hasErrors(first.issues)) throw new Error('The default documents cannot be published')
  const manifest = withEntries(nothing, first)
  // Parsed once: publications do not change what they read.
  const published = new Map(
    first.prepared.map(({ entry, objects }) => [entry.hash, parseDocument(objects[0]?.content ?? '')]),
  )
  const validators = new Map(contentsOf(first.prepared))
  const build = await readClientBuild(clientDir.pathname)
  const platform = examplePlatform()
  const answers = new SharedAnswers({ platform, now: Date.now })
  const { log } = fastify()

  return {
    publish: (document) =>
      runPipeline(
        {
          documents: [document],
          manifest,
          readPublished: ({ hash }) => Promise.resolve(published.get(hash) ?? null),
        },
        tools,
      ),
    contentWith(outcome) {
      const changed = new Map(contentsOf(outcome.prepared))
      const view = new SnapshotView(withEntries(manifest, outcome), (hash) => {
        const content = changed.get(hash)
        const document = content === undefined ? published.get(hash) : parseDocument(content)
        return document ? Promise.resolve(document) : Promise.reject(new Error(`There is no object ${hash}`))
      })
      const validator = (hash: string) => Promise.resolve(changed.get(hash) ?? validators.get(hash) ?? null)
      return createPublishedContent({ view, validator, registry, catalogues: {}, now: Date.now })
    },
    pagesOf: (gateway) =>
      createSitePages({
        gateway,
        general: {
          current: () => sampleGeneralInfo,
          fault: () => null,
          refresh: () => Promise.resolve(),
          stop: () => undefined,
        },
        platform,
        answers,
        holds,
        log,
        publicUrl: 'https://marra.example',
        render,
        build,
        now: Date.now,
        cacheGuestPages: false,
      }),
  }
}
