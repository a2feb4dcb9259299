import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BlockData, CompiledBlock } from '../../../schemas/compiled.ts'
import { createI18n } from '../../lib/i18n/i18n.ts'
import { Blocks } from './blocks.tsx'
import { Picture } from '../../ui/art/picture.tsx'
import { withoutStaticProps } from './static-html.ts'
import {
  RenderProvider,
  type AnyBlockProps,
  type BlockComponent,
  type RenderContextValue,
} from '../render-context.tsx'
import { pageContext } from '../../../tests/support/page-context.ts'
import { I18nContext } from '../../lib/i18n/use-translation.ts'

const i18n = createI18n('uz', {
  errors: {
    block: { title: 'Bu qism ochilmadi', text: '' },
    retry: 'Qayta',
    old: 'Holati {{time}}',
    unknownBlock: 'Nomaʼlum: {{type}}',
  },
})

function Text({ props }: AnyBlockProps) {
  return <p>{String(props.text)}</p>
}
function Frame({ slots }: AnyBlockProps) {
  return <section>{slots.content}</section>
}
function Counter({ props }: AnyBlockProps) {
  return <button type="button">{String(props.label)}</button>
}
let isBroken = true
function Fragile() {
  if (isBroken) throw new Error('broken')
  return <p>whole again</p>
}

function Scene() {
  return <Picture src="/a.png" alt="" isFirst />
}

const components = new Map<string, BlockComponent>([
  ['Text', Text],
  ['Frame', Frame],
  ['Counter', Counter],
  ['Fragile', Fragile],
  ['Scene', Scene],
])

const text: CompiledBlock = { id: 'text', type: 'Text', props: { text: 'Salom' }, static: true }
const counter: CompiledBlock = { id: 'counter', type: 'Counter', props: { label: 'Bos' } }
const fragile: CompiledBlock = { id: 'fragile', type: 'Fragile', props: {} }
const unknown: CompiledBlock = { id: 'gone', type: 'Gone', props: {} }

function page(blocks: CompiledBlock[], context: Partial<RenderContextValue> = {}, data: BlockData = {}) {
  return (
    <I18nContext value={i18n}>
      <RenderProvider value={pageContext({ components, ...context })}>
        <Blocks blocks={blocks} data={data} params={{}} keyPrefix="test" />
      </RenderProvider>
    </I18nContext>
  )
}

let container: HTMLElement
let root: Root | undefined
const logged = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom does not implement it; our ids need no escaping.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('console', { ...console, error: logged, warn: logged })
  container = document.body.appendChild(document.createElement('div'))
  isBroken = true
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  container.remove()
  logged.mockReset()
})

function hydrate(serverBlocks: CompiledBlock[], clientBlocks: CompiledBlock[]) {
  container.innerHTML = renderToString(page(serverBlocks))
  act(() => {
    root = hydrateRoot(container, page(clientBlocks), { onRecoverableError: logged })
  })
}

function show(blocks: CompiledBlock[], context?: Partial<RenderContextValue>) {
  root ??= createRoot(container, { onCaughtError: () => undefined })
  act(() => root?.render(page(blocks, context)))
}

test('hydrates a static block without props or warnings and keeps its HTML in later renders', () => {
  const blocks = [{ ...text }, counter]
  hydrate(blocks, blocks.map(withoutStaticProps))
  const kept = container.querySelector('p')
  expect(container.textContent).toBe('SalomBos')
  act(() => root?.render(page([withoutStaticProps(text), { ...counter, props: { label: 'Yana' } }])))
  expect(container.querySelector('p')).toBe(kept)
  expect(container.textContent).toBe('SalomYana')
  expect(logged).not.toHaveBeenCalled()
})

test('renders a static block anew when an answer contains its props', () => {
  hydrate([text], [withoutStaticProps(text)])
  act(() => root?.render(page([{ ...text, props: { text: 'Xayr' } }])))
  expect(container.textContent).toBe('Xayr')
  expect(container.querySelector('[data-block="text"]')?.hasAttribute('data-static')).toBe(true)
  expect(logged).not.toHaveBeenCalled()
})

test('a block says from when its data are, if the platform gives no newer ones', () => {
  const games = { status: 'success', data: {} } as const
  const shown = (data: BlockData) => renderToString(page([text, counter], {}, data))
  expect(shown({ counter: { games } })).not.toContain('Holati')
  const old = shown({ counter: { games: { ...games, asOf: Date.UTC(2026, 0, 1, 9, 5) } } })
  expect(old.match(/Holati 14:05/g)).toHaveLength(1)
  expect(old).toMatch(/<a href=""[^>]*>Qayta</)
})

test('omits a block whose condition does not hold', () => {
  const guestsOnly = { ...text, when: { all: [{ fact: 'user', is: 'guest' } as const] } }
  show([guestsOnly])
  expect(container.textContent).toBe('Salom')
  const { facts } = pageContext()
  show([guestsOnly], { facts: { ...facts, user: 'authenticated' } })
  expect(container.innerHTML).toBe('')
})

test('renders the blocks of a slot inside their parent block', () => {
  show([{ id: 'frame', type: 'Frame', props: {}, slots: { content: [text, counter] } }])
  expect(container.querySelector('section')?.textContent).toBe('SalomBos')
})

test('omits an unknown block for players and labels it in the preview', () => {
  show([unknown, text])
  expect(container.textContent).toBe('Salom')
  show([unknown, text], { preview: true })
  expect(container.textContent).toBe('Nomaʼlum: GoneSalom')
})

test('contains an error thrown by a block and recovers on retry', () => {
  show([fragile, text])
  expect(container.textContent).toContain('Bu qism ochilmadi')
  expect(container.textContent).toContain('Salom')
  isBroken = false
  act(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('whole againSalom')
})

test('hydrates a block that failed on the server as an error message with a retry button', () => {
  const failed = { ...fragile, failed: true as const }
  isBroken = false
  hydrate([failed], [failed])
  expect(container.textContent).toContain('Bu qism ochilmadi')
  expect(logged).not.toHaveBeenCalled()
  act(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('whole again')
})

/** A server-rendered block whose code is not loaded yet. */
async function deferredCounter() {
  const known = new Map(components)
  known.delete('Counter')
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  let isDeferred = true
  const onHydrated = vi.fn(() => (isDeferred = false))
  const deferred = {
    codeFor: (id: string) => (isDeferred && id === 'counter' ? code : undefined),
    onHydrated: (id: string) => {
      if (id === 'counter') onHydrated()
    },
  }
  container.innerHTML = renderToString(page([text, counter]))
  const context = { components: known, deferred }
  await act(async () => {
    root = hydrateRoot(container, page([text, counter], context), { onRecoverableError: logged })
  })
  const wake = () =>
    act(async () => {
      known.set('Counter', Counter)
      arrive()
      await code
    })
  return { onHydrated, wake, context }
}

test('shows the server’s HTML of a deferred block until its code is loaded, then hydrates the same elements', async () => {
  const { onHydrated, wake } = await deferredCounter()
  const button = container.querySelector('button')
  expect(button?.textContent).toBe('Bos')
  expect(onHydrated).not.toHaveBeenCalled()
  await wake()
  expect(onHydrated).toHaveBeenCalledTimes(1)
  expect(container.querySelector('button')).toBe(button)
  expect(logged).not.toHaveBeenCalled()
})

test('keeps a deferred block on the screen when its data change', async () => {
  const { wake, context } = await deferredCounter()
  const blocks = [text, { ...counter, props: { label: 'Yana' } }]
  act(() => root?.render(page(blocks, { ...context, scope: 'other' })))
  expect(container.textContent).toBe('SalomBos')
  await wake()
  expect(container.querySelector('button:not([style*="none"])')?.textContent).toBe('Yana')
})

test('a block for one device is in the HTML for all, marked for the styles, and hydrates with or without props', () => {
  const forPhones: CompiledBlock = {
    ...text,
    when: { all: [{ fact: 'device', is: 'phone' }] },
    isByDevice: true,
  }
  const forDesktops: CompiledBlock = { ...counter, when: { not: [{ fact: 'device', is: 'phone' }] } }
  const forAll: CompiledBlock = {
    ...fragile,
    when: {
      any: [
        { fact: 'device', is: 'phone' },
        { fact: 'user', is: 'guest' },
      ],
    },
  }
  isBroken = false
  const blocks = [forPhones, forDesktops, forAll]
  hydrate(blocks, blocks.map(withoutStaticProps))
  const shown = [...container.querySelectorAll<HTMLElement>('[data-block]')]
  expect(shown.map(({ dataset, textContent }) => [dataset.device, textContent])).toEqual([
    ['phone', 'Salom'],
    ['desktop', 'Bos'],
    [undefined, 'whole again'],
  ])
  expect(logged).not.toHaveBeenCalled()
})

test('pictures of a block for one device wait until they are visible', () => {
  const scene: CompiledBlock = { id: 'scene', type: 'Scene', props: {} }
  expect(renderToString(page([scene]))).toContain('fetchPriority="high"')
  const limited = renderToString(page([{ ...scene, isByDevice: true }]))
  expect(limited).toContain('loading="lazy"')
  expect(limited).not.toContain('fetchPriority')
})
