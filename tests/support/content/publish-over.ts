import { expect } from 'vitest'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { Manifest } from '../../../server/content/model/manifest.ts'
import {
  runPipeline,
  type PipelineInput,
  type PipelineTools,
  type PublishOutcome,
} from '../../../server/content/publish/pipeline.ts'
import { parseDocument } from '../../../server/content/snapshot/snapshot-folder.ts'
import { smallSite, tools } from './content-site.ts'

/** For publishing on an empty site. */
export const nothingPublished = { manifest: null, readPublished: () => Promise.resolve(null) }

/** A site on which all these documents are published. */
export async function publishedSite(
  base: StoredDocument[],
  baseTools: PipelineTools = tools,
): Promise<Pick<PipelineInput, 'manifest' | 'readPublished'>> {
  const first = await runPipeline({ documents: base, ...nothingPublished }, baseTools)
  expect(first.issues).toEqual([])
  const contents = new Map(
    first.prepared.map(({ entry, objects }) => [entry.hash, objects[0]?.content ?? '']),
  )
  const manifest: Manifest = {
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    author: 'test',
    entries: first.prepared.map(({ entry }) => ({ ...entry, version: 1 })),
  }
  return { manifest, readPublished: ({ hash }) => Promise.resolve(parseDocument(contents.get(hash) ?? '')) }
}

/** Result of publishing `changes` on the small site, or on `base`. */
export async function publishOver(
  changes: StoredDocument[],
  extra: Partial<PipelineTools> & Pick<PipelineInput, 'library'> = {},
  base = smallSite(),
): Promise<PublishOutcome> {
  const { registry = tools.registry, library = {} } = extra
  const site = await publishedSite(base, { ...tools, registry })
  return runPipeline({ documents: changes, ...site, library }, { ...tools, ...extra })
}

/** Issues as lines. */
export function brief({ issues }: PublishOutcome): string[] {
  return issues.map(({ severity, document, path, message }) => `${severity} ${document} ${path} ${message}`)
}

/** The first document in its stored form. */
export function firstStored({ prepared }: PublishOutcome): StoredDocument {
  return parseDocument(prepared[0]?.objects[0]?.content ?? '')
}
