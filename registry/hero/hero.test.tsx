import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { mount } from '../../tests/support/mount.tsx'
import { holdMotion } from '../../src/lib/browser/motion.ts'
import { hero } from './hero.schema.ts'
import { Hero } from './hero.tsx'

type Slide = Parameters<typeof Hero>[0]['props']['slides'][number]

const offer: Slide = {
  headline: 'Сто процентов',
  terms: 'До 2,000,000 сум',
  buttons: [
    { label: 'Забрать', action: { type: 'openPopup', popup: 'registration' }, variant: 'primary' },
    { label: 'Условия', action: { type: 'navigate', to: '/bonus-terms' } },
  ],
  scene: 'welcome',
}
const three: Slide[] = [
  offer,
  { ...offer, headline: 'Кубок', scene: 'trophy' },
  { ...offer, headline: 'Кешбэк', scene: 'cashback' },
]
type Timing = Omit<Parameters<typeof Hero>[0]['props'], 'slides'>
const block = (slides: Slide[], timing: Timing = {}) => <Hero {...bare} props={{ slides, ...timing }} />
const shown = (slides: Slide[]) => markup(block(slides), { locale: 'ru' })

describe('a slide', () => {
  it('uses its headline as the main heading of the page, with the terms before the buttons', () => {
    const document = shown([offer])
    expect(texts(document, 'h1')).toEqual(['Сто процентов'])
    expect(document.body.textContent.indexOf('До 2,000,000')).toBeLessThan(
      document.body.textContent.indexOf('Забрать'),
    )
  })

  it('loads its picture first and reserves its space', () => {
    const scene = shown([offer]).querySelector('img')
    expect(scene?.getAttribute('src')).toBe('/art/scenes/welcome-1800.webp')
    expect(scene?.getAttribute('fetchpriority')).toBe('high')
    expect([scene?.getAttribute('width'), scene?.getAttribute('height')]).toEqual(['1200', '560'])
    expect(scene?.getAttribute('alt')).toBe('')
  })

  it('shows its own picture instead of the scene, in the best format', () => {
    const picture = `/media/${'a'.repeat(32)}-1500x700.jpg`
    const document = shown([{ ...offer, picture }])
    expect(document.querySelector('img')?.getAttribute('src')).toBe(picture)
    expect(document.querySelector('source')?.getAttribute('srcset')).toContain('/1500.avif 1500w')
  })

  it('has an action, and a link in the language of the page', () => {
    const document = shown([offer])
    const [action] = offer.buttons
    expect(JSON.parse(document.querySelector('button')?.dataset['action'] ?? '')).toEqual(action?.action)
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/ru/bonus-terms')
  })

  it('shows a tag only if there is one', () => {
    expect(texts(shown([offer]), 'p')).toEqual(['До 2,000,000 сум'])
    expect(texts(shown([{ ...offer, tag: 'Новым' }]), 'p')).toEqual(['Новым', 'До 2,000,000 сум'])
  })

  it('has the blocks of the hero below its buttons, if it is the first', () => {
    for (const slides of [[offer], three]) {
      const document = markup(<Hero {...bare} props={{ slides }} slots={{ content: <time>1:00</time> }} />)
      expect(texts(document, 'time')).toEqual(['1:00'])
      expect(document.querySelector('h1 ~ div:has(button) + div')?.textContent).toBe('1:00')
    }
  })

  it('alone is not a carousel', () => {
    const document = shown([offer])
    expect(document.querySelector('[role=tablist], [aria-roledescription], [aria-live]')).toBeNull()
  })
})

describe('the server’s HTML of several slides', () => {
  const document = shown(three)

  it('has one main heading, and one picture that is not lazy', () => {
    expect(texts(document, 'h1')).toEqual(['Сто процентов'])
    expect(texts(document, 'h2')).toEqual(['Кубок', 'Кешбэк'])
    const loading = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(loading).toEqual([null, 'lazy', 'lazy'])
  })

  it('can all be reached without scripts', () => {
    expect(document.querySelector('[inert]')).toBeNull()
  })

  it('start no time before scripts can hear of its end', () => {
    expect(document.querySelector('[role=tab][aria-selected=true] span span')).toBeNull()
  })
})

// jsdom has no animations, so React listens for the prefixed event.
const animationEnd = 'AnimationEvent' in window ? 'animationend' : 'webkitAnimationEnd'

describe('a carousel', () => {
  const scrollTo = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    scrollTo.mockReset()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    Element.prototype.scrollTo = scrollTo
    // Slides of 100 px, side by side.
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100)
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  async function start(timing?: Timing) {
    const page = await mount(block(three, timing))
    const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)]
    const track = page.container.querySelector<HTMLElement>('[aria-live]')
    if (track === null) throw new Error('no track')
    return {
      ...page,
      track,
      tabs: () => all('[role=tab]'),
      active: () => all('[role=tab]').findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
      reachable: () => all('[role=tabpanel]').map((panel) => !panel.hasAttribute('inert')),
      images: () => all('img').map((image) => image.getAttribute('loading')),
      progress: () => page.container.querySelector<HTMLElement>('[role=tab] span span'),
      press: (control: HTMLElement) => act(async () => control.click()),
      key: (name: string) =>
        act(async () =>
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
        ),
      timeIsUp: () =>
        act(async () =>
          page.container
            .querySelector('[role=tab] span span')
            ?.dispatchEvent(new Event(animationEnd, { bubbles: true })),
        ),
    }
  }

  it('has an accessible name, and only the current slide can be reached', async () => {
    const page = await start()
    const section = page.container.querySelector('section')
    expect(section?.getAttribute('aria-roledescription')).toBe('карусель')
    expect(section?.getAttribute('aria-label')).toBe('Предложения')
    expect(page.tabs().map((tab) => tab.getAttribute('aria-label'))).toContain('Слайд 2 из 3')
    for (const tab of page.tabs())
      expect(document.getElementById(tab.getAttribute('aria-controls') ?? '')).not.toBeNull()
    expect(page.reachable()).toEqual([true, false, false])
  })

  it('advances when the time of a slide is up, and from the last to the first', async () => {
    const page = await start()
    await page.timeIsUp()
    expect(page.active()).toBe(1)
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 100, behavior: 'smooth' })
    expect(page.reachable()).toEqual([false, true, false])
    await page.timeIsUp()
    await page.timeIsUp()
    expect(page.active()).toBe(0)
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' })
  })

  it('stops on request: no timer runs, and a change is announced', async () => {
    const page = await start()
    expect(page.track.getAttribute('aria-live')).toBe('off')
    await page.press(page.control('Остановить смену слайдов'))
    expect(page.progress()).toBeNull()
    expect(page.track.getAttribute('aria-live')).toBe('polite')
    await page.press(page.control('Запустить смену слайдов'))
    expect(page.progress()).not.toBeNull()
  })

  it('shows each slide as long as its document says', async () => {
    const page = await start({ slideSeconds: 9 })
    expect(page.progress()?.style.animationDuration).toBe('9s')
  })

  it('stays on its slide if it is not automatic, and announces the slide that a visitor selects', async () => {
    const page = await start({ isAutomatic: false })
    expect(page.progress()).toBeNull()
    expect(page.container.querySelector('button:not([role=tab])[aria-label*="слайдов"]')).toBeNull()
    expect(page.track.getAttribute('aria-live')).toBe('polite')
  })

  it('stands still while its page is edited', async () => {
    const page = await start()
    await act(async () => holdMotion(true))
    expect(page.progress()).toBeNull()
    await act(async () => holdMotion(false))
    expect(page.progress()).not.toBeNull()
  })

  it('responds to arrow keys, Home and End, with a single tab stop', async () => {
    const page = await start()
    expect(page.tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
    page.tabs()[0]?.focus()
    await page.key('ArrowRight')
    expect(page.active()).toBe(1)
    expect(document.activeElement).toBe(page.tabs()[1])
    await page.key('End')
    expect(page.active()).toBe(2)
    await page.key('ArrowRight')
    expect(page.active()).toBe(0)
    await page.key('ArrowLeft')
    await page.key('Home')
    expect(page.active()).toBe(0)
    await page.key('Enter')
    expect(page.tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })

  it('follows a swipe once scrolling has ended', async () => {
    const page = await start()
    page.track.scrollLeft = 190
    await act(async () => page.track.dispatchEvent(new Event('scroll')))
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(page.active()).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(page.active()).toBe(2)
  })

  it('stays on the slide that is selected while the end of earlier scrolling is awaited', async () => {
    const page = await start()
    page.track.scrollLeft = 190
    await act(async () => page.track.dispatchEvent(new Event('scroll')))
    page.tabs()[0]?.focus()
    await page.key('Home')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(page.active()).toBe(0)
  })

  it('preloads the next picture', async () => {
    const page = await start()
    expect(page.images()).toEqual([null, 'lazy', 'lazy'])
    await act(() => vi.advanceTimersByTimeAsync(2100))
    expect(page.images()).toEqual([null, 'eager', 'lazy'])
  })

  it('restarts the time of a slide after the page was hidden', async () => {
    const page = await start()
    const before = page.progress()
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(page.progress()).not.toBe(before)
  })

  it('jumps with reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const page = await start()
    await page.press(page.tabs()[1] ?? page.track)
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 100, behavior: 'auto' })
  })
})

it('version 1, a single offer, becomes the only slide', () => {
  expect(hero.migrations[0]?.({ headline: { uz: 'a', ru: 'b' }, scene: 'sport' })).toEqual({
    slides: [{ headline: { uz: 'a', ru: 'b' }, scene: 'sport' }],
  })
})
