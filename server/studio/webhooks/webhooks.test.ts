import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WebhookEvent } from '../../../schemas/studio/webhooks.ts'
import { webhookEvents } from '../../../schemas/studio/webhooks.ts'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { page } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import type { WebhookPost } from './post.ts'
import { maxFailures, retryDelays } from './run-deliveries.ts'
import { sign } from './sign.ts'

const day = 24 * 60 * 60 * 1000
const news = { kind: 'page', key: 'news' } as const
const url = 'https://hooks.example.com/site'

let studio: TestStudio
let publisher: string
let admin: string
/** Messages that the receiver got, and what it responds with. */
let posts: WebhookPost[]
let respond: (post: WebhookPost) => Promise<number>

beforeEach(async () => {
  posts = []
  respond = () => Promise.resolve(200)
  studio = await startTestStudio({
    postWebhook: (post) => {
      posts.push(post)
      return respond(post)
    },
  })
  publisher = await studio.join('publisher', 'Timur')
  admin = studio.admin
  await studio.pass(0)
})
afterEach(() => studio.close())

async function add(events: readonly WebhookEvent[] = webhookEvents) {
  const { data, error } = await studio.call(
    'webhooks.add',
    { name: 'Search', url, events: [...events] },
    studio.admin,
  )
  const id = data?.webhooks.at(-1)?.id
  if (!data || id === undefined) throw new Error(error?.message)
  return { id, secret: data.secret }
}

async function publishNews(revision: number | null = null) {
  await studio.save(page('news', { route: `/news${revision ?? ''}` }), publisher, revision)
  return studio.call('documents.publish', { documents: [news] }, publisher)
}

const deliveriesOf = async (id: number) =>
  (await studio.call('webhooks.deliveries', { id }, admin)).data ?? []
const stateOf = async () => (await studio.call('webhooks.list', {}, admin)).data?.[0]
/** After half a day, when all sessions have ended. */
const signInAgain = async () => void (admin = await studio.signIn('admin', studio.firstPassword))
const bodies = () => posts.map(({ body }): unknown => JSON.parse(body))

describe('a webhook', () => {
  test('gets a signed message about each publication and removal', async () => {
    const { secret } = await add()
    await publishNews()
    await studio.pass(1000)
    await studio.call('documents.archive', { documents: [news] }, publisher)
    await studio.pass(1000)
    expect(bodies()).toMatchObject([
      { type: 'documents.published', data: { contentVersion: 2, author: 'Timur', documents: [news] } },
      { type: 'documents.removed', data: { contentVersion: 3, author: 'Timur', documents: [news] } },
    ])
    const [first] = posts
    const id = first?.headers['webhook-id'] ?? ''
    const timestamp = Number(first?.headers['webhook-timestamp'])
    expect(timestamp).toBe(Date.UTC(2026, 2, 1, 7, 0, 1) / 1000)
    expect(first?.headers['webhook-signature']).toBe(sign({ id, timestamp, body: first?.body ?? '' }, secret))
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
  })

  test('hears of publications that were not made in the Studio', async () => {
    await add(['documents.published'])
    await studio.gateway.publish([home('Yangi')], 'content API')
    await studio.pass(1000)
    expect(bodies()).toMatchObject([{ data: { author: 'content API', documents: [{ key: 'home' }] } }])
  })

  test('hears of every publication, also while its server does not serve the last one yet', async () => {
    await add(['documents.published'])
    await studio.gateway.publish([home('Bir')], 'first')
    await studio.publishElsewhere([home('Ikki')], 'second')
    expect(studio.gateway.contentVersion).toBe(2)
    await studio.pass(1000)
    await studio.publishElsewhere([home('Uch')], 'third')
    await studio.gateway.publish([page('news')], 'fourth')
    await studio.pass(1000)
    await studio.pass(1000)
    expect(bodies()).toMatchObject(
      ['first', 'second', 'third', 'fourth'].map((author, index) => ({
        data: { contentVersion: index + 2, author },
      })),
    )
  })

  test('gets messages about a release that is published and taken back', async () => {
    await add(['release.published', 'release.taken_back'])
    const { data: saved } = await studio.save(page('news'), publisher)
    const { data } = await studio.call('releases.add', { name: 'Bahor', documents: [news] }, publisher)
    const id = data?.id ?? 0
    const documents = [{ ...news, revision: saved?.revision ?? 0 }]
    await studio.call('releases.publish', { id, documents }, publisher)
    await studio.pass(1000)
    await studio.call('releases.takeBack', { id }, publisher)
    await studio.pass(1000)
    await studio.pass(1000)
    expect(bodies()).toMatchObject([
      { type: 'release.published', data: { id, name: 'Bahor', contentVersion: 2, documents: [news] } },
      { type: 'release.taken_back', data: { id, name: 'Bahor', documents: [news] } },
    ])
  })

  test('gets only events that it asks for, from its creation on, and once from several servers', async () => {
    await publishNews()
    await studio.pass(1000)
    const { id } = await add(['documents.published'])
    await studio.call('documents.archive', { documents: [news] }, publisher)
    await studio.pass(1000)
    expect(posts).toEqual([])
    await studio.gateway.publish([home('Yangi')], 'test')
    await studio.pass(1000)
    await studio.runOnAnotherServer()
    expect(posts).toHaveLength(1)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'done', attempts: 1, status: 200, error: null }])
  })
})

describe('a message', () => {
  test('that fails is repeated with growing delays and the same id, also by another server, and then given up', async () => {
    respond = () => Promise.resolve(503)
    const { id } = await add(['documents.published'])
    await publishNews()
    await studio.pass(1000)
    expect(await deliveriesOf(id)).toMatchObject([
      {
        state: 'waiting',
        attempts: 1,
        status: 503,
        error: { text: 'The server responds with {0}', values: ['503'] },
      },
    ])
    for (const [index, delay] of retryDelays.entries()) {
      await studio.pass(delay - 1)
      expect(posts).toHaveLength(index + 1)
      studio.wait(1)
      await studio.runOnAnotherServer()
      expect(posts).toHaveLength(index + 2)
    }
    await signInAgain()
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', attempts: 10, nextAt: null }])
    await studio.pass(2 * day)
    expect(posts).toHaveLength(retryDelays.length + 1)
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    respond = () => Promise.resolve(204)
    await signInAgain()
    const [delivery] = await deliveriesOf(id)
    const again = await studio.call('webhooks.sendAgain', { id, delivery: delivery?.id ?? 0 }, admin)
    expect(again.data).toMatchObject([{ state: 'waiting' }])
    await studio.pass(0)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'done', status: 204, error: null }])
    expect(posts.at(-1)?.headers['webhook-id']).toBe(delivery?.messageId)
  })

  test('of a server that died is sent by another one', async () => {
    const { id } = await add(['documents.published'])
    let die: (error: Error) => void = () => undefined
    const begun = new Promise<void>((begin) => {
      respond = () =>
        new Promise((_settle, reject) => {
          die = reject
          begin()
        })
    })
    await publishNews()
    const running = studio.pass(1000)
    await begun
    respond = () => Promise.resolve(200)
    await studio.runOnAnotherServer()
    expect(posts).toHaveLength(1)
    studio.wait(60_000)
    await studio.runOnAnotherServer()
    expect(posts).toHaveLength(2)
    die(new Error('socket hang up'))
    await running
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'done', attempts: 1, error: null }])
  })
})

describe('a webhook that fails', () => {
  test('pauses by itself after many failures in a row, and continues when it is resumed', async () => {
    respond = () => Promise.resolve(500)
    const { id } = await add(['documents.published'])
    for (let count = 0; count < maxFailures; count += 1) {
      await studio.call('webhooks.test', { id }, admin)
      await studio.pass(1)
    }
    expect(await stateOf()).toMatchObject({ state: 'failing', failures: maxFailures, isGone: false })
    const sent = posts.length
    const [entry] = (await studio.call('audit.list', {}, admin)).data ?? []
    expect(entry).toMatchObject({ action: 'webhooks.pause', subject: 'Search' })
    await publishNews()
    await studio.pass(day)
    expect(posts).toHaveLength(sent)
    await signInAgain()
    expect((await studio.call('webhooks.test', { id }, admin)).error?.type).toBe('Conflict')
    respond = () => Promise.resolve(200)
    await studio.call('webhooks.change', { id, isActive: true }, admin)
    await studio.pass(1)
    expect(posts.length).toBe(sent + maxFailures)
    expect(await stateOf()).toMatchObject({ state: 'active', failures: 0 })
  })

  test('pauses at once if its receiver wants no more messages', async () => {
    respond = () => Promise.resolve(410)
    const { id } = await add(['documents.published'])
    await publishNews()
    await studio.pass(1000)
    expect(await stateOf()).toMatchObject({ state: 'failing', isGone: true })
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', status: 410 }])
  })
})

describe('administrators', () => {
  test('alone manage webhooks, of public https addresses only', async () => {
    const { id } = await add()
    expect((await studio.call('webhooks.list', {}, publisher)).status).toBe(403)
    for (const wrong of ['http://hooks.example.com/', 'https://10.0.0.1/', 'https://a:b@example.com/']) {
      const params = { name: 'x', url: wrong, events: [...webhookEvents] }
      expect(await studio.call('webhooks.add', params, admin)).toMatchObject({
        status: 422,
        error: { type: 'InvalidParameters', data: { path: '/url' } },
      })
      expect((await studio.call('webhooks.change', { id, url: wrong }, admin)).status).toBe(422)
    }
    expect((await studio.call('webhooks.list', {}, admin)).data).toHaveLength(1)
    expect((await studio.call('webhooks.remove', { id }, admin)).data).toEqual([])
  })

  test('replace the secret, and the former one still signs for a day', async () => {
    const { id, secret } = await add(['documents.published'])
    const { data } = await studio.call('webhooks.renewSecret', { id }, admin)
    const again = await studio.call('webhooks.renewSecret', { id }, admin)
    expect(again).toMatchObject({ status: 409, error: { type: 'Conflict' } })
    expect(await stateOf()).toMatchObject({ formerSecretUntil: '2026-03-02T07:00:00.000Z' })
    await studio.call('webhooks.test', { id }, admin)
    await studio.pass(0)
    studio.wait(day)
    await signInAgain()
    await studio.call('webhooks.test', { id }, admin)
    await studio.pass(0)
    expect(await stateOf()).toMatchObject({ formerSecretUntil: null })
    expect((await studio.call('webhooks.renewSecret', { id }, admin)).status).toBe(200)
    const expected = posts.map(({ headers, body }, index) =>
      (index === 0 ? [data?.secret ?? '', secret] : [data?.secret ?? ''])
        .map((each) =>
          sign(
            { id: headers['webhook-id'] ?? '', timestamp: Number(headers['webhook-timestamp']), body },
            each,
          ),
        )
        .join(' '),
    )
    expect(posts.map(({ headers }) => headers['webhook-signature'])).toEqual(expected)
    const list = JSON.stringify((await studio.call('webhooks.list', {}, admin)).data)
    expect(list).not.toContain('whsec_')
  })
})
