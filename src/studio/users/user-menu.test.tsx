import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import english from '../messages/en.json' with { type: 'json' }
import { UserMenu } from './user-menu.tsx'

const { access, roles, users: texts } = english
const changed = vi.fn()
const calls: unknown[] = []
let container: HTMLElement

beforeEach(() => {
  calls.length = 0
  changed.mockReset()
  // As browsers do.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.querySelector('input')?.focus()
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'))
  }
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const data = { sessions: 1, passkeys: 0, tokens: 2, previews: 0, factor: 1 }
    if (!url.endsWith('users.access')) calls.push(JSON.parse(body))
    return Promise.resolve(Response.json({ data }))
  })
})

/** Opens the menu of a user and chooses an action. */
async function choose(label: string, isActive = true) {
  const user = { id: 7, login: 'timur', name: 'Timur', role: 'editor', isActive } as const
  ;({ container } = await showInStudio(
    <UserMenu user={{ ...user, hasSecondFactor: true, hasApp: true }} onChanged={changed} />,
  ))
  const press = (target: Element | null | undefined) =>
    act(async () => {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      await new Promise((done) => setTimeout(done, 10))
    })
  await press(container.querySelector('button'))
  await press([...document.querySelectorAll('[role=menuitem]')].find((item) => item.textContent === label))
}
const submit = () =>
  act(async () =>
    container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )

it('blocks a user only after the admin has seen what ends, and keeps what is chosen', async () => {
  await choose(texts.block)
  expect(calls).toEqual([])
  expect(container.textContent).toContain(access.tokens.replace('{{number}}', '2'))
  expect(container.textContent).not.toContain('Passkeys')
  await act(async () => container.querySelector<HTMLInputElement>('input[value=tokens]')?.click())
  await submit()
  expect(calls).toEqual([{ id: 7, isActive: false, keep: ['tokens', 'factor'] }])
  expect(changed).toHaveBeenCalledWith(texts.blocked.replace('{{name}}', 'Timur'))
  expect(container.querySelector('form')).toBeNull()
})

it('blocks nobody if the admin decides otherwise', async () => {
  await choose(texts.block)
  const cancel = [...container.querySelectorAll('button')].find((each) => each.textContent === english.cancel)
  await act(async () => cancel?.click())
  expect(calls).toEqual([])
  expect(container.querySelector('form')).toBeNull()
})

it('allows a user to sign in without a question', async () => {
  await choose(texts.allow, false)
  expect(calls).toEqual([{ id: 7, isActive: true }])
})

it('changes the role of a user, which has the focus, to one whose rights the dialog explains', async () => {
  await choose(texts.changeRole)
  const current = container.querySelector<HTMLInputElement>('input[value=editor]')
  expect(current?.checked).toBe(true)
  expect(document.activeElement).toBe(current)
  expect(container.textContent).toContain(texts.roleHints.publisher)
  await act(async () => container.querySelector<HTMLInputElement>('input[value=publisher]')?.click())
  await submit()
  expect(calls).toEqual([{ id: 7, role: 'publisher' }])
  const notice = texts.roleChanged.replace('{{name}}', 'Timur').replace('{{role}}', roles.publisher)
  expect(changed).toHaveBeenCalledWith(notice)
})
