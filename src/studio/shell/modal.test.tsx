import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { Modal } from './modal.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let before: Element | null
beforeEach(() => {
  // As browsers do: an opening dialog takes the focus, and gives it back when it is closed.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
    before = document.activeElement
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
    if (before instanceof HTMLElement) before.focus()
    this.dispatchEvent(new Event('close'))
  }
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})

it('gives back the focus when it is removed, and does not report that as closed by the user', async () => {
  const onClose = vi.fn()
  const show = (isOpen: boolean) =>
    act(async () =>
      root.render(
        <>
          <button type="button" id="opener" />
          {isOpen && (
            <Modal className={undefined} onClose={onClose}>
              {(id) => <button type="button" id={id} />}
            </Modal>
          )}
        </>,
      ),
    )
  await show(false)
  document.querySelector<HTMLElement>('#opener')?.focus()
  await show(true)
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
  await show(false)
  expect(document.activeElement?.id).toBe('opener')
  expect(onClose).not.toHaveBeenCalled()
})
