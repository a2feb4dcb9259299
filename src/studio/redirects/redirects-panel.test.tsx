import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import english from '../messages/en.json' with { type: 'json' }
import { RedirectsPanel } from './redirects-panel.tsx'

it('reports what a pasted spreadsheet brings, then adds it to the rules', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLDialogElement.prototype.close = () => undefined
  const body = { items: [{ from_url: '/old', to_url: '/rules' }] }
  const edit = vi.fn((recipe: (draft: Record<string, unknown>) => void) => recipe(body))
  const { container } = await showInStudio(
    <RedirectsPanel body={body} edit={edit} isReadOnly={false} savedAt={null} />,
  )
  await act(async () => container.querySelector('button')?.click())
  const area = container.querySelector('textarea')
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  const workbook = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'redirects.xlsx')
  Object.defineProperty(input, 'files', { value: [workbook] })
  Object.defineProperty(input, 'value', { value: '', writable: true })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await eventually(() => expect(container.textContent).toContain(english.redirects.workbook))
  expect(area?.value).toBe('')
  const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    setText?.call(area, 'from\tto\n/акции\t/promotions\nnone\t/rules')
    area?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(container.querySelector('dialog [role=status]')?.textContent).toBe(
    'New: 1. Replaced: 0. Already there: 0. Not taken: 1.',
  )
  expect(container.querySelector('tbody')?.textContent).toContain(english.redirects.reasons.from)
  await act(async () =>
    container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
  expect(body.items).toEqual([
    { from_url: '/old', to_url: '/rules' },
    { from_url: '/акции', to_url: '/promotions' },
  ])
})
