import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { registry } from '../../../registry/index.ts'
import { fieldLabels } from '../fields/labels/field-labels.ts'
import messages from '../messages/en.json' with { type: 'json' }
import { outlineOf } from './block-tree.ts'
import { Outline } from './outline.tsx'

const block = { id: 'intro', type: 'RichText', version: 1, props: {} }
const body = { blocks: [{ ...block, lock: true }] }
const onChange = vi.fn()

beforeEach(() => {
  localStorage.clear()
  // jsdom has no CSS object.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

function show() {
  const lists = outlineOf('page', body, { contracts: registry, labels: fieldLabels('en') })
  return showInStudio(
    <Outline
      body={body}
      lists={lists}
      selected={['blocks', 0]}
      onSelect={() => undefined}
      onChange={onChange}
      issues={new Map()}
      isReadOnly={false}
      documentName="Page"
      experiment={undefined}
      onEditText={() => undefined}
    />,
    { role: 'admin' },
  )
}

it('folds to the name of the chosen block, also with the next document', async () => {
  const { container } = await show()
  const rows = (place: HTMLElement) => place.querySelector(`[role=group]`)
  const fold = (place: HTMLElement) => place.querySelector<HTMLButtonElement>('[aria-expanded]')
  expect(rows(container)).not.toBeNull()
  await act(async () => fold(container)?.click())
  expect(rows(container)).toBeNull()
  expect(fold(container)?.textContent).toBe('BlocksRich text')
  const next = (await show()).container
  expect(rows(next)).toBeNull()
  await act(async () => fold(next)?.click())
  expect(rows((await show()).container)).not.toBeNull()
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
  expect(onChange).toHaveBeenCalledWith({ blocks: [block] }, ['blocks', 0])
})
