import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { batch } from './run-deliveries.ts'

let studio: TestStudio
let posts: string[]
let respond: (url: string) => Promise<number>
beforeEach(async () => {
  posts = []
  respond = () => Promise.resolve(200)
  studio = await startTestStudio({
    postWebhook: ({ url }) => {
      posts.push(url)
      return respond(url)
    },
  })
  await studio.pass(0)
})
afterEach(() => studio.close())

test('a receiver that does not respond delays neither other webhooks nor what happens meanwhile', async () => {
  const dead = 'https://dead.example.com/'
  const alive = 'https://hooks.example.com/'
  for (const url of [dead, alive])
    await studio.call('webhooks.add', { name: 'Search', url, events: ['documents.published'] }, studio.admin)
  const [webhook] = (await studio.call('webhooks.list', {}, studio.admin)).data ?? []
  for (let count = 0; count < 2 * batch; count += 1)
    await studio.call('webhooks.test', { id: webhook?.id ?? 0 }, studio.admin)
  const postsTo = (url: string) => posts.filter((each) => each === url)
  let giveUp: () => void = () => undefined
  const failure = new Promise<never>((_settle, reject) => {
    giveUp = () => reject(new Error('connect ETIMEDOUT'))
  })
  respond = (url) => (url === dead ? failure : Promise.resolve(200))
  await studio.gateway.publish([home('Bir')], 'test')
  const running = studio.pass(1000)
  await vi.waitFor(() => expect(postsTo(dead)).toHaveLength(batch), { timeout: 30_000 })
  await studio.gateway.publish([home('Ikki')], 'test')
  // A run leaves what a receiver that is busy gets next to the run after it.
  await vi.waitFor(
    async () => {
      await studio.pass(0)
      expect(postsTo(alive)).toHaveLength(2)
    },
    { timeout: 30_000 },
  )
  expect(postsTo(dead)).toHaveLength(batch)
  giveUp()
  await running
  expect(postsTo(dead)).toHaveLength(batch)
})
