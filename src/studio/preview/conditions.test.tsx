import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../language-provider.tsx'
import { Conditions } from './conditions.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const hide = vi.fn()
let page: HTMLIFrameElement
let unmount: () => Promise<void>

beforeEach(async () => {
  HTMLElement.prototype.hidePopover = hide
  const container = document.body.appendChild(document.createElement('div'))
  page = document.body.appendChild(document.createElement('iframe'))
  const root = createRoot(container)
  unmount = () => act(async () => root.unmount())
  await act(async () =>
    root.render(
      <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
        <Conditions count={0}>controls</Conditions>
      </LanguageProvider>,
    ),
  )
})
afterEach(async () => {
  await unmount()
  document.body.replaceChildren()
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
