import { act } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { ProviderFrame } from '../../../../schemas/documents/settings/games-settings.ts'
import { chooseScheme } from '../../../lib/browser/scheme.ts'
import type { Action } from '../../../../schemas/documents/blocks/action.ts'
import { missingAmount } from '../../../lib/data/missing-amount.ts'
import { registerAction } from '../../../renderer/actions.ts'
import { mount } from '../../../../tests/support/mount.tsx'
import { testConfig } from '../../../../tests/support/site-config.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import { pauseGames } from '../pause-games.ts'
import { GameFrame } from './game-frame.tsx'

const actions: Action[] = []
let back = () => {}
let location = ''

const MissingAmount = () => missingAmount.use()

/** Shows the address of the page, and can go back. */
function Address() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  location = search + hash
  back = () => void navigate(-1)
  return null
}

interface FrameOptions {
  address?: string
  account?: typeof testAccount
  settings?: ProviderFrame
  mode?: 'play' | 'demo'
  autospin?: boolean
}

async function mountFrame({
  address = '/',
  account,
  settings,
  mode = 'play',
  autospin = true,
}: FrameOptions = {}) {
  const onBalanceChange = vi.fn()
  const onGiveUp = vi.fn()
  const providers = settings && [{ sysname: 'ember', frame: settings }]
  const games = { ...testConfig.games, autospin, ...(providers && { providers }) }
  const page = await mount(
    <MemoryRouter initialEntries={[address]}>
      <Address />
      <GameFrame
        game={{ sysname: 'aviora' }}
        mode={mode}
        title="Aviora"
        provider="ember"
        onGiveUp={onGiveUp}
        onBalanceChange={onBalanceChange}
      />
    </MemoryRouter>,
    { config: { ...testConfig, games }, ...(account && { account }) },
  )
  const iframe = () => {
    const found = page.container.querySelector('iframe')
    if (found === null) throw new Error('no frame')
    return found
  }
  const sent = vi.spyOn(iframe().contentWindow ?? window, 'postMessage').mockImplementation(() => undefined)
  const say = (data: unknown, { origin = 'null', source = iframe().contentWindow ?? window } = {}) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin })
      Object.defineProperty(event, 'source', { value: source })
      window.dispatchEvent(event)
    })
  return { page, iframe, say, sent, onBalanceChange, onGiveUp }
}

beforeEach(() => {
  sessionStorage.clear()
  actions.length = 0
  registerAction('openPopup', (action) => actions.push(action))
  registerAction('navigate', (action) => actions.push(action))
})
afterEach(() => vi.useRealTimers())

it("opens the game's address in its mode without rights on this site [GAME-15]", async () => {
  const { iframe } = await mountFrame({ mode: 'demo' })
  expect(iframe().getAttribute('src')).toBe('/platform/game/aviora/demo?locale=ru&theme=dark')
  expect(iframe().getAttribute('sandbox')).toBe('allow-scripts allow-forms')
  expect(iframe().title).toBe('Игра Aviora')
})

it('does not offer automatic play if the settings turn it off, and pauses it when the page asks for it', async () => {
  const { iframe, sent } = await mountFrame({ autospin: false })
  expect(iframe().getAttribute('src')).toContain('autospin=0')
  pauseGames()
  expect(sent).toHaveBeenCalledWith({ type: 'marquee:pause' }, '*')
})

describe('the rights of a provider', () => {
  const settings = { hosts: ['https://games.example', 'https://*.ember.example'], allowStorage: true }

  it('are those of the settings', async () => {
    const { iframe } = await mountFrame({ settings: { ...settings, allowPopups: true } })
    expect(iframe().getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    )
  })

  it('never include the origin of the site', async () => {
    const hosts = [...settings.hosts, window.location.origin]
    const { iframe, say, onBalanceChange } = await mountFrame({ settings: { ...settings, hosts } })
    expect(iframe().getAttribute('sandbox')).not.toContain('same-origin')
    await say({ type: 'marquee:balance' }, { origin: window.location.origin })
    expect(onBalanceChange).not.toHaveBeenCalled()
  })

  it('decide whose messages count, and where answers go', async () => {
    const { say, sent, onBalanceChange } = await mountFrame({ settings })
    const hello = { type: 'marquee:hello', version: 1 }
    for (const origin of [
      'https://evil.example',
      'https://ember.example.evil.example',
      'https://emberexample',
    ])
      await say(hello, { origin })
    await say(hello, { origin: 'https://games.example', source: window })
    expect(sent).not.toHaveBeenCalled()
    await say(hello, { origin: 'https://eu.ember.example' })
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'marquee:ready' }),
      'https://eu.ember.example',
    )
    await say({ type: 'marquee:balance' }, { origin: 'https://games.example' })
    expect(onBalanceChange).toHaveBeenCalledOnce()
  })

  it.each([
    ['betconstruct', { action: 'openSlider', tab: 'login' }],
    ['gr8', { type: 'login.click' }],
  ] as const)('translate the messages of %s', async (adapter, message) => {
    const { say } = await mountFrame({ settings: { ...settings, adapter } })
    await say(message)
    expect(actions).toEqual([{ type: 'openPopup', popup: 'login' }])
  })

  it('translate the paths of a provider, which are checked as all others', async () => {
    const { say } = await mountFrame({ settings: { ...settings, adapter: 'gr8' } })
    await say({ type: 'navigation', path: '//evil.example' })
    expect(location).toBe('')
    await say({ type: 'navigation', path: '/live/7' })
    expect(location).toBe('?path=%2Flive%2F7')
  })
})

describe('a frame that says hello', () => {
  it('learns the path, the language, the theme, and whether there is a player', async () => {
    const { iframe, say, sent } = await mountFrame({ address: '/?path=/event/7/1', account: testAccount })
    expect(iframe().getAttribute('src')).toBe(
      '/platform/game/aviora/play?locale=ru&theme=dark&path=%2Fevent%2F7%2F1',
    )
    await say({ type: 'marquee:hello', version: 3 })
    expect(sent.mock.lastCall).toEqual([
      {
        type: 'marquee:ready',
        version: 1,
        state: null,
        path: '/event/7/1',
        locale: 'ru',
        theme: 'dark',
        player: true,
      },
      '*',
    ])
    await act(async () => chooseScheme('light'))
    expect(sent.mock.lastCall).toEqual([{ type: 'marquee:theme', theme: 'light' }, '*'])
    await act(async () => chooseScheme('dark'))
    expect(sent.mock.lastCall).toEqual([{ type: 'marquee:theme', theme: 'dark' }, '*'])
  })

  it('finds the state again that it stored, per player, and after the login that of the guest', async () => {
    const stateFor = async (account?: typeof testAccount, next?: string) => {
      const { page, say, sent } = await mountFrame(account ? { account } : {})
      await say({ type: 'marquee:hello', version: 1 })
      if (next !== undefined) await say({ type: 'marquee:state', state: next })
      await page.unmount()
      const [[ready] = []] = sent.mock.calls
      return isRecord(ready) ? ready['state'] : undefined
    }
    await stateFor(testAccount, 'slip of 7')
    expect(await stateFor({ ...testAccount, uid: 8 })).toBeNull()
    expect(await stateFor(testAccount)).toBe('slip of 7')
    expect(await stateFor(undefined, 'slip of a guest')).toBeNull()
    expect(await stateFor(testAccount)).toBe('slip of a guest')
    expect(await stateFor()).toBeNull()
    expect(await stateFor(testAccount, 'x'.repeat(8193))).toBe('slip of a guest')
    expect(await stateFor(testAccount)).toBe('slip of a guest')
  })
})

describe('the path of a frame', () => {
  it.each(['//elsewhere.example', 'javascript:alert(1)', '/%2Felsewhere.example', '/../x'])(
    'is not taken from an address that says %s',
    async (path) => {
      const { iframe } = await mountFrame({ address: `/?path=${encodeURIComponent(path)}` })
      expect(iframe().getAttribute('src')).toBe('/platform/game/aviora/play?locale=ru&theme=dark')
    },
  )

  it('becomes the address of the page, without loading the frame again; "back" returns to the one before', async () => {
    const { iframe, say, sent } = await mountFrame({ address: '/?a=1#real' })
    const src = iframe().getAttribute('src')
    await say({ type: 'marquee:path', path: '/event/7' })
    expect(location).toBe('?a=1&path=%2Fevent%2F7#real')
    await say({ type: 'marquee:path', path: '/event/7#slip' })
    sent.mockClear()
    await act(async () => back())
    expect(sent.mock.calls).toEqual([[{ type: 'marquee:path', path: '/event/7' }, '*']])
    await act(async () => back())
    expect(sent.mock.lastCall).toEqual([{ type: 'marquee:path', path: '/' }, '*'])
    expect(location).toBe('?a=1#real')
    expect(iframe().getAttribute('src')).toBe(src)
  })

  it('goes back in the history when the frame closes what it opened last', async () => {
    const { say, sent } = await mountFrame({ address: '/?path=/live' })
    await say({ type: 'marquee:path', path: '/live#slip' })
    await say({ type: 'marquee:path', path: '/live' })
    await say({ type: 'marquee:path', path: '/event/7', replace: true })
    expect(location).toBe('?path=%2Fevent%2F7')
    await act(async () => back())
    // There is nothing before the first entry.
    expect(location).toBe('?path=%2Fevent%2F7')
    expect(sent).not.toHaveBeenCalled()
  })
})

it('names the tab after what the frame shows, and grows to the height of its content', async () => {
  document.title = 'Sport'
  const { page, iframe, say } = await mountFrame()
  await say({ type: 'marquee:title', title: 'Paxtakor – Nasaf' })
  expect(document.title).toBe(`Paxtakor – Nasaf · ${testConfig.site.name}`)
  await say({ type: 'marquee:height', height: 1234 })
  expect(iframe().parentElement?.style.height).toBe('1234px')
  await page.unmount()
  expect(document.title).toBe('Sport')
})

it('asks the site to log in, to top up with the missing amount, and to leave', async () => {
  const { say } = await mountFrame()
  const missing = await mount(<MissingAmount />)
  await say({ type: 'marquee:login' })
  await say({ type: 'marquee:deposit', amount: '12500.00' })
  expect(missing.container.textContent).toBe('12500.00')
  await say({ type: 'marquee:deposit', amount: '1e9' })
  await say({ type: 'marquee:close' })
  expect(actions).toEqual([
    { type: 'openPopup', popup: 'login' },
    { type: 'openPopup', popup: 'deposit' },
    { type: 'navigate', to: '/gamehall' },
  ])
})

it('launches the game of a player anew who is still logged in', async () => {
  const platform = testPlatform({ 'account.getInfo': () => ({ data: testAccount }) })
  const { iframe, say } = await mountFrame({ account: testAccount })
  const launched = iframe()
  await say({ type: 'marquee:login' })
  await vi.waitFor(() => expect(iframe()).not.toBe(launched))
  expect(platform.called('account.getInfo')).toHaveLength(1)
  expect(actions).toEqual([])
})

it('reports a balance change, from its own window only', async () => {
  const { say, onBalanceChange } = await mountFrame()
  await say({ type: 'marquee:balance' }, { source: window })
  await say({ type: 'something-else' })
  await say('marquee:balance')
  expect(onBalanceChange).not.toHaveBeenCalled()
  await say({ type: 'marquee:balance' })
  expect(onBalanceChange).toHaveBeenCalledTimes(1)
})

describe('an error of a frame', () => {
  it('can be retried, and gives up if it comes again', async () => {
    const { page, iframe, say, onGiveUp } = await mountFrame()
    await say({ type: 'marquee:error', code: 'failed' })
    expect(page.container.textContent).toContain('Игра не запустилась')
    expect(onGiveUp).not.toHaveBeenCalled()
    await act(async () => page.control('Попробовать ещё раз').click())
    await say({ type: 'marquee:error', code: 'failed' }, { source: iframe().contentWindow ?? window })
    expect(onGiveUp).toHaveBeenCalledOnce()
  })

  it.each([
    ['login', 'Войти', '{"type":"openPopup","popup":"login"}'],
    ['break', 'Лимиты и перерывы', '/ru/profile/responsible-game'],
  ])('%s has its own way out', async (code, label, target) => {
    const { page, say } = await mountFrame()
    await say({ type: 'marquee:error', code, amount: '500' })
    const control = page.control(label)
    expect(control.dataset['action'] ?? control.getAttribute('href')).toBe(target)
  })

  it('for want of money opens the deposit with the amount', async () => {
    const { page, say } = await mountFrame()
    await say({ type: 'marquee:error', code: 'funds', amount: '500' })
    await act(async () => page.control('Пополнить').click())
    expect(actions).toEqual([{ type: 'openPopup', popup: 'deposit' }])
    expect((await mount(<MissingAmount />)).container.textContent).toBe('500')
  })

  it('is assumed if the frame never loads', async () => {
    vi.useFakeTimers()
    const { page } = await mountFrame()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(page.container.textContent).toContain('Игра не запустилась')
  })
})
