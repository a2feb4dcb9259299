// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const scripts = import.meta.glob('./boot.js')

const ends: (() => unknown)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** Runs the script again. Returns what it leaves for the application. */
async function boot() {
  vi.resetModules()
  await scripts['./boot.js']?.()
  const left: unknown = Reflect.get(window, '__marqueeBoot')
  if (typeof left !== 'object' || left === null || !('done' in left) || typeof left.done !== 'function')
    throw new Error('boot left nothing')
  const { done } = left
  const end = (): unknown => Reflect.apply(done, left, [])
  ends.push(end)
  return end
}

function button(attributes = '') {
  document.body.innerHTML = `<button ${attributes}><span>Press</span></button>`
  const element = document.querySelector('button')
  const inner = document.querySelector('span')
  if (element === null || inner === null) throw new Error('no button')
  return { element, press: () => inner.click() }
}

/** A page whose code waits. Returns whether it has been loaded. */
function waitingPage() {
  document.body.innerHTML =
    '<button>Press</button><template id="app-code"><link rel="modulepreload" href="/app.js"></template>'
  return () => document.querySelector('body > link') !== null
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-scheme')
})

it('sets the colour scheme that the player chose', async () => {
  localStorage.setItem('marquee.scheme', 'light')
  const done = await boot()
  done()
  expect(document.documentElement.dataset['scheme']).toBe('light')
})

it('keeps the scheme of the site if the stored one is invalid', async () => {
  localStorage.setItem('marquee.scheme', 'pink')
  document.documentElement.dataset['scheme'] = 'dark'
  const done = await boot()
  done()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
})

it('stores a click on a button once, marks it, and passes it on', async () => {
  const done = await boot()
  const { element, press } = button()
  press()
  press()
  expect(element.dataset['pending']).toBe('')
  expect(done()).toEqual([element])
  expect(element.dataset['pending']).toBeUndefined()
})

it('stores nothing after it has passed its clicks on', async () => {
  const done = await boot()
  const { element, press } = button()
  done()
  let presses = 0
  element.addEventListener('click', () => (presses += 1))
  press()
  expect(presses).toBe(1)
  expect(done()).toEqual([])
})

it.each(['disabled', 'popovertarget="menu"'])('leaves a button with %s to the browser', async (attribute) => {
  const done = await boot()
  const { element } = button(attribute)
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(done()).toEqual([])
})

it.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'click'])(
  'loads the code of a waiting page with the first %s',
  async (type) => {
    const hasLoaded = waitingPage()
    await boot()
    expect(hasLoaded()).toBe(false)
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(hasLoaded()).toBe(true)
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(document.querySelectorAll('body > link')).toHaveLength(1)
  },
)

it('loads the code when the page is scrolled, not when a list in it scrolls by itself', async () => {
  const hasLoaded = waitingPage()
  await boot()
  document.querySelector('button')?.dispatchEvent(new Event('scroll'))
  expect(hasLoaded()).toBe(false)
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  expect(hasLoaded()).toBe(true)
})

it('loads the code when a pointer moves, not when the page moves under it', async () => {
  const hasLoaded = waitingPage()
  await boot()
  const move = (pixels: number) =>
    window.dispatchEvent(
      Object.assign(new Event('pointermove', { bubbles: true }), { movementX: pixels, movementY: 0 }),
    )
  move(0)
  expect(hasLoaded()).toBe(false)
  move(2)
  expect(hasLoaded()).toBe(true)
})

it('loads the code when another tab logs in or out, and tells the application', async () => {
  let tell: (() => void) | undefined
  class Channel {
    close = vi.fn()
    set onmessage(listener: () => void) {
      tell = listener
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  const hasLoaded = waitingPage()
  await boot()
  expect(hasLoaded()).toBe(false)
  tell?.()
  expect(hasLoaded()).toBe(true)
  expect(window.__marqueeBoot?.endSessionWatch()).toBe(true)
  vi.unstubAllGlobals()
})

it('loads the code of a page that nobody uses some seconds after the page', async () => {
  vi.useFakeTimers()
  const hasLoaded = waitingPage()
  await boot()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(3999)
  expect(hasLoaded()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(hasLoaded()).toBe(true)
  vi.useRealTimers()
})

it.each([
  ['/?show_popup_auth=1', true],
  ['/?utm_source=ad&show_popup_reg=1', true],
  ['/#tgWebAppData=x', true],
  ['/?utm_source=ad&utm_medium=banner', false],
])('loads the code at once for an address that asks for something: %s', async (address, isAtOnce) => {
  history.replaceState(null, '', address)
  const hasLoaded = waitingPage()
  await boot()
  expect(hasLoaded()).toBe(isAtOnce)
  history.replaceState(null, '', '/')
})

describe("a player's click on a favourite", () => {
  const sent: string[] = []
  let answer: Response | Promise<Response>

  async function pageOfPlayer() {
    document.documentElement.dataset['player'] = ''
    document.documentElement.lang = 'uz-Latn-UZ'
    document.body.innerHTML =
      '<ul><li data-game="anor"><a href="/game/anor">Anor</a><button aria-pressed="false"></button></li></ul>'
    const done = await boot()
    const heart = document.querySelector('button')
    if (heart === null) throw new Error('no button')
    return { heart, done, isPressed: () => heart.getAttribute('aria-pressed') }
  }
  const settled = () => window.__marqueeBoot?.sent()

  beforeEach(() => {
    sent.length = 0
    answer = new Response('{"data":1}')
    vi.stubGlobal('API_VERSION', '2.34')
    vi.stubGlobal('fetch', (url: string, init?: { method: string; body: URLSearchParams }) => {
      if (init) sent.push(`${init.method} ${url} ${init.body.toString()}`)
      return Promise.resolve(answer)
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    delete document.documentElement.dataset['player']
  })

  it('is shown at once and sent once, without the application', async () => {
    const { heart, done, isPressed } = await pageOfPlayer()
    heart.click()
    expect(isPressed()).toBe('true')
    await settled()
    expect(sent).toEqual(['POST /api/games/addLike?v=2.34&locale=uz sysname=anor'])
    expect(done()).toEqual([])
  })

  it('is taken back by a second click, which is sent after the first', async () => {
    const { heart, isPressed } = await pageOfPlayer()
    heart.click()
    heart.click()
    expect(isPressed()).toBe('false')
    await settled()
    expect(sent.map((line) => line.split('?')[0])).toEqual([
      'POST /api/games/addLike',
      'POST /api/games/removeLike',
    ])
  })

  it('is left to the application if the platform rejects it', async () => {
    const { heart, done, isPressed } = await pageOfPlayer()
    answer = new Response('', { status: 500 })
    heart.click()
    await settled()
    expect(isPressed()).toBe('false')
    expect(done()).toEqual([heart])
  })

  it('is repeated by the application if the platform rejects it later', async () => {
    const { heart, done } = await pageOfPlayer()
    let fail: (reason: Error) => void = () => {}
    answer = new Promise<Response>((_resolve, reject) => (fail = reject))
    heart.click()
    expect(done()).toEqual([])
    let presses = 0
    heart.addEventListener('click', () => (presses += 1))
    fail(new Error('offline'))
    await settled()
    expect(presses).toBe(1)
  })

  it('is held for the application if there is no player', async () => {
    const { heart, done } = await pageOfPlayer()
    delete document.documentElement.dataset['player']
    heart.click()
    await settled()
    expect(sent).toEqual([])
    expect(done()).toEqual([heart])
  })
})

describe("a guest's click on a button with a popup", () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    document.documentElement.lang = 'ru'
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return Promise.resolve(new Response(null, { status: 204 }))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    delete document.documentElement.dataset['player']
    history.replaceState(null, '', '/')
  })

  const opens = (popup: string) => `data-action='${JSON.stringify({ type: 'openPopup', popup })}'`

  it('asks the server for the popup, and holds the click for the application', async () => {
    const done = await boot()
    const { element, press } = button(opens('login'))
    press()
    press()
    expect(asked).toEqual(['/nfx/popup-html/ru/login'])
    expect(done()).toEqual([element])
  })

  it('has asked when the pointer went down, and loads the code after the answer', async () => {
    let answer: (response: Response) => void = () => {}
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return new Promise<Response>((resolve) => (answer = resolve))
    })
    const hasLoaded = waitingPage()
    await boot()
    const opener = document.querySelector('button')
    opener?.setAttribute('data-action', JSON.stringify({ type: 'openPopup', popup: 'login' }))
    opener?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    opener?.click()
    expect(asked).toEqual(['/nfx/popup-html/ru/login'])
    expect(hasLoaded()).toBe(false)
    answer(new Response(null, { status: 204 }))
    await vi.waitFor(() => expect(hasLoaded()).toBe(true))
  })

  it('asks for the registration when it is a favourite', async () => {
    await boot()
    document.body.innerHTML = '<div data-game="anor"><button aria-pressed="false"></button></div>'
    document.querySelector('button')?.click()
    expect(asked).toEqual(['/nfx/popup-html/ru/registration'])
  })

  it.each([
    ['of a player', () => (document.documentElement.dataset['player'] = '')],
    ['in a preview', () => history.replaceState(null, '', '/?preview=token')],
  ])('asks for nothing %s', async (_where, begin) => {
    begin()
    await boot()
    button(opens('login')).press()
    expect(asked).toEqual([])
  })

  it('asks for nothing if the button does something else', async () => {
    await boot()
    button(`data-action='{"type":"logout"}'`).press()
    button().press()
    expect(asked).toEqual([])
  })
})
