import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../schemas/api/errors.ts'
import messages from '../../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../../../tests/support/mount.tsx'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import type { FormViewProps } from '../../../renderer/form/form-view.tsx'
import { dialogs } from '../../dialogs/dialogs.ts'
import { emitSessionEvent, onSessionEvent } from '../../session/index.ts'
import { askForIdentity } from './ask-for-identity.tsx'

vi.mock('../../../renderer/form/form-view.tsx', () => ({
  FormView({ formKey, onStateChange, onDone }: FormViewProps) {
    useEffect(() => onStateChange?.('ready'), [onStateChange])
    return (
      <form data-form={formKey}>
        <input />
        <button type="button" onClick={() => onDone?.(undefined)}>
          done
        </button>
      </form>
    )
  },
}))

const texts = messages.body.profile
let outcome: Promise<boolean>

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const { id } of dialogs.get()) dialogs.remove(id)
  vi.restoreAllMocks()
})

/** Opens the dialog for a demand of the platform. */
async function ask(data: Record<string, unknown>) {
  const error = new ApiError('InvalidRequestException', '', { reason: 'confirmation_required', ...data })
  outcome = askForIdentity((key) => key, error)
  const page = await mount(dialogs.get()[0]?.content, { account: testAccount })
  return { ...page, form: () => page.container.querySelector('form')?.dataset['form'] }
}

/** Ends the animation of the dialog that was closed. */
function leave(): void {
  for (const { id, status } of dialogs.get()) if (status === 'leaving') dialogs.remove(id)
}

it('a player with a password is asked for it, with the field in focus', async () => {
  const page = await ask({ method: 'password' })
  expect(dialogs.get()).toMatchObject([{ title: 'profile.confirmation.title' }])
  expect(page.container.textContent).toContain(texts.confirmation.password)
  expect(page.form()).toBe('confirm-identity')
  expect(document.activeElement).toBe(page.container.querySelector('input'))
  await click(page.control('done'))
  leave()
  expect(await outcome).toBe(true)
})

it.each(['button', 'escape'])('a player who closes the dialog by %s has not confirmed', async (way) => {
  const page = await ask({ method: 'password' })
  if (way === 'button') await click(page.control(texts.cancel))
  else for (const { id } of dialogs.get()) dialogs.close(id)
  leave()
  expect(await outcome).toBe(false)
})

it('a player without a password gets a code at the contact that the platform names', async () => {
  const platform = testPlatform({ 'account.sendidentitycode': () => ({ data: { resend_time: 60 } }) })
  const page = await ask({ method: 'code', contact: '+998 ··· ·· 67' })
  expect(page.form()).toBeUndefined()
  expect(page.container.textContent).toContain('+998 ··· ·· 67')
  await click(page.control(texts.contacts.send))
  expect(platform.called('account.sendidentitycode')).toHaveLength(1)
  expect(page.form()).toBe('identity-code')
  expect(page.container.querySelector('[role=status]')?.textContent).toContain('+998 ··· ·· 67')
  expect(document.activeElement).toBe(page.container.querySelector('input'))
  await click(page.control('done'))
  leave()
  expect(await outcome).toBe(true)
})

it('a code that cannot be sent is reported, and can be requested again', async () => {
  testPlatform({ 'account.sendidentitycode': () => 'connection lost' })
  const page = await ask({ method: 'code', contact: 'a···@mail.example' })
  await click(page.control(texts.contacts.send))
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(messages.body.errors.network.text)
  expect(page.control(texts.contacts.send)).toBeDefined()
})

it('a player with neither logs in again, which confirms the change', async () => {
  const platform = testPlatform({ 'auth.logout': () => ({ data: 1 }) })
  const events: string[] = []
  const stop = onSessionEvent(({ type }) => events.push(type))
  const page = await ask({ method: 'login' })
  expect(page.container.textContent).toContain(texts.confirmation.login)
  await click(page.control(texts.confirmation.logIn))
  expect(platform.called('auth.logout')).toHaveLength(1)
  expect(events).toEqual(['expired'])
  expect(dialogs.get()).toMatchObject([{ status: 'open' }])
  await act(async () => emitSessionEvent({ type: 'resumed', account: testAccount }))
  await settle()
  leave()
  expect(await outcome).toBe(true)
  stop()
})
