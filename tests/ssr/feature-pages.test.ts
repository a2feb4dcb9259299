import { afterAll, beforeAll, expect, it } from 'vitest'
import functional from '../../schemas/defaults/settings/functional.json' with { type: 'json' }
import { startSite, type Site } from '../e2e/support/site.ts'
import { publishAt, sessionAt } from './support/requests.ts'

let site: Site
let cookie = ''

beforeAll(async () => {
  site = await startSite()
  cookie = await sessionAt(site)
}, 120_000)
afterAll(() => site.stop())

const statusOf = async (path: string) =>
  (await fetch(`${site.url}${path}`, { redirect: 'manual', headers: { cookie } })).status

async function switchTo(features: Partial<(typeof functional)['body']['features']>): Promise<void> {
  const { body, ...document } = functional
  const changed = { ...document, body: { ...body, features: { ...body.features, ...features } } }
  await publishAt(site, [changed])
}

it('the HTML of "My play" has open bets and payments, spending, time and result by day, limits and reminder', async () => {
  const answer = await fetch(`${site.url}/ru/profile/play`, { headers: { cookie } })
  const html = await answer.text()
  for (const id of ['in-progress', 'spending', 'diary', 'limits', 'reminder'])
    expect(html).toContain(`<section id="${id}"`)
  expect(html).toMatch(/около \d+:\d\d ч · \d+\sстав/)
})

it('nothing below /profile/bets exists while the bet history is off, even if the export is on [HIST-08]', async () => {
  const menu = async () => {
    const answer = await fetch(`${site.url}/profile/settings`, { headers: { cookie } })
    return (await answer.text()).includes('href="/profile/bets/')
  }
  expect([await statusOf('/profile/bets/history'), await menu()]).toEqual([200, true])
  expect(await statusOf('/ru/profile/bets/exports')).toBe(200)
  await switchTo({ betHistory: false })
  await expect.poll(() => statusOf('/profile/bets/history'), { timeout: 5000 }).toBe(404)
  expect(await statusOf('/ru/profile/bets/exports')).toBe(404)
  expect(await statusOf('/profile/play')).toBe(404)
  const { status } = await fetch(`${site.url}/profile/bets`, { headers: { cookie } })
  expect([status, await menu()]).toEqual([404, false])
})

it('the profile offers limits and breaks only while responsible gaming is on [PROF-04]', async () => {
  const limits = async () => {
    const answer = await fetch(`${site.url}/profile/settings`, { headers: { cookie } })
    return (await answer.text()).includes('href="/profile/responsible-game"')
  }
  expect(await limits()).toBe(true)
  await switchTo({ responsibleGaming: false })
  await expect.poll(limits, { timeout: 5000 }).toBe(false)
})
