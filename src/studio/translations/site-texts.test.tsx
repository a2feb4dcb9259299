import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Translations } from '../../../schemas/studio/translations.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { SiteTexts } from './site-texts.tsx'

const texts: Translations = {
  locale: 'ru',
  source: 'uz',
  documents: [
    {
      kind: 'page',
      key: 'news',
      units: ['first', 'second'].map((name) => ({
        path: `/${name}/ru`,
        place: `/${name}`,
        source: name,
        target: '',
        format: 'plain',
        state: 'missing',
      })),
    },
  ],
}
const filter = { locale: 'ru', query: '', state: 'open', kind: null, document: null } as const

beforeEach(async () => {
  // The document never arrives: the keys work without it.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await showInStudio(
    <SiteTexts
      translations={texts}
      filter={filter}
      onFilter={() => undefined}
      onReread={() => Promise.resolve()}
    />,
    { language: 'ru' },
  )
})

const rows = () => [...document.querySelectorAll<HTMLElement>('li > button')]
const opened = () => rows().findIndex((row) => row.getAttribute('aria-expanded') === 'true')

async function press(target: Element | null | undefined, init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  await act(async () => {
    target?.dispatchEvent(event)
    await Promise.resolve()
  })
  return event
}

it('leaves Alt+Down to the lists of the filters', async () => {
  const event = await press(document.querySelector('select'), { key: 'ArrowDown', altKey: true })
  expect([event.defaultPrevented, opened()]).toEqual([false, -1])
  await press(rows()[0], { key: 'ArrowDown', altKey: true })
  expect(opened()).toBe(0)
})

it('returns the focus to the row when Escape closes the editor', async () => {
  await press(rows()[1], { key: 'ArrowUp', altKey: true })
  expect(opened()).toBe(1)
  const slot = rows()[1]?.nextElementSibling
  await press(slot, { key: 'Escape' })
  expect(opened()).toBe(-1)
  expect(document.activeElement).toBe(rows()[1])
})
