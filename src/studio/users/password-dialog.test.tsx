import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { AccessKind } from '../../../schemas/studio/access.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import english from '../messages/en.json' with { type: 'json' }
import { PasswordDialog } from './password-dialog.tsx'

const { account, users: texts } = english
let container: HTMLElement
const closed = vi.fn()
const reset = vi.fn<(password: string, keep: AccessKind[]) => Promise<void>>()

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'))
  }
  closed.mockReset()
  reset.mockReset().mockResolvedValue()
  const access = { sessions: 2, passkeys: 1, tokens: 0, previews: 0, factor: 1 }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: access })))
  ;({ container } = await showInStudio(
    <PasswordDialog user={{ id: 7, name: 'Aziza', login: 'aziza' }} onReset={reset} onClose={closed} />,
  ))
})
const form = () => container.querySelector('form')
async function set(password: string) {
  const field = container.querySelector<HTMLInputElement>('input[name=newPassword]')
  if (!field) throw new Error('there is no field')
  field.value = password
  await act(async () => form()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
}
const reason = () => container.querySelector('[role=alert]')?.textContent

it('sets a password of at least twelve characters, and closes', async () => {
  await set('short')
  expect(reason()).toBe(texts.passwordShort)
  expect(reset).not.toHaveBeenCalled()
  await set('a long password')
  expect(reset).toHaveBeenCalledWith('a long password', ['factor'])
  expect(closed).toHaveBeenCalled()
})

it('lists what the user has, of which only the second factor stays unless the admin keeps more', async () => {
  await set('short')
  const boxes = [...container.querySelectorAll<HTMLInputElement>('input[name=keep]')]
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['sessions', false],
    ['passkeys', false],
    ['factor', true],
  ])
  for (const box of boxes) box.checked = box.value === 'passkeys'
  await set('a long password')
  expect(reset).toHaveBeenCalledWith('a long password', ['passkeys'])
})

it('says why the server rejects a password, and keeps the dialog open', async () => {
  reset.mockRejectedValue(new StudioError('PasswordTooCommon', phrase`too common`))
  await set('Qwerty123456')
  expect(reason()).toBe(account.common)
  expect(form()).not.toBeNull()
})
