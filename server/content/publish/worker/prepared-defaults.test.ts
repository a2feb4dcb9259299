import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { defaultDocuments } from '../../model/defaults.ts'
import type { PublishOutcome } from '../pipeline.ts'
import { hashOfDocuments, withPreparedDefaults } from './prepared-defaults.ts'
import type { RunOptions } from './publisher.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-prepared-'))
afterAll(() => rmSync(folder, { recursive: true }))

const empty = { issues: [], basis: null, prepared: [], library: {}, proofs: {}, facts: [] }
const prepared: PublishOutcome = { ...empty, basis: 7 }
const compiled: PublishOutcome = { ...empty }
const file = pathToFileURL(join(folder, 'defaults.json'))
writeFileSync(file, JSON.stringify({ documents: hashOfDocuments(defaultDocuments), outcome: prepared }))

const all = [...defaultDocuments]
const picture = { '/media/1.webp': { uz: 'Rasm', ru: 'Картинка' } }
it.each<[what: string, expected: PublishOutcome, options: RunOptions, site?: object]>([
  ['the documents of the build on a new site', prepared, {}],
  ['a site with content', compiled, {}, { isNew: () => false }],
  ['a check of drafts', compiled, { purpose: 'draft' }],
  ['a removal', compiled, { removed: [{ kind: 'page', key: 'rules' }] }],
  ['a site with pictures of its own', compiled, { library: picture }],
  ['a server that runs from its sources', compiled, {}, { file: undefined }],
])(
  'knows the outcome only for the documents of the build on a new site: %s',
  async (_what, expected, options, site) => {
    const publisher = withPreparedDefaults(
      { run: () => Promise.resolve(compiled) },
      { file, isNew: () => true, ...site },
    )
    expect(await publisher.run(all, options)).toEqual(expected)
    expect(await publisher.run(all.slice(1), options)).toEqual(compiled)
  },
)
