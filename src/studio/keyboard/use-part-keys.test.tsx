import { beforeEach, expect, it } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { usePartKeys } from './use-part-keys.ts'

function Screen() {
  usePartKeys()
  return (
    <>
      <nav id="menu" data-part="">
        <button type="button" />
      </nav>
      <main id="page" data-part="">
        <section id="fields" data-part="">
          <input />
        </section>
        <button type="button" id="between" />
        <section id="preview" data-part="" />
      </main>
    </>
  )
}
beforeEach(async () => {
  await showInStudio(<Screen />)
})

function press(shiftKey = false) {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey, cancelable: true }))
  return document.activeElement?.id
}

it('F6 leads through the innermost parts of the screen, around its end and back', () => {
  expect([press(), press(), press(), press()]).toEqual(['menu', 'fields', 'preview', 'menu'])
  expect([press(true), press(true)]).toEqual(['preview', 'fields'])
})

it('F6 leads on from a control within a part, and from one between parts', () => {
  document.querySelector('input')?.focus()
  expect(press()).toBe('preview')
  document.querySelector<HTMLElement>('#between')?.focus()
  expect(press()).toBe('preview')
  document.querySelector<HTMLElement>('#between')?.focus()
  expect(press(true)).toBe('fields')
})
