import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registry } from '../../registry/index.ts'
import { documentKinds, type StoredDocument } from '../../schemas/kinds/index.ts'
import { documentName } from '../../server/content/model/contracts.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { runPipeline, type PipelineTools } from '../../server/content/publish/pipeline.ts'
import { parseDocument } from '../../server/content/snapshot/snapshot-folder.ts'
import { tools } from '../support/content/content-site.ts'
import { realTools } from '../support/setup/real-tools.ts'

const folder = new URL('stored-documents/', import.meta.url)

/** Documents as stored when a contract had an earlier version: one file each, never edited. */
const stored = readdirSync(folder).map((name): [string, StoredDocument] => [
  name,
  parseDocument(readFileSync(new URL(name, folder), 'utf8')),
])

/** The contracts and versions that a document was written for, such as `layout 1` and `SiteFooter 1`. */
function writtenFor({ kind, schemaVersion, body }: StoredDocument): string[] {
  const blocks = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(blocks)
    if (!isRecord(value)) return []
    const { type, version } = value
    const own = typeof type === 'string' && typeof version === 'number' ? [`${type} ${version}`] : []
    return [...own, ...Object.values(value).flatMap(blocks)]
  }
  return [`${kind} ${schemaVersion}`, ...blocks(body)]
}

const earlierVersions = [
  ...Object.entries(documentKinds).map(([name, { version }]) => ({ name, version })),
  ...[...registry.values()].map(({ type, version }) => ({ name: type, version })),
].flatMap(({ name, version }) => Array.from({ length: version - 1 }, (_, index) => `${name} ${index + 1}`))

it.each(earlierVersions)('keeps a document of version %s to test its migration', (version) => {
  expect(stored.flatMap(([, document]) => writtenFor(document))).toContain(version)
})

/** Draws the pages on which the stored documents appear: the home page and that of a game. */
const render: PipelineTools['render'] = (input) =>
  /^\/(?:game\/|$)/.test(input.state.answer.path) ? realTools.render(input) : tools.render(input)

/** Documents are tested together; several versions of one document in separate rounds. */
const rounds: (typeof stored)[] = []
for (const each of stored) {
  const isSame = ([, other]: (typeof stored)[number]) => documentName(other) === documentName(each[1])
  const round = rounds.find((others) => !others.some(isSame))
  if (round) round.push(each)
  else rounds.push([each])
}

it.each(rounds.map((round) => [round.map(([name]) => name).join(', '), round] as const))(
  'migrates, publishes and renders: %s',
  async (_, round) => {
    const old = round.map(([, document]) => document)
    const names = new Set(old.map(documentName))
    const others = defaultDocuments.filter((each) => !names.has(documentName(each)))
    const outcome = await runPipeline(
      { documents: [...old, ...others], manifest: null, readPublished: () => Promise.resolve(null) },
      { ...realTools, render },
    )
    expect(outcome.issues.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(outcome.prepared).toHaveLength(old.length + others.length)
  },
  120_000,
)
