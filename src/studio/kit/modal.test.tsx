import { beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { Modal } from './modal.tsx'

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
})

it('gives back the focus when it is removed, and does not report that as closed by the user', async () => {
  const onClose = vi.fn()
  const { render } = await showInStudio(null)
  const show = (isOpen: boolean) =>
    render(
      <>
        <button type="button" id="opener" />
        {isOpen && (
          <Modal className={undefined} onClose={onClose}>
            {(id) => <button type="button" id={id} />}
          </Modal>
        )}
      </>,
    )
  await show(false)
  document.querySelector<HTMLElement>('#opener')?.focus()
  await show(true)
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
  await show(false)
  expect(document.activeElement?.id).toBe('opener')
  expect(onClose).not.toHaveBeenCalled()
})
