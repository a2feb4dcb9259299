import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import type { DocumentSummary, StudioUser } from '../../../../schemas/studio/answers.ts'
import { DocumentTree } from '../document-tree.tsx'

beforeEach(() => localStorage.clear())
const user: StudioUser = {
  id: 1,
  login: 'aziza',
  name: 'Aziza',
  role: 'editor',
  isActive: true,
  hasSecondFactor: false,
  hasApp: false,
}
const summary = { state: 'published', version: 1, changedAt: null, changedBy: null } as const
const documents: DocumentSummary[] = [
  ...['a', 'b', 'c', 'd'].map((key) => ({ ...summary, kind: 'page' as const, key, route: `/${key}` })),
  { ...summary, kind: 'menu', key: 'abc' },
]

async function open(role: StudioUser['role'] = 'editor') {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: documents })))
  const { container } = await showInStudio(<DocumentTree section={undefined} chosen={undefined} />, {
    user: { ...user, role },
  })
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  const boxes = () => [...container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const nameOf = (box: HTMLInputElement) =>
    box.getAttribute('aria-label') ?? box.closest('label')?.textContent
  return {
    names: () => boxes().map(nameOf),
    box: (name: string) => boxes().find((box) => nameOf(box) === name),
    async click(name: string, init: MouseEventInit = {}) {
      const box = boxes().find((each) => nameOf(each) === name)
      await act(async () => box?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init })))
    },
    selected: () =>
      boxes()
        .filter((box) => box.checked && box.hasAttribute('aria-label'))
        .map(nameOf),
    told: () =>
      [...container.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(''),
    async search(text: string) {
      const input = container.querySelector<HTMLInputElement>('[type=search]')
      if (input) await act(async () => enterText(input, text))
    },
  }
}

it('selects a group and says how many documents are selected', async () => {
  const shown = await open()
  await shown.click('Pages: select all (4)')
  expect(shown.selected()).toEqual(['Select a', 'Select b', 'Select c', 'Select d'])
  expect(shown.told()).toBe('4 documents selected')
  await shown.click('Select b')
  expect(shown.box('Pages: select all (4)')).toMatchObject({ checked: false, indeterminate: true })
  await shown.click('Pages: select all (4)')
  await shown.click('Pages: select all (4)')
  expect(shown.selected()).toEqual([])
})

it('selects a range with the Shift key', async () => {
  const shown = await open()
  await shown.click('Select b')
  await shown.click('Select d', { shiftKey: true })
  expect(shown.selected()).toEqual(['Select b', 'Select c', 'Select d'])
})

it('selects everything that a search has found', async () => {
  const shown = await open()
  await shown.search('/a')
  await shown.click('Select all found (2)')
  await shown.search('')
  expect(shown.selected()).toEqual(['Select a', 'Select abc'])
})

it('offers viewers nothing to select', async () => {
  expect((await open('viewer')).names()).toEqual([])
})
