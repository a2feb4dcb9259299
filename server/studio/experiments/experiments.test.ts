import { afterEach, beforeEach, expect, test } from 'vitest'
import { experimentsPath, splitCookie } from '../../../schemas/tracking.ts'
import type { ExperimentResult } from '../../../schemas/studio/experiments.ts'
import { page, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

const second = 1000
let studio: TestStudio

beforeEach(async () => {
  studio = await startTestStudio()
})
afterEach(() => studio.close())

const withTest = (goal = 'click', shares: object = { a: 50, b: 50 }, edited = 'two') =>
  page('about', {
    blocks: [
      textBlock('before'),
      {
        id: 'test',
        type: 'Experiment',
        version: 1,
        props: { name: 'Banner', goal, shares },
        slots: { a: [textBlock('one')], b: [textBlock(edited), textBlock('three')] },
      },
    ],
  })
const withoutTest = page('about', { blocks: [textBlock('before')] })

async function publish(document = withTest()) {
  expect(await studio.gateway.publish([document], 'Editor')).toMatchObject({ published: true })
  await studio.pass(second)
}

async function results(): Promise<ExperimentResult[]> {
  const { data = [] } = await studio.call('experiments.list', {}, studio.admin)
  return data
}
async function only(): Promise<ExperimentResult> {
  const [found, ...others] = await results()
  if (!found || others.length > 0) throw new Error('there is not exactly one test')
  return found
}

const visitorOf = (number: number) => number.toString(16).padStart(32, '0')
const report = (payload: object, visitor: number | string = 1, agent = 'Mozilla/5.0 (Linux; Android 14)') =>
  studio.app.inject({
    method: 'POST',
    url: experimentsPath,
    headers: {
      cookie: `${splitCookie}=${typeof visitor === 'number' ? visitorOf(visitor) : visitor}`,
      'user-agent': agent,
    },
    payload,
  })
const total = ({ variants }: ExperimentResult) =>
  ['views', 'clicks', 'conversions'].map((name) =>
    variants.reduce((sum, variant) => sum + Number(Reflect.get(variant, name)), 0),
  )

test('counts each visitor once per view, click and goal, in their variant', async () => {
  await publish()
  const { run } = await only()
  for (let visitor = 0; visitor < 40; visitor += 1)
    for (let time = 0; time < 2; time += 1)
      expect((await report({ run, event: 'view' }, visitor)).statusCode).toBe(204)
  for (let visitor = 0; visitor < 8; visitor += 1) await report({ run, event: 'click' }, visitor)
  await studio.pass(second)
  await report({ run, event: 'view' }, 3)
  await report({ run, event: 'click' }, 3)
  await studio.pass(second)
  const result = await only()
  expect(total(result)).toEqual([40, 8, 8])
  expect(result.variants.map(({ variant, share }) => [variant, share])).toEqual([
    ['a', 50],
    ['b', 50],
  ])
  for (const { views } of result.variants) expect(views).toBeGreaterThan(10)
  expect(result.variants[1]?.comparison).toBe('tooFew')
})

test('counts a goal elsewhere on the site only for visitors who have seen the test', async () => {
  await publish(withTest('registration'))
  const { run } = await only()
  await report({ run, event: 'view' }, 1)
  await report({ run, event: 'click' }, 2)
  await studio.pass(second)
  for (const visitor of [1, 2, 3]) await report({ event: 'registration' }, visitor)
  await report({ event: 'deposit' }, 1)
  await studio.pass(second)
  expect(total(await only())).toEqual([2, 1, 2])
  await report({ run, event: 'click' }, 1)
  await studio.pass(second)
  expect(total(await only())).toEqual([2, 2, 2])
})

test.each([
  ['a bot', visitorOf(1), 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a browser without the cookie', '', undefined],
  ['a forged cookie', 'x', undefined],
])('leaves out %s', async (_case, visitor, agent) => {
  await publish()
  const { run } = await only()
  expect((await report({ run, event: 'view' }, visitor, agent)).statusCode).toBe(204)
  await studio.pass(second)
  expect(total(await only())).toEqual([0, 0, 0])
})

test('counts at most 60 visitors of one address in a minute, and goes on with those it knows', async () => {
  await publish()
  const { run } = await only()
  for (let visitor = 0; visitor < 70; visitor += 1) await report({ run, event: 'view' }, visitor)
  const [admitted, refused] = [
    await report({ run, event: 'click' }, 0),
    await report({ run, event: 'click' }, 69),
  ]
  expect([admitted, refused].map(({ headers }) => headers['set-cookie'] === undefined)).toEqual([false, true])
  await studio.pass(second)
  expect(total(await only())).toEqual([60, 1, 1])
  await studio.pass(60 * second)
  await report({ run, event: 'view' }, 69)
  await studio.pass(second)
  expect(total(await only())).toEqual([61, 1, 1])
})

test.each([{ event: 'view' }, { run: 'x', event: 'view' }, { event: 'login' }, {}])(
  'rejects %j',
  async (payload) => {
    expect((await report(payload)).statusCode).toBe(422)
  },
)

test('begins anew when the shares change, and goes on when they are as before', async () => {
  await publish()
  const { run } = await only()
  await report({ run, event: 'view' })
  await publish(withTest('click', { a: 80, b: 20 }))
  const [present, before] = await results()
  expect([present?.endedAt, present?.variants[0]?.share]).toEqual([null, 80])
  expect([before?.run, before?.winner, before?.endedAt === null]).toEqual([run, null, false])
  await publish()
  const again = (await results()).find((each) => each.run === run)
  expect(again?.endedAt).toBeNull()
  expect(again && total(again)).toEqual([1, 0, 0])
})

test('counts each content of the variants apart, while visitors stay in their variants', async () => {
  await publish()
  const { run } = await only()
  for (let visitor = 0; visitor < 20; visitor += 1) await report({ run, event: 'view' }, visitor)
  await studio.pass(second)
  await publish(withTest('click', { a: 50, b: 50 }, 'four'))
  const [present, before] = await results()
  expect([before?.run, before?.endedAt === null, before && total(before)]).toEqual([run, false, [20, 0, 0]])
  expect([present?.endedAt, present && total(present)]).toEqual([null, [0, 0, 0]])
  // Pages keep the name of the run, which decides about the variant of each visitor.
  for (let visitor = 0; visitor < 20; visitor += 1) await report({ run, event: 'view' }, visitor)
  await report({ run, event: 'click' }, 3)
  await studio.pass(second)
  const [again] = await results()
  expect(again && total(again)).toEqual([20, 1, 1])
  expect(again?.variants.map(({ views }) => views)).toEqual(before?.variants.map(({ views }) => views))
  // The former content continues where it was.
  await publish()
  const restored = (await results()).find((each) => each.run === run)
  expect([restored?.endedAt, restored && total(restored)]).toEqual([null, [20, 0, 0]])
  const { data } = await studio.call('experiments.finish', { run, variant: 'a' }, studio.admin)
  expect(data?.state).toBe('published')
})

test('the winner of an edited test can be chosen', async () => {
  await publish()
  await publish(withTest('click', { a: 50, b: 50 }, 'five'))
  const [present] = await results()
  const choice = { run: present?.run ?? '', variant: 'b' } as const
  expect((await studio.call('experiments.finish', choice, studio.admin)).data?.state).toBe('published')
})

test('the winner takes the place of the test with one call', async () => {
  await publish()
  const { run } = await only()
  const publisher = await studio.join('publisher')
  const { data } = await studio.call('experiments.finish', { run, variant: 'b' }, publisher)
  expect(data?.state).toBe('published')
  const [document] = await studio.gateway.documents({ kind: 'page', key: 'about' })
  expect(document?.body['blocks']).toMatchObject([{ id: 'before' }, { id: 'two' }, { id: 'three' }])
  const ended = await only()
  expect([ended.winner, ended.endedAt === null]).toEqual(['b', false])
  expect((await studio.call('experiments.finish', { run, variant: 'b' }, publisher)).error?.type).toBe(
    'NotFound',
  )
})

test('the winner of a document that needs approval waits for it', async () => {
  await publish()
  const { run } = await only()
  await studio.call('approvals.setRule', { subject: 'page', count: 1, role: 'publisher' }, studio.admin)
  const publisher = await studio.join('publisher')
  const { data } = await studio.call('experiments.finish', { run, variant: 'a' }, publisher)
  expect(data?.state).toBe('waiting')
  expect((await only()).endedAt).toBeNull()
  const about = { kind: 'page', key: 'about' } as const
  const { data: waiting } = await studio.call('documents.open', about, studio.admin)
  const seen = { ...about, revision: waiting?.draft?.revision ?? 0 }
  await studio.call(
    'reviews.decide',
    { subject: about, decision: 'approve', documents: [seen], text: '' },
    studio.admin,
  )
  const { data: published } = await studio.call('documents.publish', { documents: [seen] }, publisher)
  expect(published?.published).toBe(true)
  await studio.pass(second)
  expect((await only()).winner).toBe('a')
})

test('a document with other edits keeps its test', async () => {
  await publish()
  const { run } = await only()
  await studio.save(withoutTest, studio.admin)
  const { error } = await studio.call('experiments.finish', { run, variant: 'a' }, studio.admin)
  expect(error?.type).toBe('Conflict')
  const { data } = await studio.call('documents.open', { kind: 'page', key: 'about' }, studio.admin)
  expect(data?.draft?.document.body['blocks']).toHaveLength(1)
})

test('only publishers choose a winner', async () => {
  await publish()
  const { run } = await only()
  const editor = await studio.join('editor')
  const { error } = await studio.call('experiments.finish', { run, variant: 'a' }, editor)
  expect(error?.type).toBe('NotAllowed')
  expect((await studio.call('experiments.list', {}, editor)).data).toHaveLength(1)
})
