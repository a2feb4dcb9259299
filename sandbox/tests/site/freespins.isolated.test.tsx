// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { sandboxBehindFetch } from '../support/sandbox-behind-fetch.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import type { FreespinPack } from '../../../schemas/api/entities/games.ts'
import { Freespins } from '../../../registry/freespins/freespins.tsx'
import { eventually } from '../../../tests/support/eventually.ts'

const pack: FreespinPack = {
  id: 1,
  game: { sysname: 'sweet-bozor', name: 'Sweet Bozor' },
  remaining_count: 18,
  status: 'active',
  stake: { amount: '1000.00', currency: 'UZS' },
}
const block = (packs?: FreespinPack[]) => (
  <Freespins
    id="f"
    props={{ title: 'Вращения' }}
    data={{ packs: packs && { status: 'success', data: { items: packs, total: packs.length } } }}
    slots={{}}
    params={{}}
  />
)

it('shows the packs of a real platform with cover, stake, expiry and a link to the game [API-FS-01]', async () => {
  const { sandbox, called } = await sandboxBehindFetch()
  const page = await mount(block(), { account: testAccount })
  await eventually(() => expect(page.container.querySelector('h3')?.textContent).toBe('Sweet Bozor'))
  await eventually(() => expect(called('games.get')).toMatchObject([{ sysnames: 'sweet-bozor' }]))
  expect(called('freespins.get')[0]).toMatchObject({ status: 'active', count: '99' })
  expect(page.container.textContent).toMatch(/50 бесплатных вращений.*по 2,000\u00a0сум.*до 08\.03\.2026/)
  expect(page.control('Играть Sweet Bozor').getAttribute('href')).toBe('/ru/game/sweet-bozor')
  await eventually(() => expect(page.container.querySelector('li svg, li img')).not.toBeNull())
  await page.unmount()
  await sandbox.close()
})

it('adds up the packs of a game, and omits used ones', async () => {
  testPlatform({})
  const page = await mount(
    block([
      pack,
      { ...pack, id: 2, remaining_count: 5 },
      { ...pack, id: 3, remaining_count: 0 },
      { ...pack, id: 4, game: { sysname: 'lucky-sevens', name: 'Lucky Sevens' }, remaining_count: 1 },
    ]),
    { account: testAccount },
  )
  const games = [...page.container.querySelectorAll('h3')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
    name.parentElement?.querySelectorAll('li').length,
  ])
  expect(games).toEqual([
    ['Sweet Bozor', '23 бесплатных вращения', 2],
    ['Lucky Sevens', '1 бесплатное вращение', 1],
  ])
})

it('reports that there are none, and that they could not be loaded', async () => {
  const platform = testPlatform({ 'freespins.get': () => ({ error: 'InternalServerErrorException' }) })
  const page = await mount(block(), { account: testAccount })
  await settle()
  expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Вращения не открылись')
  platform.answers['freespins.get'] = () => ({ data: { items: [], total: 0 } })
  await click(page.control('Попробовать ещё раз'))
  expect(page.container.textContent).toContain('Бесплатных вращений сейчас нет')
})

it('renders nothing and makes no call for a guest', async () => {
  const platform = testPlatform({})
  const page = await mount(block())
  expect(page.container.innerHTML).toBe('')
  expect(platform.calls).toEqual([])
})
