import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { Toolbar } from './toolbar.tsx'

let container: HTMLElement
let render: Awaited<ReturnType<typeof showInStudio>>['render']
beforeEach(async () => {
  ;({ container, render } = await showInStudio(null))
})

/** `-` before a name: the button is disabled. */
const show = (...names: string[]) =>
  render(
    <Toolbar label="Tools">
      {names.map((name) => (
        <button key={name.replace('-', '')} type="button" disabled={name.startsWith('-')}>
          {name.replace('-', '')}
        </button>
      ))}
    </Toolbar>,
  )

const buttons = () => [...container.querySelectorAll('button')]
const stops = () =>
  buttons().flatMap(({ tabIndex, disabled, textContent }) =>
    tabIndex === 0 && !disabled ? [textContent] : [],
  )
const focus = (name: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.focus(),
  )
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

it('is one stop of the Tab key, at the button that had the focus last', async () => {
  await show('-Up', 'Down', 'Copy')
  expect(stops()).toEqual(['Down'])
  await focus('Copy')
  expect(stops()).toEqual(['Copy'])
})

it.each([
  ['ArrowRight', 'Copy'],
  ['ArrowLeft', 'Remove'],
  ['Home', 'Down'],
  ['End', 'Remove'],
])('%s leads from the first to the button %s', async (key, name) => {
  await show('-Up', 'Down', 'Copy', 'Remove')
  await focus('Down')
  await press(key)
  expect(document.activeElement?.textContent).toBe(name)
  expect(stops()).toEqual([name])
})

it('moves the focus from a button that gets disabled to the next one', async () => {
  await show('Up', 'Down', 'Copy')
  await focus('Up')
  await show('-Up', 'Down', 'Copy')
  expect(document.activeElement?.textContent).toBe('Down')
  expect(stops()).toEqual(['Down'])
})
