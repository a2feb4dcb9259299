import { act } from 'react'
import { fireEvent, within } from 'storybook/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registry } from '../../../../registry/index.ts'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import { textKey } from '../../../../schemas/studio/text-key.ts'
import { fieldLabels } from '../../fields/labels/field-labels.ts'
import english from '../../messages/en.json' with { type: 'json' }
import { produce } from 'immer'
import { outlineOf } from '../../outline/block-tree.ts'
import { createCanvasStore, type CanvasStore } from '../canvas/canvas-store.ts'
import { TextEditing } from './text-editing.tsx'

const body = {
  blocks: [
    {
      ...{ id: 'section', type: 'Section', version: 1 },
      props: { title: { uz: 'Sarlavha', ru: 'Заголовок' }, text: { uz: 'Matn', ru: 'Текст' } },
    },
    {
      id: 'rules',
      type: 'RichText',
      version: 1,
      props: { title: { uz: 'Nom', ru: 'Имя' }, text: { uz: '<p>Qoida</p>', ru: '<p>Правило</p>' } },
    },
  ],
}
const look = {
  ...{ color: '', backgroundColor: '', fontFamily: '', fontSize: '16px', fontStyle: '', fontWeight: '' },
  ...{ letterSpacing: '', lineHeight: '20px', textAlign: 'start', textTransform: 'none' },
}
let canvas: CanvasStore
let changed: unknown
let sessions: (number | undefined)[]

/** A page that displays these texts below each other, 20 pixels high. */
function pageWith(...texts: string[]) {
  const findTexts = (block: string, keys: readonly string[]) => {
    const places = texts.map((text, index) => ({ key: textKey(text), top: index * 20 }))
    const found = places.filter(({ key }) => keys.includes(key))
    const box = { isVisible: true, left: 0, width: 100, height: 20, look }
    queueMicrotask(() =>
      act(() => canvas.setState({ found: { block, texts: found.map((place) => ({ ...box, ...place })) } })),
    )
  }
  act(() => canvas.setState({ findTexts }))
}

const open = (block: string, at: { x: number; y: number } | null) =>
  act(async () => canvas.setState({ wanted: { block, at } }))
const screen = () => within(document.body)
const field = () => screen().getByRole('textbox')
const press = (key: string, keys = {}) => act(async () => void fireEvent.keyDown(field(), { key, ...keys }))
function type(text: string) {
  field().textContent = text
  act(() => void fireEvent.input(field()))
}

beforeEach(async () => {
  changed = undefined
  sessions = []
  canvas = createCanvasStore('uz')
  const lists = outlineOf('page', body, { contracts: registry, labels: fieldLabels('en') })
  await showInStudio(
    <TextEditing
      {...{ canvas, lists, body }}
      idInPage={(id) => id}
      edit={(recipe, _place, session) => {
        changed = produce(body, recipe)
        sessions.push(session)
      }}
    />,
  )
})
afterEach(() => void vi.restoreAllMocks())

it('edits the text under the pointer in the language of the page, and saves it while typing', async () => {
  act(() => canvas.setState({ locale: 'ru' }))
  pageWith('Заголовок', 'Текст')
  await open('section', { x: 10, y: 30 })
  expect(field().getAttribute('lang')).toBe('ru')
  expect(field().textContent).toBe('Текст')
  type('Новый  текст\n')
  expect(changed).toMatchObject({ blocks: [{ props: { text: { uz: 'Matn', ru: 'Новый текст' } } }, {}] })
  await press('Enter')
  expect(screen().queryByRole('textbox')).toBeNull()
})

it('keeps what was typed after Escape, as one step of the history', async () => {
  vi.useFakeTimers()
  pageWith('Sarlavha')
  await open('section', null)
  type('Bosh')
  vi.advanceTimersByTime(60_000)
  type('Boshqa')
  await press('Escape')
  vi.useRealTimers()
  expect(changed).toMatchObject({ blocks: [{ props: { title: { uz: 'Boshqa' } } }, {}] })
  expect(new Set(sessions).size).toBe(1)
  expect(screen().queryByRole('textbox')).toBeNull()
})

it('saves nothing without a change, and an emptied text only at the end', async () => {
  pageWith('Sarlavha')
  await open('section', null)
  await press('Enter')
  await open('section', null)
  type('')
  expect(changed).toBeUndefined()
  await press('Enter')
  expect(changed).toMatchObject({ blocks: [{ props: { title: { uz: '' } } }, {}] })
})

it('saves the text when the focus leaves', async () => {
  pageWith('Sarlavha')
  await open('section', null)
  type('Boshqa')
  await act(async () => void fireEvent.focusOut(field(), { relatedTarget: document.body }))
  expect(changed).toMatchObject({ blocks: [{ props: { title: { uz: 'Boshqa' } } }, {}] })
})

it('continues with the next text of the block by Tab, and back by Shift and Tab', async () => {
  pageWith('Sarlavha', 'Matn')
  await open('section', null)
  await press('Tab')
  expect(field().textContent).toBe('Matn')
  await press('Tab', { shiftKey: true })
  expect(field().textContent).toBe('Sarlavha')
})

it('keeps what was typed when the page no longer displays the text, such as another slide', async () => {
  pageWith('Sarlavha', 'Matn')
  await open('section', null)
  type('Boshqa')
  pageWith('Matn')
  await act(async () => canvas.setState({ refreshes: 1 }))
  await press('Enter')
  expect(changed).toMatchObject({ blocks: [{ props: { title: { uz: 'Boshqa' } } }, {}] })
})

it('returns the focus to where editing began, but not while it continues with another text', async () => {
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  pageWith('Sarlavha', 'Matn')
  await open('section', null)
  await press('Tab')
  expect(document.activeElement).toBe(field())
  await press('Tab')
  expect(screen().queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('edits markup with its toolbar', async () => {
  pageWith('Qoida')
  await open('rules', { x: 10, y: 10 })
  expect(screen().getByRole('toolbar')).toBeTruthy()
  expect(field().innerHTML).toContain('<p>Qoida</p>')
  await press('Enter', { ctrlKey: true })
  expect(changed).toBeUndefined()
  expect(screen().queryByRole('textbox')).toBeNull()
})

it('continues after markup by Tab, too', async () => {
  pageWith('Qoida', 'Nom')
  await open('rules', null)
  expect(field().innerHTML).toContain('<p>Qoida</p>')
  await press('Tab')
  expect(field().textContent).toBe('Nom')
})

it.each([
  ['data', 'section', { x: 10, y: 90 }],
  ['none', 'rules', null],
] as const)('says why a text cannot be edited: %s', async (reason, block, at) => {
  pageWith('Sarlavha')
  await open(block, at)
  expect(screen().queryByRole('textbox')).toBeNull()
  expect(screen().getByRole('status').textContent).toBe(english.canvas.notEditable[reason])
})

it('shows a stored text at once, until the page displays it itself or has moved', async () => {
  const shown = () => document.querySelector('[data-stored-text]')
  pageWith('Sarlavha')
  await open('section', null)
  type('Boshqa')
  await press('Enter')
  expect(shown()?.textContent).toBe('Boshqa')
  await act(async () => canvas.setState({ refreshes: 1 }))
  expect(shown()).toBeNull()
})

it('does not show a stored text where it was before the page scrolled', async () => {
  pageWith('Sarlavha')
  await open('section', null)
  type('Boshqa')
  await press('Enter')
  const box = { id: 'section', top: -100, left: 0, width: 100, height: 40 }
  await act(async () => canvas.setState({ blocks: [box] }))
  expect(document.querySelector('[data-stored-text]')).toBeNull()
})
