import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { ActionMenu, type MenuAction } from './action-menu.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let container: HTMLElement
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  HTMLElement.prototype.scrollIntoView = () => undefined
})
async function shown(...groups: MenuAction[][]) {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  await act(async () => createRoot(container).render(<ActionMenu label="More" groups={groups} />))
}

const button = () => container.querySelector('button')
const items = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
const settled = () => act(async () => new Promise((done) => setTimeout(done, 10)))

async function press(target: Element | null, key: string) {
  await act(async () => target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  await settled()
}

it('runs an action once the menu is closed and its button has the focus again', async () => {
  const focused: unknown[] = []
  await shown([{ label: 'Rename', icon: 'edit', run: () => focused.push(document.activeElement) }])
  await press(button(), 'Enter')
  expect(items().map(({ textContent }) => textContent)).toEqual(['Rename'])
  await press(items()[0] ?? null, 'Enter')
  expect(items()).toEqual([])
  expect(focused).toEqual([button()])
})

it('is not shown without actions, and separates groups that have some', async () => {
  await shown([])
  expect(button()).toBeNull()
  const action = (label: string): MenuAction => ({ label, icon: 'edit', run: () => undefined })
  await shown([action('One')], [], [action('Two')])
  await press(button(), 'Enter')
  expect(document.querySelectorAll('[role=group]')).toHaveLength(2)
})

it('ticks the chosen one of several choices, and belongs to the dialog of its button', async () => {
  const dialog = document.createElement('dialog')
  document.body.replaceChildren(dialog)
  container = dialog
  const chosen: string[] = []
  const choice = (label: string, isChosen: boolean) => ({ label, isChosen, run: () => chosen.push(label) })
  await act(async () =>
    createRoot(dialog).render(
      <ActionMenu label="More" groups={[[choice('Русский', true), choice('English', false)]]} />,
    ),
  )
  await press(button(), 'Enter')
  const choices = [...dialog.querySelectorAll('[role=menuitemradio]')]
  expect(choices.map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  await press(choices[1] ?? null, 'Enter')
  expect(chosen).toEqual(['English'])
})
