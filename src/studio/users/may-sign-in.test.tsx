import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { AccessKind } from '../../../schemas/studio/access.ts'
import english from '../messages/en.json' with { type: 'json' }
import { MaySignIn } from './may-sign-in.tsx'

const { access, users: texts } = english
let container: HTMLElement
const allow = vi.fn<() => Promise<void>>()
const block = vi.fn<(keep: AccessKind[]) => Promise<void>>()

async function show(isActive: boolean) {
  const user = { id: 7, login: 'aziza', name: 'Aziza', role: 'editor', isActive } as const
  ;({ container } = await showInStudio(
    <MaySignIn user={{ ...user, hasSecondFactor: true, hasApp: true }} onAllow={allow} onBlock={block} />,
  ))
  const box = container.querySelector<HTMLInputElement>('input[type=checkbox]')
  await act(async () => box?.click())
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'))
  }
  allow.mockReset().mockResolvedValue()
  block.mockReset().mockResolvedValue()
  const data = { sessions: 1, passkeys: 0, tokens: 2, previews: 0, factor: 1 }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data })))
})
it('blocks a user only after the admin has seen what ends, and keeps what is chosen', async () => {
  await show(true)
  expect(block).not.toHaveBeenCalled()
  expect(container.textContent).toContain(access.tokens.replace('{{number}}', '2'))
  expect(container.textContent).not.toContain('Passkeys')
  await act(async () => container.querySelector<HTMLInputElement>('input[value=tokens]')?.click())
  const form = container.querySelector('form')
  await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(block).toHaveBeenCalledWith(['tokens', 'factor'])
  expect(container.querySelector('form')).toBeNull()
})

it('blocks nobody if the admin decides otherwise', async () => {
  await show(true)
  const cancel = [...container.querySelectorAll('button')].find((each) => each.textContent === english.cancel)
  await act(async () => cancel?.click())
  expect(block).not.toHaveBeenCalled()
  expect(container.textContent).not.toContain(texts.blockText.replace('{{name}}', 'Aziza'))
})

it('allows a user to sign in without a question', async () => {
  await show(false)
  expect(allow).toHaveBeenCalledOnce()
  expect(container.querySelector('form')).toBeNull()
})
