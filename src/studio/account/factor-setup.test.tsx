import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../language-provider.tsx'
import messages from '../messages/ru.json' with { type: 'json' }
import { FactorSetup } from './factor-setup.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

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
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <LanguageProvider choice={{ language: 'ru', choose: () => undefined }}>
          <FactorSetup onDone={() => undefined} {...(onCancel && { onCancel })} />
        </LanguageProvider>
      </SWRConfig>,
    ),
  )
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
