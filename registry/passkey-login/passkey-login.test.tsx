// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { ApiError } from '../../schemas/api/errors.ts'
import { NetworkError } from '../../src/lib/api/network-error.ts'
import popup from '../../schemas/defaults/popups/login.json' with { type: 'json' }
import functional from '../../schemas/defaults/settings/functional.json' with { type: 'json' }
import { holds } from '../../src/renderer/conditions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { PasskeyLogin } from './passkey-login.tsx'

const signIn = vi.hoisted(() => ({ startAuthentication: vi.fn(), enterByPasskey: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: signIn.startAuthentication }))
vi.mock('../../src/modules/sign-in/operations.ts', () => ({ enterByPasskey: signIn.enterByPasskey }))
vi.mock('../../src/modules/sign-in/index.ts', () => vi.importActual('../../src/modules/sign-in/passkey.ts'))

const options = {
  challenge: 'abc',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required',
} as const
const texts = messages.body.auth.passkey
let platform: ReturnType<typeof testPlatform>

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  signIn.startAuthentication.mockReset().mockResolvedValue({ id: 'a', response: {} })
  signIn.enterByPasskey.mockReset().mockResolvedValue(undefined)
  platform = testPlatform({
    'auth.beginpasskey': () => ({ data: options }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (props = {}) =>
  mount(<PasskeyLogin id="passkey" props={props} data={{}} slots={{}} params={{}} />)

/** Clicks, and returns why the login failed. */
async function fail(page: Awaited<ReturnType<typeof show>>) {
  await click(page.control(texts.login))
  const alert = page.container.querySelector('[role=alert]')
  await vi.waitFor(async () => {
    await settle()
    expect(alert?.textContent).not.toBe('')
  })
  return alert?.textContent
}

it('logs in with a passkey, once for a double click', async () => {
  const page = await show()
  const button = page.control(texts.login)
  await act(async () => {
    button.click()
    button.click()
  })
  await vi.waitFor(async () => {
    await settle()
    expect(signIn.enterByPasskey).toHaveBeenCalledTimes(1)
  })
  expect(platform.called('auth.beginpasskey')).toHaveLength(1)
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe('')
  await page.unmount()
})

it.each([
  [Object.assign(new Error('x'), { name: 'NotAllowedError' }), texts.problems.cancelled],
  [Object.assign(new Error('x'), { name: 'SecurityError' }), texts.problems.address],
  [new ApiError('AuthorizationException', 'x'), texts.problems.unknown],
  [new NetworkError('connection'), messages.body.errors.network.text],
])('says why the login failed after %s', async (error, text) => {
  signIn.startAuthentication.mockRejectedValue(error)
  const page = await show()
  expect(await fail(page)).toBe(text)
  expect(page.control(texts.login)).toBeDefined()
  await page.unmount()
})

it('is absent in browsers without passkeys, and has the text of the document', async () => {
  const named = await show({ label: 'По отпечатку' })
  expect(named.container.textContent).toContain('По отпечатку')
  await named.unmount()
  vi.stubGlobal('PublicKeyCredential', undefined)
  const page = await show()
  expect(page.container.textContent).toBe('')
  await page.unmount()
})

it('says once that the platform has no passkeys, and is absent for the rest of the visit', async () => {
  delete platform.answers['auth.beginpasskey']
  const page = await show()
  expect(await fail(page)).toBe(texts.problems.absent)
  expect(page.container.querySelector('button')).toBeNull()
  await page.unmount()
  const later = await show()
  expect(later.container.textContent).toBe('')
  await later.unmount()
})

it('is off in settings that do not name the feature, and on in the default ones', async () => {
  const [frame] = popup.body.blocks
  const block = frame?.slots.content.find(({ type }) => type === 'PasskeyLogin')
  const when = { all: [{ fact: 'feature' as const, name: 'passkeys' }] }
  expect(block?.when).toEqual(when)
  const { passkeys: isOn, ...earlier } = functional.body.features
  const facts = { user: 'guest' as const, query: {}, locale: 'ru' as const, currency: 'UZS' }
  const rest = { ...facts, verification: 'none' as const }
  expect(holds(when, { ...rest, features: { passkeys: isOn } })).toBe(true)
  expect(holds(when, { ...rest, features: earlier })).toBe(false)
})
