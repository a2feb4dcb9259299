// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testPlayerContext } from '../../../../tests/support/app-context.ts'
import type { CampaignPopup } from '../../../../schemas/api/entities/rewards.ts'
import type { Boot } from '../../../lib/browser/boot.ts'
import { watchTyping } from '../../../lib/browser/typed-input.ts'
import { splitLocalePath } from '../../../lib/urls/locale-path.ts'
import { testPage, testState } from '../../../../tests/support/page-answer.ts'
import { traitsAt } from '../../../../tests/support/traits-at.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import { createI18n } from '../../../lib/i18n/i18n.ts'
import { dialogs } from '../../../modules/dialogs/dialogs.ts'
import { openDialog } from '../../../modules/dialogs/index.ts'
import { registerFollowUp, runFollowUps, sessionStore } from '../../../modules/session/index.ts'
import { toasts } from '../../../modules/toasts/toasts.ts'
import { campaignsEffect } from './campaigns-effect.ts'

const campaign = (sysname: string): CampaignPopup => ({
  id: 1,
  sysname,
  title: sysname,
  text: '',
  terms: '',
  button: '',
  link: '/offers',
  offer_id: null,
  scene: null,
  image: null,
})

const stops: (() => void)[] = []
/** Campaigns that the platform has for the player. */
let queue: string[] = []
let platform: ReturnType<typeof testPlatform>

beforeEach(() => {
  vi.useFakeTimers()
  sessionStore.set(null)
  queue = []
  platform = testPlatform({
    'popups.get': ({ params }) => {
      const sysname = params['sysname'] ?? queue.shift()
      return { data: sysname === undefined || sysname === 'nothing' ? null : campaign(sysname) }
    },
  })
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  sessionStore.set(null)
  for (const { id } of dialogs.get()) dialogs.remove(id)
  for (const { id } of toasts.get()) toasts.remove(id)
  delete window.__marqueeBoot
  vi.useRealTimers()
})

function siteAt(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [address] })
  const page = testState({ locale: 'ru' })
  const currentPage = () => {
    const { path } = splitLocalePath(router.state.location.pathname)
    return {
      ...page,
      answer: { ...page.answer, path, page: testPage([], traitsAt(path)) },
      i18n: createI18n('ru', {}),
      components: new Map(),
    }
  }
  stops.push(campaignsEffect(testPlayerContext({ router, currentPage })))
  return router
}

/** Advances the time and waits for all pending work. */
async function pass(milliseconds = 0) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const firstHit = () => pass(3000)
const shown = () => dialogs.get().map(({ id }) => id)
const asked = () => platform.called('popups.get').map(({ params }) => params['sysname'])

function enter() {
  sessionStore.set(testAccount)
  return runFollowUps(testAccount)
}

function close() {
  const [top] = dialogs.get()
  if (top) dialogs.remove(top.id)
}

test("the player's campaigns are shown after the login, one after another", async () => {
  siteAt('/ru')
  queue = ['reload']
  const done = vi.fn()
  void enter().then(done)
  await firstHit()
  expect(shown()).toEqual(['campaign-reload'])
  expect(done).not.toHaveBeenCalled()
  close()
  await pass()
  expect(done).toHaveBeenCalledOnce()
  expect(asked()).toEqual([undefined])
})

test('the first call to the platform is made three seconds after the start, later ones at once [CAMP-03]', async () => {
  siteAt('/ru')
  void enter()
  await pass(2999)
  expect(asked()).toEqual([])
  await pass(1)
  expect(asked()).toEqual([undefined])
  sessionStore.set(null)
  void enter()
  await pass()
  expect(asked()).toHaveLength(2)
})

test('a campaign that was asked for before the code is shown at once, and asked for once', async () => {
  const early: Partial<Boot> = { campaign: Promise.resolve(Response.json({ data: campaign('early') })) }
  Object.assign(window, { __marqueeBoot: early })
  siteAt('/ru')
  void enter()
  await pass()
  expect(shown()).toEqual(['campaign-early'])
  close()
  await pass()
  expect(asked()).toEqual([])
  sessionStore.set(null)
  void enter()
  await pass()
  expect(asked()).toEqual([undefined])
})

test('the cashback is shown first, and the campaign after it [SESS-03]', async () => {
  siteAt('/ru')
  queue = ['reload']
  let closeCashback = () => {}
  stops.push(
    registerFollowUp('cashback', () => {
      openDialog({ id: 'cashback', title: '', content: null })
      return new Promise<void>((resolve) => (closeCashback = resolve))
    }),
  )
  void enter()
  await firstHit()
  expect(shown()).toEqual(['cashback'])
  close()
  closeCashback()
  await pass()
  expect(shown()).toEqual(['campaign-reload'])
})

describe('the query key popup', () => {
  test('opens the campaign of that name, and is removed from the address [RULE-19]', async () => {
    const router = siteAt('/ru/rules?a=1&popup=welcome')
    void enter()
    await firstHit()
    expect(asked()).toEqual(['welcome'])
    expect(shown()).toEqual(['campaign-welcome'])
    expect(router.state.location.search).toBe('?a=1')
  })

  test('opens nothing for a guest until after the login, on any page [CAMP-01]', async () => {
    const router = siteAt('/ru/rules?popup=welcome')
    await firstHit()
    expect(asked()).toEqual([])
    sessionStore.set(testAccount)
    await router.navigate('/ru')
    void runFollowUps(testAccount)
    await pass()
    expect(asked()).toEqual(['welcome'])
    expect(shown()).toEqual(['campaign-welcome'])
  })

  test('shows the waiting campaign if the name does not exist', async () => {
    siteAt('/ru?popup=nothing')
    queue = ['reload']
    void enter()
    await firstHit()
    expect(asked()).toEqual(['nothing', undefined])
    expect(shown()).toEqual(['campaign-reload'])
  })

  test('does not show the campaign twice if it was due anyway', async () => {
    siteAt('/ru?popup=welcome')
    queue = ['welcome']
    const done = vi.fn()
    void enter().then(done)
    await firstHit()
    expect(shown()).toEqual(['campaign-welcome'])
    close()
    await pass()
    expect(asked()).toEqual(['welcome', undefined])
    expect(shown()).toEqual([])
    expect(done).toHaveBeenCalledOnce()
  })

  test('shows another campaign that is due after it', async () => {
    siteAt('/ru?popup=welcome')
    queue = ['reload']
    void enter()
    await firstHit()
    close()
    await pass()
    expect(shown()).toEqual(['campaign-reload'])
  })

  test('works on later pages, too', async () => {
    const router = siteAt('/ru')
    void enter()
    await firstHit()
    await router.navigate('/ru/rules?popup=welcome')
    await pass()
    expect(shown()).toEqual(['campaign-welcome'])
  })
})

describe('a preview', () => {
  test('shows a popup at once, also to a guest, and is removed from the address when it closes [CAMP-02, RULE-20]', async () => {
    const router = siteAt('/ru?popup=navroz#popup-preview')
    await pass()
    expect(platform.called('popups.get')[0]?.params).toMatchObject({ sysname: 'navroz', is_preview: 'true' })
    expect(shown()).toEqual(['campaign-navroz'])
    close()
    await pass()
    expect(router.state.location).toMatchObject({ pathname: '/ru', search: '', hash: '' })
    expect(platform.called('popups.get')).toHaveLength(1)
  })

  test('reports a missing popup of that name', async () => {
    siteAt('/ru?popup=nothing#popup-preview')
    await pass()
    expect(shown()).toEqual([])
    expect(toasts.get()).toMatchObject([{ kind: 'warning' }])
  })
})

describe('interruptions', () => {
  test.each([
    '/ru/game/aviora',
    '/cashier/deposit',
    '/ru/cashier/deposit/uzcard',
    '/betting',
    '/profile/responsible-game',
    '/ru/responsible-gaming',
  ])('at %s: the campaign waits for the next page [RULE-41, RULE-42]', async (address) => {
    const router = siteAt(`${address}?popup=welcome`)
    void enter()
    await firstHit()
    expect(asked()).toEqual([])
    await router.navigate('/ru')
    await pass()
    expect(shown()).toEqual(['campaign-welcome'])
  })

  test('a popup that arrives while the player opens a game is deferred to the page after it [RULE-41, RULE-42]', async () => {
    const router = siteAt('/ru')
    queue = ['reload']
    openDialog({ id: 'search', title: '', content: null })
    void enter()
    await firstHit()
    expect(shown()).toEqual(['search'])
    await router.navigate('/ru/game/aviora')
    close()
    await pass()
    expect(shown()).toEqual([])
    await router.navigate('/ru')
    await pass()
    expect(shown()).toEqual(['campaign-reload'])
    expect(asked()).toEqual([undefined])
  })

  test.each([
    ['a form of the page that the player fills in', '<form><input /></form>', []],
    [
      'the dialog in which the player has logged in',
      '<dialog><form><input /></form></dialog>',
      ['campaign-welcome'],
    ],
  ])('beside %s', async (_name, html, expected) => {
    const stopWatching = watchTyping()
    document.body.innerHTML = html
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
    const router = siteAt('/ru/profile/settings?popup=welcome')
    void enter()
    await firstHit()
    expect(shown()).toEqual(expected)
    document.body.innerHTML = ''
    await router.navigate('/ru')
    await pass()
    expect(shown()).toEqual(['campaign-welcome'])
    stopWatching()
  })

  test('a player on a break is shown nothing, and no call is made', async () => {
    siteAt('/ru?popup=welcome')
    const resting = { ...testAccount, is_on_break: true }
    sessionStore.set(resting)
    void runFollowUps(resting)
    await firstHit()
    expect(asked()).toEqual([])
  })
})

test('a failing platform shows no message to the player', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  siteAt('/ru')
  platform.answers['popups.get'] = () => ({ error: 'InternalServerErrorException' })
  void enter()
  await firstHit()
  expect(shown()).toEqual([])
  expect(toasts.get()).toEqual([])
})
