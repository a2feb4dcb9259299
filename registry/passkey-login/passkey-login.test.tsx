// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { ApiError } from '../../schemas/api/errors.ts'
import { NetworkError } from '../../src/lib/api/network-error.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { PasskeyLogin } from './passkey-login.tsx'

const signIn = vi.hoisted(() => ({ loginWithPasskey: vi.fn(), isSupported: true }))
vi.mock('../../src/modules/sign-in/index.ts', async () => ({
  ...(await vi.importActual('../../src/modules/sign-in/passkey.ts')),
  loginWithPasskey: signIn.loginWithPasskey,
  supportsPasskeys: () => signIn.isSupported,
}))

const texts = messages.body.auth.passkey

beforeEach(() => {
  signIn.isSupported = true
  signIn.loginWithPasskey.mockReset().mockResolvedValue(undefined)
})
afterEach(() => vi.unstubAllGlobals())

const show = (props = {}) =>
  mount(<PasskeyLogin id="passkey" props={props} data={{}} slots={{}} params={{}} />)

it('logs in with a passkey, once for a double click', async () => {
  const page = await show()
  const button = page.control(texts.login)
  await act(async () => {
    button.click()
    button.click()
  })
  expect(signIn.loginWithPasskey).toHaveBeenCalledTimes(1)
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe('')
  await page.unmount()
})

it.each([
  [Object.assign(new Error('x'), { name: 'NotAllowedError' }), texts.problems.cancelled],
  [Object.assign(new Error('x'), { name: 'SecurityError' }), texts.problems.address],
  [new ApiError('AuthorizationException', 'x'), texts.problems.unknown],
  [new NetworkError('connection'), messages.body.errors.network.text],
])('says why the login failed after %s', async (error, text) => {
  signIn.loginWithPasskey.mockRejectedValue(error)
  const page = await show()
  await click(page.control(texts.login))
  await settle()
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(text)
  await page.unmount()
})

it('is absent in browsers without passkeys, and has the text of the document', async () => {
  const named = await show({ label: 'По отпечатку' })
  expect(named.container.textContent).toContain('По отпечатку')
  await named.unmount()
  signIn.isSupported = false
  const page = await show()
  expect(page.container.textContent).toBe('')
  await page.unmount()
})
