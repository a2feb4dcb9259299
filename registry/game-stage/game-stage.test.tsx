// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Balance, Game } from '../../schemas/api/entities.ts'
import type { Action } from '../../schemas/documents/action.ts'
import { registerAction } from '../../src/renderer/actions.ts'
import { click, mount, settle, testAccount } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { GameStage } from './game-stage.tsx'
import { formatElapsed } from './sitting.tsx'
import { startingMode } from './use-game-mode.ts'

const game: Game = {
  sysname: 'aviora',
  name: 'Aviora',
  type: 'slot',
  provider: 'Ember Works',
  provider_sysname: 'ember',
  priority: 1,
  tags: [],
  rtp: '96.4',
  min_bet: null,
  players: 5,
  has_demo: true,
  image_url: null,
  emblem: 'plane',
  palette: null,
  description: {},
}

function balanceOf(amount: string): Balance {
  const none = { amount: '0.00', currency: 'UZS' }
  const main = { amount, currency: 'UZS' }
  return { balance_main: main, balance_bonus: none, balance_betting_bonus: none, balance_fun: none }
}

function stage(items: Game[] = [game]) {
  const data = { game: { status: 'success' as const, data: { items, total: items.length } } }
  return <GameStage id="stage" props={{}} data={data} slots={{}} params={{ sysname: 'aviora' }} />
}

const frameOf = (container: HTMLElement) => container.querySelector('iframe')

beforeEach(() => {
  window.location.hash = ''
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('GameStage', () => {
  it.each([
    ['', true, false, 'demo'],
    ['', true, true, 'play'],
    ['', false, false, 'play'],
    ['#demo', true, true, 'demo'],
    ['#demo', false, true, 'play'],
    ['#real', true, false, 'play'],
  ])('with hash %j, demo %s and a player %s it opens in mode %s', (hash, hasDemo, isPlayer, mode) => {
    expect(startingMode(hash, hasDemo, isPlayer)).toBe(mode)
  })

  it('plays for money for a player', async () => {
    testPlatform({
      'account.getBalance': () => ({ data: balanceOf('10') }),
      'games.getLikes': () => ({ data: { items: [] } }),
    })
    const page = await mount(stage(), { account: testAccount })
    await settle()
    expect(frameOf(page.container)?.getAttribute('src')).toBe('/platform/game/aviora/play?locale=ru')
    await click(page.control('Демо'))
    expect(frameOf(page.container)?.getAttribute('src')).toBe('/platform/game/aviora/demo?locale=ru')
    await page.unmount()
  })

  it('lets a guest try at once and asks to register for money', async () => {
    const platform = testPlatform({})
    const opened: Action[] = []
    registerAction('openPopup', (action) => opened.push(action))
    const page = await mount(stage())
    expect(frameOf(page.container)?.getAttribute('src')).toBe('/platform/game/aviora/demo?locale=ru')
    await click(page.control('На деньги'))
    expect(opened).toEqual([{ type: 'openPopup', popup: 'registration' }])
    expect(frameOf(page.container)).toBeNull()
    expect(page.container.textContent).toContain('Для игры на деньги нужен счёт')
    await click(page.control('Играть в демо'))
    expect(frameOf(page.container)).not.toBeNull()
    expect(platform.calls).toEqual([])
    await page.unmount()
  })

  it('tells how long the sitting lasts and what it has brought', async () => {
    let amount = '100000.00'
    testPlatform({
      'account.getBalance': () => ({ data: balanceOf(amount) }),
      'games.getLikes': () => ({ data: { items: [] } }),
    })
    const page = await mount(stage(), { account: testAccount })
    await settle()
    amount = '65000.00'
    const event = new MessageEvent('message', { data: { type: 'marquee:balance' } })
    Object.defineProperty(event, 'source', { value: frameOf(page.container)?.contentWindow })
    await act(async () => window.dispatchEvent(event))
    await settle()
    expect(page.container.textContent).toContain('Сессия 00:00')
    expect(page.container.textContent).toContain('в этой игре -35,000\u00a0сум')
    await page.unmount()
  })

  it('says nothing of the result while the balance is not known', async () => {
    testPlatform({
      'account.getBalance': () => ({ error: 'InternalServerErrorException' }),
      'games.getLikes': () => ({ data: { items: [] } }),
    })
    const page = await mount(stage(), { account: testAccount })
    await settle()
    expect(page.container.textContent).toContain('Сессия')
    expect(page.container.textContent).not.toContain('в этой игре')
    await page.unmount()
  })

  it('writes minutes and seconds, and hours when there are some', () => {
    expect([0, 42, 61, 3600, 36_061].map(formatElapsed)).toEqual([
      '00:00',
      '00:42',
      '01:01',
      '1:00:00',
      '10:01:01',
    ])
  })

  it('shows the way to the games where there is no such game', async () => {
    testPlatform({})
    const page = await mount(stage([]))
    expect(page.container.textContent).toContain('Такой игры нет')
    expect(page.control('К играм').getAttribute('href')).toBe('/ru/gamehall')
    await page.unmount()
  })

  it('tries again when the platform did not answer', async () => {
    testPlatform({ 'games.get': () => ({ data: { items: [game], total: 1 } }) })
    const failed = { game: { status: 'error' as const, error: 'ApplicationUnavailableException' } }
    const page = await mount(
      <GameStage id="stage" props={{}} data={failed} slots={{}} params={{ sysname: 'aviora' }} />,
    )
    await click(page.control('Попробовать ещё раз'))
    expect(page.container.querySelector('h1')?.textContent).toBe('Aviora')
    await page.unmount()
  })
})
