import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/ru.json' with { type: 'json' }
import { FactorSetup } from './factor-setup.tsx'

const buttons = () => [...document.querySelectorAll('button')]
const press = (name: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )

async function show(onCancel?: () => void): Promise<void> {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ data: { secret: 'ABCDEFGH', address: 'otpauth://totp/x' } })),
  )
  await showInStudio(<FactorSetup onDone={() => undefined} {...(onCancel && { onCancel })} />, {
    language: 'ru',
  })
}

it('can be cancelled before the password and before the code of the app', async () => {
  const onCancel = vi.fn()
  await show(onCancel)
  await press(messages.cancel)
  expect(onCancel).toHaveBeenCalledTimes(1)
  await press(messages.account.factorSetUp)
  await vi.waitFor(() => expect(document.querySelector('code')?.textContent).toBe('ABCD EFGH'))
  await press(messages.cancel)
  expect(onCancel).toHaveBeenCalledTimes(2)
})

it('cannot be cancelled where it is required', async () => {
  await show()
  expect(buttons().map(({ textContent }) => textContent)).not.toContain(messages.cancel)
})
