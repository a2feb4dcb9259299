import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/en.json' with { type: 'json' }
import { AddBlock } from './add-block.tsx'

let frames: Map<number, () => void>
const onDrag = vi.fn()
const onAdd = vi.fn()

beforeEach(() => {
  frames = new Map()
  onDrag.mockReset()
  onAdd.mockReset()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set(frames.size + 1, draw)
    return frames.size
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
})
/** The browser draws. */
const draw = () => act(async () => frames.forEach((each) => each()))

async function open() {
  const { container, unmount } = await showInStudio(
    <AddBlock
      list={{ path: ['blocks'], name: 'blocks', title: 'Blocks', slot: undefined, blocks: [] }}
      onAdd={onAdd}
      onDrag={onDrag}
      onCancel={() => undefined}
    />,
  )
  const dataTransfer = { setDragImage: () => undefined, setData: () => undefined }
  const card = container.querySelector('[draggable]')
  return {
    drag: (type: 'dragstart' | 'dragend') =>
      act(async () =>
        card?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { dataTransfer })),
      ),
    search: (query: string) =>
      act(async () => {
        const input = container.querySelector<HTMLInputElement>('input[type=search]')
        if (input) enterText(input, query)
      }),
    enter: () =>
      act(async () =>
        container
          .querySelector('input[type=search]')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
      ),
    categories: () =>
      [...container.querySelectorAll('section[aria-label]')].map((each) => each.getAttribute('aria-label')),
    several: () => act(async () => container.querySelector<HTMLElement>('input[type=checkbox]')?.click()),
    status: () => container.querySelector('[role=status]')?.textContent,
    isAside: () => container.querySelector('dialog')?.dataset['aside'] !== undefined,
    unmount,
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

it('adds the first block found by Enter, and stays open for several', async () => {
  const dialog = await open()
  await dialog.enter()
  expect(onAdd).not.toHaveBeenCalled()
  await dialog.search('game row')
  await dialog.enter()
  expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'GameRow' }), false)
  await dialog.several()
  await dialog.search('accordion')
  await dialog.enter()
  expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'Accordion' }), true)
  expect(dialog.status()).toMatch(/was added$/)
})

it('begins with the blocks that content managers add most', async () => {
  const { content, media, games } = messages.outline.categories
  expect((await open()).categories().slice(0, 3)).toEqual([content, media, games])
})
