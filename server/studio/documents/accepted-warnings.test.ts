import { afterEach, beforeEach, expect, test } from 'vitest'
import { both, page, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

const minute = 60_000
const name = { kind: 'page', key: 'news' } as const
/** A link that is not encrypted: a warning in each language. */
const flawed = textBlock('flawed', both('<p><a href="http://shop.example/">Salom</a></p>'))
let studio: TestStudio
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  publisher = await studio.join('publisher', 'Timur')
  await studio.save(page('news', { blocks: [flawed] }), publisher)
})
afterEach(() => studio.close())

async function warningsOfDraft() {
  const { data } = await studio.call('documents.check', { documents: [name] }, publisher)
  return (data?.issues ?? []).map(({ document, path, code }) => ({ document, path, code }))
}
const log = async () => (await studio.call('audit.list', { group: 'publishing' }, studio.admin)).data ?? []

test('publishes nothing while there is a warning that the publisher has not seen', async () => {
  const warnings = await warningsOfDraft()
  expect(warnings.length).toBeGreaterThan(0)
  const publish = () =>
    studio.call(
      'documents.publish',
      { documents: [name], accepted: { warnings: warnings.slice(1) } },
      publisher,
    )
  const { error } = await publish()
  expect(error).toMatchObject({ type: 'WarningsNotAccepted', data: { issues: warnings } })
  expect(studio.gateway.findPage('/news')).toBeNull()
  expect(await log()).toEqual([])
})

test('keeps the warnings and the reason of a publication in the log', async () => {
  const warnings = await warningsOfDraft()
  const accepted = { warnings, reason: ' Agreed with the lawyer ' }
  const { data } = await studio.call('documents.publish', { documents: [name], accepted }, publisher)
  expect(data?.published).toBe(true)
  const [entry] = await log()
  expect(entry).toMatchObject({ action: 'documents.publish', reason: 'Agreed with the lawyer' })
  const total = Object.values(entry?.warnings ?? {}).reduce((sum, count) => sum + count, 0)
  expect(total).toBe(warnings.length)
})

test('asks for the decision when a publication is scheduled, and logs it again when it takes place', async () => {
  const warnings = await warningsOfDraft()
  const at = new Date(Date.UTC(2026, 2, 1, 7) + 10 * minute).toISOString()
  const schedule = (seen: typeof warnings) =>
    studio.call(
      'schedules.add',
      { action: 'publish', documents: [name], at, accepted: { warnings: seen } },
      publisher,
    )
  expect((await schedule([])).error?.type).toBe('WarningsNotAccepted')
  expect((await schedule(warnings)).data?.state).toBe('waiting')
  await studio.pass(10 * minute)
  expect((await log()).map(({ action, warnings: counts }) => [action, counts !== undefined])).toEqual([
    ['schedule.done', true],
    ['schedules.add', true],
  ])
})

test('says what publishing drafts would change', async () => {
  const { data } = await studio.call('documents.changes', { documents: [name] }, publisher)
  expect(data).toMatchObject([{ ...name, before: null, after: { body: { blocks: [flawed] } } }])
})
