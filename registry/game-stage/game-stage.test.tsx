import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testGame } from '../../tests/support/test-game.ts'
import { bare } from '../../tests/support/bare.ts'
import type { Balance } from '../../schemas/api/entities/account.ts'
import type { Game } from '../../schemas/api/entities/games.ts'
import type { Action } from '../../schemas/documents/blocks/action.ts'
import { defaultFormats } from '../../schemas/formats.ts'
import { noteLaunch } from '../../src/lib/urls/messenger.ts'
import { dialogs } from '../../src/modules/dialogs/dialogs.ts'
import { closeDialog, openDialog } from '../../src/modules/dialogs/index.ts'
import { toasts } from '../../src/modules/toasts/toasts.ts'
import { onTrackedEvent, type TrackedEvent } from '../../src/modules/tracking/index.ts'
import { registerAction } from '../../src/renderer/actions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { GameStage } from './game-stage.tsx'
import { startingMode } from './use-game-mode.ts'

const game = testGame({
  sysname: 'aviora',
  name: 'Aviora',
  provider: 'Ember Works',
  provider_sysname: 'ember',
  rtp: '96.4',
  players: 5,
  has_demo: true,
  emblem: 'plane',
})

function balanceOf(amount: string): Balance {
  const none = { amount: '0.00', currency: 'UZS' }
  const main = { amount, currency: 'UZS' }
  return { balance_main: main, balance_bonus: none, balance_betting_bonus: none, balance_fun: none }
}

function stage(items: Game[] = [game]) {
  const data = { game: { status: 'success' as const, data: { items, total: items.length } } }
  return (
    <MemoryRouter>
      <GameStage {...bare} data={data} params={{ sysname: 'aviora' }} />
    </MemoryRouter>
  )
}

const frameOf = (container: HTMLElement) => container.querySelector('iframe')

beforeEach(() => {
  window.location.hash = ''
  sessionStorage.clear()
  registerAction('openPopup', () => undefined)
})
afterEach(() => {
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

  it('plays for money for a player [GAME-01, RULE-40]', async () => {
    testPlatform({
      'account.getBalance': () => ({ data: balanceOf('10') }),
      'games.getLikes': () => ({ data: { items: [] } }),
    })
    const page = await mount(stage(), { account: testAccount })
    await settle()
    expect(frameOf(page.container)?.getAttribute('src')).toBe(
      '/platform/game/aviora/play?locale=ru&theme=dark',
    )
    await click(page.control('Демо'))
    expect(frameOf(page.container)?.getAttribute('src')).toBe(
      '/platform/game/aviora/demo?locale=ru&theme=dark',
    )
  })

  it('shows the return with the decimal sign of the settings', async () => {
    const site = { ...testConfig.site, formats: { ...defaultFormats, group: '.', decimal: ',' } }
    const page = await mount(stage(), { config: { ...testConfig, site } })
    expect(page.container.textContent).toContain('RTP 96,40%')
  })

  it('launches a game made for this site by its number [RULE-39]', async () => {
    testPlatform({})
    const page = await mount(stage([{ ...game, custom_id: 20 }]))
    expect(frameOf(page.container)?.getAttribute('src')).toBe(
      '/platform/game/custom/20/demo?locale=ru&theme=dark',
    )
  })

  it('offers a guest the demo at once and asks to register for real money [GAME-02, RULE-38]', async () => {
    const platform = testPlatform({})
    const opened: Action[] = []
    registerAction('openPopup', (action) => opened.push(action))
    const page = await mount(stage())
    expect(frameOf(page.container)?.getAttribute('src')).toBe(
      '/platform/game/aviora/demo?locale=ru&theme=dark',
    )
    expect(opened.splice(0)).toEqual([{ type: 'openPopup', popup: 'demo-mode' }])
    await click(page.control('На деньги'))
    expect(opened).toEqual([{ type: 'openPopup', popup: 'registration' }])
    expect(frameOf(page.container)).toBeNull()
    expect(page.container.textContent).toContain('Для игры на деньги нужен счёт')
    await click(page.control('Играть в демо'))
    expect(frameOf(page.container)).not.toBeNull()
    expect(platform.calls).toEqual([])
  })

  it('reports play_game whenever a game starts, automatically or by choice, and not otherwise [TRACK-09]', async () => {
    testPlatform({ 'games.getLikes': () => ({ data: { items: [] } }) })
    const reported: TrackedEvent[] = []
    const stop = onTrackedEvent((event) => reported.push(event))
    const started = (mode: string) => ({ name: 'play_game', params: { sysname: 'aviora', mode } })
    reported.length = 0
    const player = await mount(stage(), { account: testAccount })
    expect(reported).toEqual([started('play')])
    await click(player.control('Демо'))
    expect(reported.splice(0)).toEqual([started('play'), started('demo')])
    await player.unmount()
    const guest = await mount(stage())
    await click(guest.control('На деньги'))
    expect(reported).toEqual([started('demo')])
    await guest.unmount()
    stop()
  })

  it('explains demo mode when it starts, once per visit [DLG-17, GAME-03]', async () => {
    testPlatform({ 'games.getLikes': () => ({ data: { items: [] } }) })
    const opened: Action[] = []
    registerAction('openPopup', (action) => opened.push(action))
    const page = await mount(stage(), { account: testAccount })
    expect(opened).toEqual([])
    await click(page.control('Демо'))
    await click(page.control('На деньги'))
    await click(page.control('Демо'))
    expect(opened).toEqual([{ type: 'openPopup', popup: 'demo-mode' }])
  })

  it('shows a player the free spins left in this game, and reloads them after a round [GAME-06, GAME-08]', async () => {
    const pack = (sysname: string, remaining_count: number) => ({
      id: remaining_count,
      game: { sysname, name: sysname },
      remaining_count,
      status: 'active' as const,
    })
    let left = 12
    const platform = testPlatform({
      'account.getBalance': () => ({ data: balanceOf('1.00') }),
      'games.getLikes': () => ({ data: { items: [] } }),
      'freespins.get': () => ({
        data: { items: [pack('aviora', left), pack('aviora', 3), pack('anor', 50)], total: 3 },
      }),
    })
    const page = await mount(stage(), { account: testAccount })
    await settle()
    expect(page.container.textContent).toContain('15 бесплатных вращений')
    expect(platform.called('freespins.get')[0]?.params).toMatchObject({ status: 'active', count: '99' })
    left = 11
    const event = new MessageEvent('message', { data: { type: 'marquee:balance' }, origin: 'null' })
    Object.defineProperty(event, 'source', { value: frameOf(page.container)?.contentWindow })
    await act(async () => window.dispatchEvent(event))
    await settle()
    expect(page.container.textContent).toContain('14 бесплатных вращений')
  })

  it('requests no free spins for a guest, and offers no deposit [GAME-07]', async () => {
    const platform = testPlatform({})
    const page = await mount(stage())
    await settle()
    expect(platform.called('freespins.get')).toEqual([])
    expect(page.container.querySelector('[aria-label="Пополнить"]')).toBeNull()
  })

  it('opens the deposit above the game', async () => {
    testPlatform({ 'games.getLikes': () => ({ data: { items: [] } }) })
    const page = await mount(stage(), { account: testAccount })
    const action = page.control('Пополнить').getAttribute('data-action')
    expect(JSON.parse(action ?? '')).toEqual({ type: 'openPopup', popup: 'deposit' })
  })

  it('asks the game to stop automatic play when the deposit or another dialog opens', async () => {
    testPlatform({ 'games.getLikes': () => ({ data: { items: [] } }) })
    const content = <p>Способы</p>
    const page = await mount(stage(), { account: testAccount })
    const post = vi.spyOn(frameOf(page.container)?.contentWindow ?? window, 'postMessage')
    openDialog({ id: 'popup-deposit', title: 'Пополнение', content })
    expect(post.mock.calls).toEqual([[{ type: 'marquee:pause' }, '*']])
    openDialog({ id: 'popup-deposit', title: 'Сумма', content })
    closeDialog('popup-deposit')
    expect(post).toHaveBeenCalledTimes(1)
    openDialog({ id: 'popup-deposit', title: 'Пополнение', content })
    expect(post).toHaveBeenCalledTimes(2)
    dialogs.remove('popup-deposit')
  })

  it('opens the rules, and offers to retry if their code could not be loaded', async () => {
    testPlatform({ 'games.getDetails': () => ({ error: 'InternalServerErrorException' }) })
    vi.doMock('./parts/rules-dialog.tsx', () => Promise.reject(new Error('no connection')))
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await mount(stage())
    await click(page.control('Правила и RTP'))
    await vi.waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'error', title: 'Нет связи' }]))
    expect(dialogs.get()).toEqual([])
    expect(logged).toHaveBeenCalledOnce()
    vi.doUnmock('./parts/rules-dialog.tsx')
    toasts.get()[0]?.action?.onSelect()
    await vi.waitFor(() => expect(dialogs.get()).toMatchObject([{ id: 'game-rules', title: 'Aviora' }]))
    dialogs.remove('game-rules')
    for (const { id } of toasts.get()) toasts.remove(id)
    logged.mockRestore()
  })

  it('shows the duration and the result of the game session', async () => {
    let amount = '100000.00'
    testPlatform({
      'account.getBalance': () => ({ data: balanceOf(amount) }),
      'games.getLikes': () => ({ data: { items: [] } }),
    })
    const page = await mount(stage(), { account: testAccount })
    await settle()
    amount = '65000.00'
    const event = new MessageEvent('message', { data: { type: 'marquee:balance' }, origin: 'null' })
    Object.defineProperty(event, 'source', { value: frameOf(page.container)?.contentWindow })
    await act(async () => window.dispatchEvent(event))
    await settle()
    expect(page.container.textContent).toContain('Сеанс 00:00')
    expect(page.container.textContent).toContain('в этой игре −35,000\u00a0сум')
  })

  it('shows no result while the balance is unknown', async () => {
    testPlatform({
      'account.getBalance': () => ({ error: 'InternalServerErrorException' }),
      'games.getLikes': () => ({ data: { items: [] } }),
    })
    const page = await mount(stage(), { account: testAccount })
    await settle()
    expect(page.container.textContent).toContain('Сеанс')
    expect(page.container.textContent).not.toContain('в этой игре')
  })

  it.each([
    ['all', false, true],
    ['all', true, true],
    ['telegram', false, false],
    ['telegram', true, true],
    ['product', false, true],
    ['product', true, false],
    ['none', false, false],
    ['none', true, false],
  ] as const)(
    'with the setting %s and the messenger %s full screen is offered: %s [FULL-02, FULL-03]',
    async (fullscreen, inMessenger, isOffered) => {
      sessionStorage.clear()
      testPlatform({})
      noteLaunch(inMessenger ? '#tgWebAppData=user%3D1&tgWebAppVersion=8.0' : '#real')
      const config = { ...testConfig, games: { covers: [], fullscreen } }
      const page = await mount(stage(), { config })
      expect(page.container.querySelector('[aria-label="Во весь экран"]') !== null).toBe(isOffered)
    },
  )

  it('fills the window if the browser does not support full screen, and restores it [FULL-01]', async () => {
    testPlatform({})
    const page = await mount(stage())
    const panel = () => page.container.querySelector('[role=tabpanel]')
    await click(page.control('Во весь экран'))
    expect(panel()?.hasAttribute('data-filling')).toBe(true)
    await click(page.control('Выйти из полноэкранного режима'))
    expect(panel()?.hasAttribute('data-filling')).toBe(false)
    await click(page.control('Во весь экран'))
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    expect(panel()?.hasAttribute('data-filling')).toBe(false)
  })

  it("uses the browser's full screen if available", async () => {
    testPlatform({})
    const ask = vi.fn(() => Promise.resolve())
    Object.assign(document, { fullscreenEnabled: true })
    Object.assign(Element.prototype, { requestFullscreen: ask })
    const page = await mount(stage())
    await click(page.control('Во весь экран'))
    expect(ask).toHaveBeenCalledOnce()
    Reflect.deleteProperty(document, 'fullscreenEnabled')
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
  })

  it('links to the games if the game does not exist', async () => {
    testPlatform({})
    const page = await mount(stage([]))
    expect(page.container.textContent).toContain('Такой игры нет')
    expect(page.control('К играм').getAttribute('href')).toBe('/ru/gamehall')
  })

  it('retries if the platform did not answer', async () => {
    testPlatform({ 'games.get': () => ({ data: { items: [game], total: 1 } }) })
    const failed = { game: { status: 'error' as const, error: 'ApplicationUnavailableException' } }
    const page = await mount(
      <MemoryRouter>
        <GameStage {...bare} data={failed} params={{ sysname: 'aviora' }} />
      </MemoryRouter>,
    )
    await click(page.control('Попробовать ещё раз'))
    expect(page.container.querySelector('h1')?.textContent).toBe('Aviora')
  })
})
