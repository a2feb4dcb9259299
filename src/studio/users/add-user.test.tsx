import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { phrase } from '../../../schemas/phrase.ts'
import english from '../messages/en.json' with { type: 'json' }
import { AddUser } from './add-user.tsx'

const { users: texts } = english
let container: HTMLElement
const calls: unknown[] = []
const added = vi.fn()
const closed = vi.fn()

beforeEach(async () => {
  calls.length = 0
  HTMLDialogElement.prototype.showModal = () => undefined
  added.mockClear()
  closed.mockClear()
  ;({ container } = await showInStudio(<AddUser onAdded={added} onClose={closed} />))
})
function answer(type: string | null) {
  const message = phrase`There is a user "${'aziza'}" already`
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    calls.push(JSON.parse(body))
    return Promise.resolve(
      type === null
        ? Response.json({ data: { name: 'Aziza' } })
        : Response.json({ error: { type, message: 'no', phrase: message } }, { status: 409 }),
    )
  })
}

const input = (name: string) => container.querySelector<HTMLInputElement>(`input[name=${name}]`)
async function fill(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const field = input(name)
    if (!field) throw new Error(name)
    await act(async () => enterText(field, value))
  }
}
const submit = () =>
  act(async () =>
    container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
const invalid = () =>
  [...container.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'))
const right = { login: 'aziza', name: 'Aziza', password: 'a long password' }

it('says at each field what is wrong with it, and focuses the first', async () => {
  answer(null)
  await fill({ login: 'az iza', password: 'short' })
  await submit()
  expect(invalid()).toEqual(['login', 'name', 'password'])
  expect(document.activeElement).toBe(input('login'))
  for (const text of [texts.loginInvalid, texts.nameMissing, texts.passwordShort])
    expect(container.textContent).toContain(text)
  await fill({ login: 'aziza' })
  expect(invalid()).toEqual(['name', 'password'])
  await submit()
  expect(document.activeElement).toBe(input('name'))
  expect(calls).toEqual([])
  expect(container.querySelector('[role=alert]')).toBeNull()
})

it.each([
  ['Conflict', 'login'],
  ['PasswordTooCommon', 'password'],
])('focuses the field that the server rejects with %s', async (type, name) => {
  answer(type)
  await fill(right)
  await submit()
  expect(invalid()).toEqual([name])
  expect(document.activeElement).toBe(input(name))
  expect(container.querySelector('[role=alert]')).toBeNull()
})

it('says why nothing was saved if that is not about a field', async () => {
  answer('Unavailable')
  await fill(right)
  await submit()
  expect(container.querySelector('[role=alert]')?.textContent).toContain('Not saved')
  expect(invalid()).toEqual([])
})

it('adds the user and closes', async () => {
  answer(null)
  await fill({ ...right, login: ' aziza ' })
  await submit()
  expect(calls).toEqual([{ ...right, role: 'editor' }])
  expect(added).toHaveBeenCalledWith({ name: 'Aziza' })
  expect(closed).toHaveBeenCalled()
})
