import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { ApiError } from '../../schemas/api/errors.ts'
import { NetworkError } from '../../src/lib/api/network-error.ts'
import popup from '../../schemas/defaults/popups/login.json' with { type: 'json' }
import functional from '../../schemas/defaults/settings/functional.json' with { type: 'json' }
import { holds } from '../../src/renderer/conditions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { PasskeyLogin } from './passkey-login.tsx'

const signIn = vi.hoisted(() => ({
  startAuthentication: vi.fn<(options: { useBrowserAutofill?: boolean }) => Promise<unknown>>(),
  cancelCeremony: vi.fn(),
  enterByPasskey: vi.fn(),
}))
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: signIn.startAuthentication,
  WebAuthnAbortService: { cancelCeremony: signIn.cancelCeremony },
}))
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
  signIn.cancelCeremony.mockReset()
  signIn.enterByPasskey.mockReset().mockResolvedValue(undefined)
  platform = testPlatform({
    'auth.beginpasskey': () => ({ data: options }),
  })
})
const show = (props = {}) => mount(<PasskeyLogin {...bare} props={props} />)

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
})

it('is absent in browsers without passkeys, and has the text of the document', async () => {
  const named = await show({ label: 'По отпечатку' })
  expect(named.container.textContent).toContain('По отпечатку')
  await named.unmount()
  vi.stubGlobal('PublicKeyCredential', undefined)
  const page = await show()
  expect(page.container.textContent).toBe('')
})

it('says once that the platform has no passkeys, and is absent for the rest of the visit', async () => {
  delete platform.answers['auth.beginpasskey']
  const page = await show()
  expect(await fail(page)).toBe(texts.problems.absent)
  expect(page.container.querySelector('button')).toBeNull()
  await page.unmount()
  const later = await show()
  expect(later.container.textContent).toBe('')
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

describe('suggestions in the login field', () => {
  let choose: (answer: unknown) => void
  let reject: (error: Error) => void
  const cancelled = Object.assign(new Error('x'), { name: 'AbortError' })

  beforeEach(() => {
    document.body.innerHTML = '<input autocomplete="username webauthn">'
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(vi.fn(), { isConditionalMediationAvailable: async () => true }),
    )
    signIn.startAuthentication.mockImplementation(
      () =>
        new Promise((resolve, fail) => {
          choose = resolve
          reject = fail
        }),
    )
    signIn.cancelCeremony.mockImplementation(() => reject(cancelled))
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })
  const modes = () =>
    signIn.startAuthentication.mock.calls.map(([{ useBrowserAutofill = false }]) =>
      useBrowserAutofill ? 'suggestions' : 'button',
    )
  const begun = (...expected: string[]) =>
    vi.waitFor(async () => {
      await settle()
      expect(modes()).toEqual(expected)
    })

  it('log in with the one that the player chooses', async () => {
    await show()
    await begun('suggestions')
    expect(signIn.enterByPasskey).not.toHaveBeenCalled()
    choose({ id: 'a', response: {} })
    await vi.waitFor(async () => {
      await settle()
      expect(signIn.enterByPasskey).toHaveBeenCalledTimes(1)
    })
  })

  it('begin when the form is there', async () => {
    document.body.innerHTML = ''
    await show()
    await settle()
    expect(platform.calls).toEqual([])
    document.body.insertAdjacentHTML('beforeend', '<input autocomplete="username webauthn">')
    await begun('suggestions')
  })

  it('say why a chosen passkey does not log in', async () => {
    signIn.enterByPasskey.mockRejectedValue(new ApiError('AuthorizationException', 'x'))
    const page = await show()
    await begun('suggestions')
    choose({ id: 'a', response: {} })
    await vi.waitFor(async () => {
      await settle()
      expect(page.container.querySelector('[role=alert]')?.textContent).toBe(texts.problems.unknown)
    })
    await begun('suggestions')
  })

  it('end when the dialog closes', async () => {
    const page = await show()
    await begun('suggestions')
    await page.unmount()
    expect(signIn.cancelCeremony).toHaveBeenCalledTimes(1)
    await settle()
    expect(modes()).toEqual(['suggestions'])
  })

  it('end when the player uses the button, whose ceremony they leave alone', async () => {
    const page = await show()
    await begun('suggestions')
    await click(page.control(texts.login))
    await begun('suggestions', 'button')
    expect(signIn.cancelCeremony).toHaveBeenCalledTimes(1)
    choose({ id: 'a', response: {} })
    await vi.waitFor(async () => {
      await settle()
      expect(signIn.enterByPasskey).toHaveBeenCalledTimes(1)
    })
  })

  it('get a new challenge before the old one is outdated', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await show()
    await vi.waitFor(() => expect(modes()).toEqual(['suggestions']))
    await act(async () => vi.advanceTimersByTimeAsync(4 * 60_000))
    await vi.waitFor(() => expect(modes()).toEqual(['suggestions', 'suggestions']))
    expect(platform.called('auth.beginpasskey')).toHaveLength(2)
  })

  it('wait with the new challenge while the page is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    const page = await show()
    await vi.waitFor(() => expect(modes()).toEqual(['suggestions']))
    hidden.mockReturnValue(true)
    await act(async () => vi.advanceTimersByTimeAsync(60 * 60_000))
    expect(platform.called('auth.beginpasskey')).toHaveLength(1)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(modes()).toEqual(['suggestions', 'suggestions']))
    await page.unmount()
    hidden.mockRestore()
  })

  it('come back when those of another form have ended', async () => {
    // As the library does: a ceremony ends the one before.
    let end: (error: Error) => void = () => {}
    signIn.startAuthentication.mockImplementation(() => {
      end(cancelled)
      return new Promise((_resolve, fail) => (end = fail))
    })
    signIn.cancelCeremony.mockImplementation(() => end(cancelled))
    await show()
    await begun('suggestions')
    const dialog = await show()
    await begun('suggestions', 'suggestions')
    await dialog.unmount()
    await begun('suggestions', 'suggestions', 'suggestions')
  })

  it('watch no page whose dialog has been closed meanwhile', async () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe')
    let answer: (has: boolean) => void = () => {}
    const asked = new Promise<boolean>((resolve) => (answer = resolve))
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(vi.fn(), { isConditionalMediationAvailable: () => asked }),
    )
    document.body.innerHTML = ''
    const page = await show()
    await page.unmount()
    answer(true)
    await settle()
    expect(observe).not.toHaveBeenCalled()
    observe.mockRestore()
  })

  it.each([
    ['the browser has none', () => vi.stubGlobal('PublicKeyCredential', vi.fn())],
    ['no field asks for them', () => (document.body.innerHTML = '<input autocomplete="username">')],
  ])('ask the platform for nothing if %s', async (_case, prepare) => {
    prepare()
    const page = await show()
    await settle()
    expect(platform.calls).toEqual([])
    expect(page.control(texts.login)).toBeDefined()
  })

  it('say nothing if the platform does not answer', async () => {
    platform.answers['auth.beginpasskey'] = () => ({ error: 'InternalServerErrorException' })
    const page = await show()
    await vi.waitFor(() => expect(platform.called('auth.beginpasskey')).toHaveLength(1))
    await settle()
    expect(page.container.querySelector('[role=alert]')?.textContent).toBe('')
  })
})
