import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { secondFactor } from '../../src/modules/sign-in/index.ts'
import type { FormViewProps } from '../../src/renderer/form/form-view.tsx'
import { accountError } from '../../tests/support/account-answers.ts'
import { click, mount } from '../../tests/support/mount.tsx'
import { LoginCode } from './login-code.tsx'

vi.mock('../../src/renderer/form/form-view.tsx', () => ({
  FormView({ formKey, onStateChange }: FormViewProps) {
    useEffect(() => onStateChange?.('ready'), [onStateChange])
    return (
      <form data-form={formKey}>
        <input name="code" />
        <button type="button" data-again="" onClick={() => onStateChange?.('ready')} />
      </form>
    )
  },
}))

const texts = messages.body.auth.code
const credentials = { login: '998901234570', password: 'marra2026' }
const props = { title: 'Второй шаг', text: 'Код из 6 цифр', form: 'two-factor' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime('2026-07-01T12:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
  secondFactor.forget()
})

async function show(extra: { recoveryForm?: string; appText?: string } = {}) {
  const page = await mount(<LoginCode {...bare} props={{ ...props, ...extra }} />)
  return {
    ...page,
    button: () => page.container.querySelector<HTMLButtonElement>('button:not([data-again])'),
    said: () => page.container.querySelector('[role=status]')?.textContent,
  }
}

it('says where the code was sent and asks for it', async () => {
  const page = await show()
  expect(page.container.querySelector('h2')?.textContent).toBe('Второй шаг')
  expect(page.container.textContent).toContain('Код из 6 цифр')
  expect(page.container.querySelector('form')?.dataset['form']).toBe('two-factor')
})

it('focuses the code when its field appears, and leaves the focus alone afterwards', async () => {
  const page = await show()
  expect(document.activeElement).toBe(page.container.querySelector('input'))
  const button = page.button()
  button?.focus()
  await act(async () => page.container.querySelector<HTMLElement>('[data-again]')?.click())
  expect(document.activeElement).toBe(button)
})

it('allows another code after the waiting time, not before', async () => {
  secondFactor.begin(credentials, 2)
  const page = await show()
  expect(page.button()?.textContent).toBe(texts.resendIn.replace('{{seconds}}', '2'))
  expect(page.button()?.disabled).toBe(true)
  await act(async () => vi.advanceTimersByTime(3000))
  expect(page.button()?.textContent).toBe(texts.resend)
  expect(page.button()?.disabled).toBe(false)
})

it('reports that another code was sent, and waits again', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(accountError('AuthorizationException', 401, { message: 'Resend time is 60' })),
  )
  secondFactor.begin(credentials)
  const page = await show()
  await click(page.control(texts.resend))
  expect(page.said()).toBe(texts.sent)
  expect(page.button()?.disabled).toBe(true)
})

it('reports that no code was sent, and allows a retry', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  secondFactor.begin(credentials)
  const page = await show()
  await click(page.control(texts.resend))
  expect(page.said()).toBe(texts.failed)
  expect(page.button()?.disabled).toBe(false)
})

it('asks a player with an authenticator app for its code, or for a recovery code, and offers no message', async () => {
  secondFactor.begin(credentials, 0, 'app')
  const page = await show({ recoveryForm: 'recovery-code' })
  expect(page.container.textContent).toContain(texts.app)
  expect(page.container.textContent).not.toContain(texts.resend)
  await click(page.control(texts.useRecovery))
  expect(page.container.querySelector('form')?.dataset['form']).toBe('recovery-code')
  expect(page.container.textContent).toContain(texts.recovery)
  expect(texts.recovery).toContain('поддержку')
  expect(document.activeElement).toBe(page.container.querySelector('input'))
  await click(page.control(texts.useApp))
  expect(page.container.querySelector('form')?.dataset['form']).toBe('two-factor')
})

it('offers no recovery code without a form for it, and shows the text of the document', async () => {
  secondFactor.begin(credentials, 0, 'app')
  const page = await show({ appText: 'Смотрите в приложении' })
  expect(page.container.textContent).toContain('Смотрите в приложении')
  expect(page.container.textContent).not.toContain(texts.useRecovery)
})
