import { afterEach, beforeEach, expect, test } from 'vitest'
import { resultsPath } from '../../../schemas/tracking.ts'
import { page, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { daysAfter } from '../../../schemas/studio/days.ts'
import { dayIn } from './days.ts'

/** Milliseconds until after midnight. */
const night = 18 * 60 * 60 * 1000
const phone = 'Mozilla/5.0 (Linux; Android 14)'
let studio: TestStudio
/** As the clock of the Studio. */
let time: number
let viewer: string

beforeEach(async () => {
  time = Date.UTC(2026, 2, 1, 7)
  studio = await startTestStudio()
  viewer = await studio.join('viewer')
  await studio.gateway.publish([page('about', { blocks: [textBlock('offer')] })], 'Editor')
})
afterEach(() => studio.close())

const report = (counted: object, agent = phone) =>
  studio.app.inject({
    method: 'POST',
    url: resultsPath,
    headers: { 'user-agent': agent },
    payload: { views: [], clicks: [], registration: [], deposit: [], ...counted },
  })
const today = () => dayIn(time, 'UTC')
async function pass(milliseconds: number) {
  time += milliseconds
  await studio.pass(milliseconds)
}
const period = (days: number) => ({ from: daysAfter(today(), 1 - days), to: today() })
const counts = (views: number, clicks: number, registrations = 0) => ({
  views,
  clicks,
  registrations,
  deposits: 0,
})
async function resultsOf(days: number) {
  await pass(6000)
  const { data } = await studio.call('results.read', { kind: 'page', key: 'about', ...period(days) }, viewer)
  return data
}

test('adds up the visits of a page and of its blocks, beside those of the period before', async () => {
  const seen = ['page/about', 'page/about#offer']
  await report({ views: seen })
  await pass(6000)
  await pass(night)
  viewer = await studio.signIn('viewer')
  await report({ views: seen, clicks: seen, registration: seen })
  await report({ views: [...seen, ...seen] })
  expect(await resultsOf(1)).toMatchObject({
    since: daysAfter(today(), -1),
    now: counts(2, 1, 1),
    before: counts(1, 0),
    days: [{ day: today(), ...counts(2, 1, 1) }],
    blocks: { offer: counts(2, 1, 1) },
  })
  const { data } = await studio.call('results.list', period(7), viewer)
  expect(data?.documents).toMatchObject([{ kind: 'page', key: 'about', now: counts(3, 1, 1) }])
})

test('counts neither what the site does not have nor programs, and rejects anything else', async () => {
  await report({ views: ['page/other', 'page/about#other', 'file/media/files/none.pdf', 'null#x'] })
  await report({ views: ['page/about'] }, 'Googlebot/2.1')
  expect((await report({ player: 7 })).statusCode).toBe(422)
  expect(await resultsOf(7)).toMatchObject({ since: null, now: counts(0, 0), blocks: {} })
  expect(await studio.call('results.list', { from: '2026-02-31', to: '2026-01-01' }, viewer)).toMatchObject({
    error: { type: 'InvalidParameters' },
  })
})
