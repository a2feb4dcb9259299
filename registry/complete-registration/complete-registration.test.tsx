import { afterEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { AuthUser } from '../../schemas/cms/accounts.ts'
import type { FormViewProps } from '../../src/renderer/form/form-view.tsx'
import { mount, settle } from '../../tests/support/mount.tsx'
import { CompleteRegistration } from './complete-registration.tsx'

vi.mock('../../src/renderer/form/form-view.tsx', () => ({
  FormView: ({ formKey }: FormViewProps) => <form data-form={formKey} />,
}))
afterEach(() => {
  vi.restoreAllMocks()
})

const show = () =>
  mount(<CompleteRegistration {...bare} props={{ form: 'without-phone', contactForm: 'with-phone' }} />)

async function formFor(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer))
  const page = await show()
  await settle()
  const form = page.container.querySelector('form')?.dataset['form']
  await page.unmount()
  return form
}

const user = (contacts?: AuthUser['contacts']) => () =>
  Promise.resolve(Response.json({ uid: 7, isAuth: true, ...(contacts && { contacts }) }))

it('asks a reachable player only for the other missing data', async () => {
  expect(await formFor(user({ email: 'a@example.com', mobile: null }))).toBe('without-phone')
  expect(await formFor(user({ email: null, mobile: '998901234567' }))).toBe('without-phone')
})

it('asks an unreachable player for a phone number too', async () => {
  expect(await formFor(user({ email: null, mobile: null }))).toBe('with-phone')
  expect(await formFor(user())).toBe('with-phone')
})

it('asks for all fields if the player cannot be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await formFor(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('with-phone')
  expect(await formFor(() => Promise.resolve(Response.json({ nobody: true })))).toBe('with-phone')
})

it('reserves the space of the form until the player is known', async () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined))
  const page = await show()
  expect(page.container.querySelector('form')).toBeNull()
  expect(page.container.querySelector('[role=status]')?.textContent).toBe('Форма загружается')
})
