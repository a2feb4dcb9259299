import { beforeEach, expect, it, vi } from 'vitest'
import { markup } from '../../tests/support/markup.tsx'
import { mount } from '../../tests/support/mount.tsx'
import { variantFor } from '../../src/lib/experiments/split.ts'
import { Experiment } from './experiment.tsx'

const props = { shares: { a: 50, b: 30, c: 20 }, run: '0123456789ab' } as const
const slots = { a: <p>First</p>, b: <p>Second</p>, c: <p>Third</p>, d: <p>Fourth</p> }
const element = <Experiment id="test" props={props} data={{}} slots={slots} params={{}} />
const visitor = 'a'.repeat(32)

const sheets: CSSStyleSheet[] = []
class TestSheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}

beforeEach(() => {
  sheets.length = 0
  vi.stubGlobal('CSSStyleSheet', TestSheet)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true, writable: true })
  document.cookie = `marquee_split=${visitor}`
  return () => vi.unstubAllGlobals()
})

it('contains every variant with a share, in order', () => {
  const block = markup(element).querySelector('[data-experiment="test"]')
  expect([...(block?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
    'Third',
  ])
})

it('chooses the variant of the visitor on a page that was opened by a link', async () => {
  await mount(element)
  const shares = [
    ['a', 50],
    ['b', 30],
    ['c', 20],
  ] as const
  const chosen = variantFor(visitor, { run: props.run, shares })
  const texts = document.adoptedStyleSheets.map((sheet) => String(Reflect.get(sheet, 'text')))
  expect(texts).toEqual([
    `[data-experiment="test"]>[data-variant]:not([data-variant=${chosen}]){display:none}` +
      `[data-experiment="test"]>[data-variant][data-variant=${chosen}]{display:block}`,
  ])
})
