import { afterEach, beforeEach, expect, it } from 'vitest'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { both, page, smallRegistry, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { documentName } from '../../content/index.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import type { StudioDatabase, StudioTables } from '../tables.ts'
import { observeRuns, type ObservedSite } from './observe-runs.ts'

let studio: TestStudio
let database: StudioDatabase
let publications: StoredDocument[]

beforeEach(async () => {
  studio = await startTestStudio()
  database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
  publications = []
})
afterEach(async () => {
  await database.destroy()
  await studio.close()
})

/** Later than all publications of the test Studio. */
const firstVersion = 1000
const isNamed = (name: Pick<StoredDocument, 'kind' | 'key'>) => (document: StoredDocument) =>
  documentName(document) === documentName(name)

/** A site whose stored documents may be of other builds. */
const site: ObservedSite = {
  get contentVersion() {
    return firstVersion + publications.length
  },
  documents: ({ kind } = {}) =>
    Promise.resolve(
      [...new Map(publications.map((document) => [documentName(document), document])).values()]
        .filter((document) => kind === undefined || document.kind === kind)
        .map((document) => ({ ...document, version: 1 })),
    ),
  history: (name) =>
    Promise.resolve(
      publications
        .flatMap((document, index) => (isNamed(name)(document) ? [firstVersion + index + 1] : []))
        .map((contentVersion) => ({
          version: 1,
          contentVersion,
          createdAt: '',
          author: '',
          isRemoval: false,
        }))
        .reverse(),
    ),
  documentAt: (name, contentVersion) =>
    Promise.resolve(
      [publications[contentVersion - firstVersion - 1]].find((each) => each && isNamed(name)(each)) ?? null,
    ),
}

const words = both('<p>Salom</p>')
/** As an earlier build has stored it. */
const earlier = { id: 'two', type: 'Text', version: 1, props: { content: words } }

const withTest = (second: Record<string, unknown>) =>
  page('rules', {
    blocks: [
      {
        id: 'test',
        type: 'Experiment',
        version: 1,
        props: { name: 'Banner', goal: 'click', shares: { a: 50, b: 50 } },
        slots: { a: [textBlock('one')], b: [second] },
      },
    ],
  })

async function publish(...documents: StoredDocument[]) {
  publications.push(...documents)
  await observeRuns({ database, gateway: site, registry: smallRegistry, now: () => 0 })
}
const runs = () => database.selectFrom('experiment_runs').select(['run', 'ended_at', 'content']).execute()
const loseContents = (content: string | null) =>
  database.updateTable('experiment_runs').set({ content }).execute()

it('goes on when blocks are stored in a newer version', async () => {
  await publish(withTest(earlier))
  await publish(withTest(textBlock('two', words)))
  expect(await runs()).toMatchObject([{ ended_at: null }])
})

it.each([
  ['nothing', null],
  ['what another version of the blocks showed', 'another'],
])('ends a run that is edited after an upgrade that knew %s of its contents', async (_what, content) => {
  await publish(withTest(earlier))
  await loseContents(content)
  await publish(withTest(textBlock('two', both('<p>Xayr</p>'))))
  expect((await runs()).map(({ ended_at: at }) => at).sort()).toEqual([0, null])
})

it.each([
  ['nothing', null],
  ['what another version of the blocks showed', 'another'],
])('goes on after an upgrade that knew %s of its contents', async (_what, content) => {
  await publish(withTest(earlier))
  await loseContents(content)
  // The upgrade itself may publish documents before it looks for tests.
  await publish(page('news'), withTest(textBlock('two', words)))
  expect(await runs()).toMatchObject([{ ended_at: null }])
})
