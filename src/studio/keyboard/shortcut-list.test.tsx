import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import english from '../messages/en.json' with { type: 'json' }
import { shortcutListStore, showShortcuts } from './shortcut-list-store.ts'
import { ShortcutList } from './shortcut-list.tsx'
import { shortcuts } from './shortcuts.ts'

let container: HTMLElement
beforeEach(async () => {
  ;({ container } = await showInStudio(
    <>
      <input />
      <ShortcutList />
    </>,
  ))
})
afterEach(() => act(async () => shortcutListStore.setState({ isOpen: false })))

const list = () => container.querySelector('dialog')
const press = (target: EventTarget | null) =>
  act(async () =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true })),
  )

it('opens with a question mark, unless that is text or a dialog is open', async () => {
  await press(container.querySelector('input'))
  expect(list()).toBeNull()
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  await press(document.body)
  expect(list()).toBeNull()
  dialog.remove()
  await press(document.body)
  expect(list()).not.toBeNull()
})

it('lists every shortcut with its keys and its meaning', async () => {
  await act(async () => showShortcuts())
  const ids = Object.values(shortcuts).flat()
  const keys = ids.flatMap((id) => english.shortcuts.keys[id].split(', '))
  expect([...(list()?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual(keys)
  for (const id of ids) expect(list()?.textContent).toContain(english.shortcuts.texts[id])
  expect(Object.keys(english.shortcuts.keys)).toEqual(ids)
})
