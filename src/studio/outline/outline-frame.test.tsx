import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { registry } from '../../../registry/index.ts'
import { fieldLabels } from '../fields/labels/field-labels.ts'
import messages from '../messages/en.json' with { type: 'json' }
import type { JsonPath } from '../json-path.ts'
import { BlockToolbar } from './block-toolbar.tsx'
import { outlineOf } from './block-tree.ts'
import { Outline } from './outline.tsx'

const block = { id: 'intro', type: 'RichText', version: 1, props: {} }
const second = { ...block, id: 'second' }
const body = { blocks: [{ ...block, lock: true }, second] }
const onChange = vi.fn()

beforeEach(() => {
  localStorage.clear()
  onChange.mockReset()
  // jsdom has no CSS object.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

async function show(selected: JsonPath | null = ['blocks', 0]) {
  const lists = outlineOf('page', body, { contracts: registry, labels: fieldLabels('en') })
  const [list] = lists
  const [block] = list?.blocks ?? []
  const { container } = await showInStudio(
    <Outline
      body={body}
      lists={lists}
      selected={selected}
      onSelect={() => undefined}
      onChange={onChange}
      issues={new Map()}
      isReadOnly={false}
      documentName="Page"
      experiment={undefined}
      onEditText={() => undefined}
    >
      {list && block && <BlockToolbar block={block} list={list} index={0} />}
    </Outline>,
    { role: 'admin' },
  )
  const fold = container.querySelector<HTMLButtonElement>('[aria-expanded]')
  return {
    container,
    fold,
    isFolded: () => container.querySelector('[role=group]') === null,
    toggle: () => act(async () => fold?.click()),
    press: (init: KeyboardEventInit) =>
      act(async () => fold?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))),
  }
}

it('is folded to the place of a selected block, and unfolded while none is; both choices are remembered', async () => {
  const beside = await show()
  expect(beside.isFolded()).toBe(true)
  expect(beside.fold?.textContent).toBe('Blocks Rich text · 1 of 2')
  expect((await show(null)).isFolded()).toBe(false)
  await beside.toggle()
  expect(beside.isFolded()).toBe(false)
  const alone = await show(null)
  await alone.toggle()
  expect((await show()).isFolded()).toBe(false)
  expect((await show(null)).isFolded()).toBe(true)
})

it('moves the selected block with the keys of its row while it is folded', async () => {
  const { press } = await show()
  // It is locked.
  await press({ key: 'Delete' })
  expect(onChange).not.toHaveBeenCalled()
  await press({ key: 'ArrowDown', altKey: true })
  expect(onChange).toHaveBeenCalledWith({ blocks: [second, { ...block, lock: true }] }, ['blocks', 1])
})

it('says why a locked block can be neither hidden nor removed, and lets an admin lift the lock', async () => {
  const { container } = await show()
  const { isLocked, hide, remove, lock } = messages.outline
  const button = (label: string) => container.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)
  for (const label of [hide, remove]) {
    expect(button(label)?.disabled).toBe(true)
    expect(button(label)?.title).toBe(isLocked)
  }
  await act(async () => button(lock)?.click())
  expect(onChange).toHaveBeenCalledWith({ blocks: [block, second] }, ['blocks', 0])
})
