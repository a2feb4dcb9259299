import { act } from 'react'
import { expect, it } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { ActionMenu, type MenuAction } from './action-menu.tsx'

let container: HTMLElement
async function shown(...groups: MenuAction[][]) {
  ;({ container } = await showInStudio(<ActionMenu label="More" groups={groups} />))
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
  const chosen: string[] = []
  const choice = (label: string, isChosen: boolean) => ({ label, isChosen, run: () => chosen.push(label) })
  ;({ container } = await showInStudio(
    <dialog open>
      <ActionMenu label="More" groups={[[choice('Русский', true), choice('English', false)]]} />,
    </dialog>,
  ))
  await press(button(), 'Enter')
  const choices = [...container.querySelectorAll('dialog [role=menuitemradio]')]
  expect(choices.map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  await press(choices[1] ?? null, 'Enter')
  expect(chosen).toEqual(['English'])
})
