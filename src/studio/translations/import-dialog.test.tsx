import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { ImportPreview } from '../../../schemas/studio/translations.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { ImportDialog } from './import-dialog.tsx'

const text = {
  kind: 'page',
  key: 'news',
  place: '/text',
  source: 'Salom',
  before: '',
  after: 'Привет',
} as const
const preview: ImportPreview = {
  locale: 'ru',
  changes: [text],
  outdated: [{ ...text, place: '/other', sourceBefore: 'Xayr' }],
  invalid: [],
  unchanged: 0,
  untranslated: 0,
  fingerprint: 'x',
}

it('forgets the error and the choice of the last file when another one is checked', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.endsWith('checkImport')
        ? Response.json({ data: preview })
        : Response.json({ error: { type: 'Conflict', message: 'changed' } }, { status: 409 }),
    ),
  )
  const { container } = await showInStudio(
    <ImportDialog onImported={() => undefined} onClose={() => undefined} />,
    { language: 'ru' },
  )
  const box = () => container.querySelector<HTMLInputElement>('input[type=checkbox]')
  const alert = () => container.querySelector('[role=alert]')
  const shown = (find: () => Element | null) =>
    vi.waitFor(async () => {
      await act(() => Promise.resolve())
      expect(find()).not.toBeNull()
    })
  const choose = async () => {
    // jsdom reads no files.
    const file = Object.assign(new File(['<x/>'], 'a.xlf'), { text: () => Promise.resolve('<x/>') })
    const input = container.querySelector('input[type=file]')
    if (!input) throw new Error('no input')
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' })
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
    await shown(box)
  }
  await choose()
  act(() => box()?.click())
  expect(box()?.checked).toBe(true)
  const take = [...container.querySelectorAll('button')].at(-1)
  act(() => take?.click())
  await shown(alert)
  await choose()
  expect([alert(), box()?.checked]).toEqual([null, false])
})
