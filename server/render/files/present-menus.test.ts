import { expect, it } from 'vitest'
import type { CallName } from '../../../schemas/api/calls.ts'
import type { CompiledBlock, CompiledPage, SiteConfig } from '../../../schemas/compiled.ts'
import { holds } from '../../../src/renderer/conditions.ts'
import { testPage } from '../../../tests/support/page-answer.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { presentMenus } from './present-menus.ts'

const list: CompiledBlock = {
  id: 'list',
  type: 'JackpotList',
  props: {},
  when: { not: [{ fact: 'break', is: 'on' }] },
  load: { list: { call: 'jackpots.get', access: 'guest', params: {} } },
}
const notice: CompiledBlock = {
  id: 'notice',
  type: 'BreakNotice',
  props: {},
  when: { all: [{ fact: 'break', is: 'on' }] },
}
const text: CompiledBlock = { id: 'text', type: 'RichText', props: {} }
const forPlayers: CompiledBlock = { ...text, when: { all: [{ fact: 'user', is: 'authenticated' }] } }

const pages: Record<string, CompiledPage> = {
  '/jackpots': testPage([notice, list]),
  '/jackpots/all': testPage([list, text]),
  '/jackpots/mine': testPage([list, forPlayers]),
}
const item = (to: string) => ({ id: to, label: to, to })
const menus: SiteConfig['menus'] = {
  more: [
    item('/broken'),
    item('/jackpots?sort=new'),
    item('/jackpots/all'),
    item('/jackpots/mine'),
    item('https://example.uz'),
  ],
}

async function shownWithout(...absent: CallName[]) {
  const gateway = {
    findPage: (path: string) => (pages[path] || path === '/broken' ? { key: path, params: {} } : null),
    page: (key: string) => (pages[key] ? Promise.resolve(pages[key]) : Promise.reject(new Error('broken'))),
  }
  const config = { ...testConfig, menus }
  const shown = await presentMenus(config, 'uz', gateway, { absent: () => absent, holds })
  return shown['more']?.map(({ to }) => to)
}

it('menus have no entries for pages of which the platform has nothing', async () => {
  expect(await shownWithout('jackpots.get')).toEqual([
    '/broken',
    '/jackpots/all',
    '/jackpots/mine',
    'https://example.uz',
  ])
  expect(await shownWithout('tournaments.get')).toHaveLength(5)
  expect(await shownWithout()).toHaveLength(5)
})
