import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { Conditions } from './conditions.tsx'

const hide = vi.fn()
let page: HTMLIFrameElement

beforeEach(async () => {
  HTMLElement.prototype.hidePopover = hide
  page = document.body.appendChild(document.createElement('iframe'))
  await showInStudio(<Conditions count={0}>controls</Conditions>)
})
afterEach(() => {
  page.remove()
  hide.mockReset()
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
})

it.each([
  ['closes with a click in the page', true, 1],
  ['stays open when the page takes the focus by itself', false, 0],
])('%s', (_, isUnderPointer, times) => {
  page.focus()
  vi.spyOn(page, 'matches').mockReturnValue(isUnderPointer)
  window.dispatchEvent(new Event('blur'))
  expect(hide).toHaveBeenCalledTimes(times)
})
