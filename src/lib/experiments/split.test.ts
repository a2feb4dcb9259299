// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { showVariants, splitFirstPage, variantFor, watchVariant, type Split } from './split.ts'

const split: Split = {
  block: 'layout:test',
  run: '0123456789ab',
  shares: [
    ['a', 70],
    ['b', 30],
  ],
}
const setting = { endpoint: '/nfx/experiments', cookie: 'marquee_split' }
const visitorOf = (number: number) => number.toString(16).padStart(32, '0')
const rules: string[] = []
/** What was reported, in order. */
const sent: unknown[] = []
class ReadableBlob {
  readonly text: string
  constructor(parts: readonly string[]) {
    this.text = parts.join('')
  }
}
let see: (ratio: number) => void

beforeEach(() => {
  rules.length = 0
  sent.length = 0
  document.cookie = 'marquee_split=; Max-Age=0'
  document.body.innerHTML =
    '<div data-experiment="layout:test"><div data-variant="a"><a href="/a">A</a></div><div data-variant="b"><a href="/b">B</a></div></div>'
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true, writable: true })
  vi.stubGlobal('Blob', ReadableBlob)
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        rules.push(text)
      }
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: unknown[]) => void) {
        see = (intersectionRatio) =>
          listener([
            {
              isIntersecting: true,
              intersectionRatio,
              intersectionRect: { height: 10 },
              rootBounds: { height: 800 },
            },
          ])
      }
      observe() {}
      disconnect() {}
    },
  )
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, { text }: ReadableBlob) => {
      sent.push([url, JSON.parse(text)])
      return true
    },
  })
})
afterEach(() => {
  history.replaceState(null, '', '/')
  localStorage.clear()
})

const block = () => document.querySelector('[data-experiment]') ?? document.body

function use(variant: string | undefined): void {
  const link = document.querySelector<HTMLElement>(`[data-variant=${variant}] a`)
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
}

const report = (event: string) => ['/nfx/experiments', { run: split.run, event }]

describe('the variant of a visitor', () => {
  it('is spread over the visitors by the shares', () => {
    const variants = Array.from({ length: 20_000 }, (_, number) => variantFor(visitorOf(number), split))
    const share = variants.filter((variant) => variant === 'b').length / variants.length
    expect(share).toBeGreaterThan(0.29)
    expect(share).toBeLessThan(0.31)
  })

  it('is independent of the variant in another test', () => {
    const both = Array.from({ length: 20_000 }, (_, number) => {
      const visitor = visitorOf(number)
      return [variantFor(visitor, split), variantFor(visitor, { ...split, run: 'ba9876543210' })].join('')
    })
    const share = both.filter((pair) => pair === 'bb').length / both.length
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.1)
  })

  it('is the only one that is shown, also if the page before had a test with the same id', async () => {
    const show = async (run: string) => {
      // The script in the head and the blocks have this module twice.
      vi.resetModules()
      const module = await import('./split.ts')
      module.showVariants([{ ...split, run }], setting)
    }
    document.cookie = `marquee_split=${visitorOf(1)}`
    const runs = Array.from({ length: 9 }, (_, number) => `run${number}`)
    const runWith = (variant: string) =>
      runs.find((run) => variantFor(visitorOf(1), { ...split, run }) === variant) ?? ''
    for (const variants of ['ab', 'ba']) {
      document.head.innerHTML = ''
      for (const variant of variants) {
        await show(runWith(variant))
        document.head.append(Object.assign(document.createElement('style'), { textContent: rules.at(-1) }))
      }
      const shown = [...document.querySelectorAll<HTMLElement>('[data-variant]')].filter(
        (each) => getComputedStyle(each).display !== 'none',
      )
      expect(shown.map(({ dataset }) => dataset['variant'])).toEqual([variants[1]])
    }
  })

  it('stays the same', () => {
    showVariants([split], setting)
    const { cookie } = document
    showVariants([split], setting)
    expect(cookie).toMatch(/^marquee_split=[0-9a-f]{32}$/)
    expect(document.cookie).toBe(cookie)
    expect(rules[1]).toBe(rules[0])
    const variant = variantFor(cookie.slice('marquee_split='.length), split)
    expect(rules[0]).toContain(`[data-variant=${variant}]{display:block}`)
  })
})

test.each([
  ['in a preview', () => history.replaceState(null, '', '/?preview=token'), {}],
  ['without the consent that the site asks for', () => undefined, { consentKey: 'consent' }],
])('neither chooses nor counts %s', (_case, prepare, more) => {
  prepare()
  splitFirstPage([split], { ...setting, ...more })
  document.dispatchEvent(new Event('DOMContentLoaded'))
  for (const variant of ['a', 'b']) use(variant)
  expect([rules, sent, document.cookie]).toEqual([[], [], ''])
})

it('watches the first page as soon as its blocks are there', () => {
  document.cookie = `marquee_split=${visitorOf(1)}`
  splitFirstPage([split], setting)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  see(0.6)
  for (const variant of ['a', 'b']) use(variant)
  expect([rules.length, sent]).toEqual([1, [report('view'), report('click')]])
})

it('chooses with the consent that the site asks for', () => {
  localStorage.setItem('consent', 'accepted')
  showVariants([split], { ...setting, consentKey: 'consent' })
  expect(rules).toHaveLength(1)
})

it('reports a view and a click of the chosen variant, each once', () => {
  document.cookie = `marquee_split=${visitorOf(1)}`
  watchVariant(block(), split, setting)
  see(0.2)
  expect(sent).toEqual([])
  see(0.6)
  expect(sent).toEqual([report('view')])
  const variant = variantFor(visitorOf(1), split)
  use(variant === 'a' ? 'b' : 'a')
  expect(sent).toEqual([report('view')])
  for (let count = 0; count < 2; count += 1) use(variant)
  expect(sent).toEqual([report('view'), report('click')])
})

it('reports nothing after the consent was withdrawn', () => {
  document.cookie = `marquee_split=${visitorOf(1)}`
  const variant = variantFor(visitorOf(1), split)
  const watch = (consent: string) => {
    localStorage.setItem('consent', 'accepted')
    const end = watchVariant(block(), split, { ...setting, consentKey: 'consent' })
    localStorage.setItem('consent', consent)
    see(0.6)
    use(variant)
    end()
  }
  watch('declined')
  expect(sent).toEqual([])
  watch('accepted')
  expect(sent).toEqual([report('view'), report('click')])
})

it('keeps one style sheet however often a page is shown', async () => {
  vi.resetModules()
  const { showVariants: show } = await import('./split.ts')
  show([split], setting)
  show([split], setting)
  show([{ ...split, block: 'other' }], setting)
  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(rules.at(-1)?.match(/\{display:block\}/g)).toHaveLength(2)
})
