import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/en.json' with { type: 'json' }
import { SecondFactor } from './second-factor.tsx'

const { account } = messages
const user = {
  id: 1,
  login: 'aziza',
  name: 'Aziza',
  role: 'editor',
  isActive: true,
  hasSecondFactor: true,
  hasApp: true,
} as const

it('is removed with the password', async () => {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    calls.push([url.slice(url.lastIndexOf('/') + 1), JSON.parse(body)])
    return Promise.resolve(Response.json({ data: {} }))
  })
  const { container } = await showInStudio(<SecondFactor />, { user })
  expect(container.textContent).toContain(account.factorOn)
  const remove = () =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === account.factorRemove)
  await act(async () => remove()?.click())
  const password = container.querySelector('input')
  if (password) password.value = 'grows lemons'
  await act(async () => remove()?.click())
  expect(calls).toContainEqual(['factor.remove', { password: 'grows lemons' }])
  await vi.waitFor(() => expect(container.querySelector('input')).toBeNull())
})
