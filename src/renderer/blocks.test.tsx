// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompiledBlock } from '../../schemas/compiled.ts'
import { createI18n } from '../lib/i18n/i18n.ts'
import { Blocks } from './blocks.tsx'
import { withoutKeptProps } from './static-html.ts'
import {
  RenderProvider,
  type AnyBlockProps,
  type BlockComponent,
  type RenderContextValue,
} from './render-context.tsx'
import { pageContext } from '../../tests/support/page-context.ts'
import { I18nContext } from '../lib/i18n/use-translation.ts'

const i18n = createI18n('uz', {
  errors: {
    block: { title: 'Bu qism ochilmadi', text: '' },
    retry: 'Qayta',
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

const components = new Map<string, BlockComponent>([
  ['Text', Text],
  ['Frame', Frame],
  ['Counter', Counter],
  ['Fragile', Fragile],
])

const text: CompiledBlock = { id: 'text', type: 'Text', props: { text: 'Salom' }, static: true }
const counter: CompiledBlock = { id: 'counter', type: 'Counter', props: { label: 'Bos' } }
const fragile: CompiledBlock = { id: 'fragile', type: 'Fragile', props: {} }
const unknown: CompiledBlock = { id: 'gone', type: 'Gone', props: {} }

function page(blocks: CompiledBlock[], context: Partial<RenderContextValue> = {}) {
  return (
    <I18nContext value={i18n}>
      <RenderProvider value={pageContext({ components, ...context })}>
        <Blocks blocks={blocks} data={{}} params={{}} keyPrefix="test" />
      </RenderProvider>
    </I18nContext>
  )
}

let container: HTMLElement
let root: Root | undefined
const complaints = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom does not implement it; our ids need no escaping.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('console', { ...console, error: complaints, warn: complaints })
  container = document.body.appendChild(document.createElement('div'))
  isBroken = true
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  container.remove()
  complaints.mockReset()
  vi.unstubAllGlobals()
})

function hydrate(serverBlocks: CompiledBlock[], clientBlocks: CompiledBlock[]) {
  container.innerHTML = renderToString(page(serverBlocks))
  act(() => {
    root = hydrateRoot(container, page(clientBlocks), { onRecoverableError: complaints })
  })
}

function show(blocks: CompiledBlock[], context?: Partial<RenderContextValue>) {
  root ??= createRoot(container, { onCaughtError: () => undefined })
  act(() => root?.render(page(blocks, context)))
}

test('a static block hydrates without its props, silently, and keeps its HTML through later renders', () => {
  const blocks = [{ ...text }, counter]
  hydrate(blocks, blocks.map(withoutKeptProps))
  const kept = container.querySelector('p')
  expect(container.textContent).toBe('SalomBos')
  act(() => root?.render(page([withoutKeptProps(text), { ...counter, props: { label: 'Yana' } }])))
  expect(container.querySelector('p')).toBe(kept)
  expect(container.textContent).toBe('SalomYana')
  expect(complaints).not.toHaveBeenCalled()
})

test('with the props of a new answer a kept block is rendered anew', () => {
  hydrate([text], [withoutKeptProps(text)])
  act(() => root?.render(page([{ ...text, props: { text: 'Xayr' } }])))
  expect(container.textContent).toBe('Xayr')
  expect(container.querySelector('[data-block="text"]')?.hasAttribute('data-static')).toBe(true)
  expect(complaints).not.toHaveBeenCalled()
})

test('a block whose condition does not hold is not there', () => {
  const guestsOnly = { ...text, when: { all: [{ fact: 'user', is: 'guest' } as const] } }
  show([guestsOnly])
  expect(container.textContent).toBe('Salom')
  const { facts } = pageContext()
  show([guestsOnly], { facts: { ...facts, user: 'authenticated' } })
  expect(container.innerHTML).toBe('')
})

test('blocks in slots stand inside their block', () => {
  show([{ id: 'frame', type: 'Frame', props: {}, slots: { content: [text, counter] } }])
  expect(container.querySelector('section')?.textContent).toBe('SalomBos')
})

test('an unknown block is left out for players and labelled in the preview', () => {
  show([unknown, text])
  expect(container.textContent).toBe('Salom')
  show([unknown, text], { preview: true })
  expect(container.textContent).toBe('Nomaʼlum: GoneSalom')
})

test('a block that throws is contained, and works again after another try', () => {
  show([fragile, text])
  expect(container.textContent).toContain('Bu qism ochilmadi')
  expect(container.textContent).toContain('Salom')
  isBroken = false
  act(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('whole againSalom')
})

test('a block that failed on the server hydrates as the message and can be tried again', () => {
  const failed = { ...fragile, failed: true as const }
  isBroken = false
  hydrate([failed], [failed])
  expect(container.textContent).toContain('Bu qism ochilmadi')
  expect(complaints).not.toHaveBeenCalled()
  act(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('whole again')
})

/** A server-rendered block whose code is not loaded yet. */
async function sleepingCounter() {
  const known = new Map(components)
  known.delete('Counter')
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  let isAsleep = true
  const awoke = vi.fn(() => (isAsleep = false))
  const sleeping = {
    codeFor: (id: string) => (isAsleep && id === 'counter' ? code : undefined),
    awoke: (id: string) => {
      if (id === 'counter') awoke()
    },
  }
  container.innerHTML = renderToString(page([text, counter]))
  const context = { components: known, sleeping }
  await act(async () => {
    root = hydrateRoot(container, page([text, counter], context), { onRecoverableError: complaints })
  })
  const wake = () =>
    act(async () => {
      known.set('Counter', Counter)
      arrive()
      await code
    })
  return { awoke, wake, context }
}

test('a sleeping block is the server’s HTML until its code is here, and then the same elements alive', async () => {
  const { awoke, wake } = await sleepingCounter()
  const button = container.querySelector('button')
  expect(button?.textContent).toBe('Bos')
  expect(awoke).not.toHaveBeenCalled()
  await wake()
  expect(awoke).toHaveBeenCalledTimes(1)
  expect(container.querySelector('button')).toBe(button)
  expect(complaints).not.toHaveBeenCalled()
})

test('what changes while a block sleeps does not take it from the screen', async () => {
  const { wake, context } = await sleepingCounter()
  const blocks = [text, { ...counter, props: { label: 'Yana' } }]
  act(() => root?.render(page(blocks, { ...context, scope: 'other' })))
  expect(container.textContent).toBe('SalomBos')
  await wake()
  expect(container.querySelector('button:not([style*="none"])')?.textContent).toBe('Yana')
})
