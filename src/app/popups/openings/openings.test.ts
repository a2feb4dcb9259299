// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { testAppContext, testPageData, testRouter } from '../../../../tests/support/app-context.ts'
import { testPage } from '../../../../tests/support/page-answer.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { traitsAt } from '../../../../tests/support/traits-at.ts'
import type { CompiledBlock, CompiledOpening } from '../../../../schemas/compiled.ts'
import type { Condition } from '../../../../schemas/documents/blocks/condition.ts'
import { watchTyping } from '../../../lib/browser/typed-input.ts'
import { splitLocalePath } from '../../../lib/urls/locale-path.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import type { PopupOptions } from '../open-popup.ts'
import { openPopups } from './openings.ts'
import { noteOpenedInVisit, noteServed } from './visit.ts'

const now = Date.parse('2026-12-04T18:00:00+05:00')
const day = 86_400_000

const opening = (given: Partial<CompiledOpening> = {}): CompiledOpening => ({
  popup: 'weekend',
  trigger: { event: 'load' },
  frequency: 'once',
  priority: 0,
  ...given,
})

const stops: (() => void)[] = []
let opened: string[]

beforeEach(() => {
  vi.useFakeTimers({ now })
  opened = []
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ''
  sessionStore.set(null)
  noteServed(undefined)
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  sessionStore.set(null)
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

function boxAt(top: number): DOMRect {
  const box = { x: 0, y: top, top, left: 0, width: 100, height: 100, right: 100, bottom: top + 100 }
  return { ...box, toJSON: () => box }
}

interface Site {
  at?: string
  blocks?: CompiledBlock[]
  /** The popup cannot be loaded. */
  fails?: boolean
}

function site(openings: CompiledOpening[], { at = '/ru', blocks = [], fails = false }: Site = {}) {
  const router = testRouter(at)
  const page = testPageData()
  const currentPage = () => {
    const { path } = splitLocalePath(router.state.location.pathname)
    return {
      ...page,
      config: { ...page.config, openings },
      answer: { ...page.answer, path, page: testPage(blocks, traitsAt(path)) },
    }
  }
  function openPopup(key: string, options: PopupOptions = {}) {
    if (fails || options.isWanted?.() === false) return
    opened.push(key)
    options.opened?.()
  }
  const start = () => stops.push(openPopups(testAppContext({ router, currentPage, openPopup })))
  start()
  /** Another visit in the same browser. */
  function comeBack() {
    stops.splice(0).forEach((stop) => stop())
    sessionStorage.clear()
    start()
  }
  return { router, comeBack }
}

describe('what has to happen', () => {
  it('a page that has been open for some seconds', async () => {
    site([opening({ trigger: { event: 'load', after: 5 } })])
    await pass(4)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual(['weekend'])
  })

  it('a scroll through part of the page', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4 * innerHeight)
    site([opening({ trigger: { event: 'scroll' } })])
    await pass(5)
    expect(opened).toEqual([])
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(innerHeight)
    await pass(1)
    expect(opened).toEqual(['weekend'])
  })

  it('a block that comes into view', async () => {
    document.body.innerHTML = '<div data-block="prizes"></div>'
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    box.mockReturnValue(boxAt(2 * innerHeight))
    site([opening({ trigger: { event: 'section', block: 'prizes' } })])
    await pass(5)
    expect(opened).toEqual([])
    box.mockReturnValue(boxAt(innerHeight / 2))
    await pass(1)
    expect(opened).toEqual(['weekend'])
  })

  it('a visitor who does nothing', async () => {
    site([opening({ trigger: { event: 'idle', after: 10 } })])
    await pass(9)
    window.dispatchEvent(new Event('pointermove'))
    await pass(9)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual(['weekend'])
  })

  it('a mouse that leaves the window at the top, and at no other side', async () => {
    const leave = (clientY: number) => {
      const event = new MouseEvent('pointerleave', { clientY })
      document.documentElement.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }))
    }
    site([opening({ trigger: { event: 'exit' } })])
    leave(300)
    await pass(1)
    expect(opened).toEqual([])
    leave(-1)
    await pass(1)
    expect(opened).toEqual(['weekend'])
  })

  it('a login in this visit, not a session that goes on', async () => {
    sessionStore.set(testAccount)
    noteServed(testAccount.uid)
    const { comeBack } = site([opening({ trigger: { event: 'login' } })])
    await pass(5)
    expect(opened).toEqual([])
    sessionStore.set(null)
    comeBack()
    await pass(1)
    sessionStore.set(testAccount)
    await pass(1)
    expect(opened).toEqual(['weekend'])
  })

  it('starts anew on another page', async () => {
    const { router } = site([opening({ trigger: { event: 'load', after: 5 } })])
    await pass(4)
    await router.navigate('/ru/promotions')
    await pass(4)
    expect(opened).toEqual([])
    await pass(2)
    expect(opened).toEqual(['weekend'])
  })
})

describe('who sees it, when and where', () => {
  it('opens from the beginning of its period until the end', async () => {
    site([opening({ period: { begins: now + 10_000 } }), opening({ popup: 'over', period: { ends: now } })])
    await pass(9)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual(['weekend'])
  })

  it('opens on its pages only', async () => {
    const { router } = site([opening({ pages: ['/promotions'] })])
    await pass(5)
    expect(opened).toEqual([])
    await router.navigate('/ru/promotions')
    await pass(5)
    expect(opened).toEqual(['weekend'])
  })

  const newPlayers: Condition = { all: [{ fact: 'registered', withinDays: 7 }] }
  test.each<[string, object | null, Condition, boolean]>([
    ['a guest', null, newPlayers, false],
    ['a new player', { reg_time: (now - 6 * day) / 1000 }, newPlayers, true],
    ['a player of last year', {}, newPlayers, false],
    ['a player with the tag', { tags: ['vip'] }, { any: [{ fact: 'tag', is: 'vip' }] }, true],
    ['a window of another width', null, { all: [{ fact: 'device', is: 'phone' }] }, false],
    ['the width of the window', null, { all: [{ fact: 'device', is: 'desktop' }] }, true],
  ])('asks for %s', async (_who, player, audience, isShown) => {
    sessionStore.set(player && { ...testAccount, ...player })
    noteServed(testAccount.uid)
    site([opening({ audience })])
    await pass(5)
    expect(opened).toEqual(isShown ? ['weekend'] : [])
  })

  it('asks the server for the country and the campaign, once and only if a popup needs them', async () => {
    const fetched = vi.fn(() => Promise.resolve(Response.json({ country: 'UZ' })))
    vi.stubGlobal('fetch', fetched)
    const { comeBack } = site([opening({ audience: { all: [{ fact: 'country', in: ['KZ'] }] } })])
    await pass(10)
    expect(fetched.mock.calls).toHaveLength(1)
    expect(opened).toEqual([])
    comeBack()
    fetched.mockImplementation(() => Promise.resolve(Response.json({ country: 'KZ' })))
    await pass(10)
    expect(opened).toEqual(['weekend'])
  })

  it('is only for players if guests may not open it', async () => {
    site([opening({ forPlayers: true })])
    await pass(5)
    expect(opened).toEqual([])
  })

  it('returns as often as it says', async () => {
    const { comeBack } = site([opening({ frequency: 'day' })])
    await pass(5)
    comeBack()
    await pass(5)
    expect(opened).toEqual(['weekend'])
    vi.setSystemTime(now + day + 10_000)
    comeBack()
    await pass(5)
    expect(opened).toEqual(['weekend', 'weekend'])
  })
})

describe('good manners', () => {
  it('one opens in a visit, the most important first', async () => {
    const { comeBack } = site([opening({ popup: 'first', priority: 2 }), opening({ popup: 'second' })])
    await pass(60)
    expect(opened).toEqual(['first'])
    comeBack()
    await pass(60)
    expect(opened).toEqual(['first', 'second'])
  })

  it('the campaigns of the platform come first, and count', async () => {
    sessionStore.set(testAccount)
    site([opening()])
    await pass(10)
    expect(opened).toEqual([])
    noteOpenedInVisit()
    noteServed(testAccount.uid)
    await pass(10)
    expect(opened).toEqual([])
  })

  test.each([
    '/ru/cashier/deposit',
    '/ru/profile/responsible-game',
    '/ru/rules',
    '/ru/betting',
    '/ru/forms/sign_in',
  ])('nothing opens over %s', async (at) => {
    site([opening()], { at })
    await pass(10)
    expect(opened).toEqual([])
  })

  it('nothing opens over a block with payments on another page', async () => {
    const deposit = { id: 'deposit', type: 'Deposit' }
    site([opening()], { blocks: [{ id: 'panel', type: 'Panel', slots: { content: [deposit] } }] })
    await pass(10)
    expect(opened).toEqual([])
  })

  it('nothing opens for a player on a break', async () => {
    sessionStore.set({ ...testAccount, is_on_break: true })
    noteServed(testAccount.uid)
    site([opening()])
    await pass(10)
    expect(opened).toEqual([])
  })

  it('waits until no field has the focus, no form is filled in and no dialog is open', async () => {
    document.body.innerHTML = '<input><form><input name="a"></form><dialog open></dialog>'
    stops.push(watchTyping())
    const field = document.querySelector('input')
    field?.focus()
    document.querySelector('form input')?.dispatchEvent(new Event('input', { bubbles: true }))
    site([opening()])
    await pass(10)
    field?.blur()
    await pass(10)
    document.querySelector('form')?.remove()
    await pass(10)
    expect(opened).toEqual([])
    document.querySelector('dialog')?.remove()
    await pass(1)
    expect(opened).toEqual(['weekend'])
  })

  it('says nothing of a popup that cannot be loaded, and tries again later', async () => {
    site([opening()], { fails: true })
    await pass(40)
    expect(localStorage.length).toBe(0)
  })
})
