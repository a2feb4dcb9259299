// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../language-provider.tsx'
import { AddBlock } from './add-block.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let frames: Map<number, () => void>
const onDrag = vi.fn()

beforeEach(() => {
  frames = new Map()
  onDrag.mockReset()
  Object.assign(HTMLDialogElement.prototype, {
    show: () => undefined,
    showModal: () => undefined,
    close: () => undefined,
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set(frames.size + 1, draw)
    return frames.size
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
})
afterEach(() => vi.unstubAllGlobals())

/** The browser draws. */
const draw = () => act(async () => frames.forEach((each) => each()))

async function open() {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
          <AddBlock
            list={{ path: ['blocks'], name: 'blocks', title: 'Blocks', slot: undefined, blocks: [] }}
            onAdd={() => undefined}
            onDrag={onDrag}
            onCancel={() => undefined}
          />
        </LanguageProvider>
      </SWRConfig>,
    ),
  )
  const dataTransfer = { setDragImage: () => undefined, setData: () => undefined }
  const card = container.querySelector('[draggable]')
  return {
    drag: (type: 'dragstart' | 'dragend') =>
      act(async () =>
        card?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { dataTransfer })),
      ),
    isAside: () => container.querySelector('dialog')?.dataset['aside'] !== undefined,
    unmount: () => act(async () => root.unmount()),
  }
}

it('makes room for the page while a block is dragged', async () => {
  const dialog = await open()
  await dialog.drag('dragstart')
  expect(dialog.isAside()).toBe(false)
  await draw()
  expect(dialog.isAside()).toBe(true)
  expect(onDrag).toHaveBeenCalledTimes(1)
  await dialog.drag('dragend')
  expect(dialog.isAside()).toBe(false)
  expect(onDrag).toHaveBeenLastCalledWith(null)
})

it('stays where it is if the drag ends before it has begun', async () => {
  const dialog = await open()
  await dialog.drag('dragstart')
  await dialog.drag('dragend')
  await draw()
  expect(dialog.isAside()).toBe(false)
  expect(onDrag).toHaveBeenLastCalledWith(null)
})

it('drags nothing after it is closed', async () => {
  const dialog = await open()
  await dialog.drag('dragstart')
  await dialog.unmount()
  await draw()
  expect(onDrag).not.toHaveBeenCalled()
})
