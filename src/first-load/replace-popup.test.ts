// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { replaceEarly } from './replace-popup.ts'

const [open, close, leave] = [vi.fn(), vi.fn(), vi.fn()]
afterEach(() => {
  document.body.replaceChildren()
  vi.resetAllMocks()
})

function openDialog(animations: readonly object[] = []): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  // jsdom has no animations.
  return Object.assign(dialog, { getAnimations: () => animations })
}

function replace(): HTMLDialogElement {
  const dialog = openDialog()
  const opener = document.body.appendChild(document.createElement('button'))
  replaceEarly({ name: 'login', forms: [], opener, dialog, clicks: [], leave }, { open, close })
  return dialog
}

test('a popup that is closed while its replacement is rendered stays closed', async () => {
  const dialog = replace()
  expect(open).toHaveBeenCalledOnce()
  dialog.dispatchEvent(new Event('close'))
  expect(close).toHaveBeenCalledOnce()
  openDialog()
  await new Promise(setImmediate)
  expect(leave).not.toHaveBeenCalled()
})

test('a popup that is closed stays closed even if the browser tells it later', async () => {
  const dialog = replace()
  dialog.removeAttribute('open')
  openDialog()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  dialog.dispatchEvent(new Event('close'))
  expect(close).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
})

test('a replaced popup leaves, which does not close its replacement', async () => {
  const dialog = replace()
  openDialog()
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  dialog.dispatchEvent(new Event('close'))
  expect(close).not.toHaveBeenCalled()
})

test('a spinner in the replacement does not stop what was typed, and the focus, from passing over', async () => {
  const dialog = replace()
  const typed = dialog.appendChild(document.createElement('input'))
  typed.value = '90 123'
  typed.focus()
  const finish = vi.fn()
  const replacement = openDialog([
    {
      effect: { getComputedTiming: () => ({ endTime: Infinity }) },
      finish: () => {
        throw new DOMException('Cannot finish Animation with an infinite target effect end.')
      },
    },
    { effect: { getComputedTiming: () => ({ endTime: 200 }) }, finish },
  ])
  const field = replacement.appendChild(document.createElement('input'))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect(finish).toHaveBeenCalledOnce()
  expect(field.value).toBe('90 123')
  expect(document.activeElement).toBe(field)
})
