// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromIdentity, ToIdentity } from '../../lib/frames/identity-messages.ts'
import { runIdentity } from './run-identity.ts'

// The providers' own packages run here; the test plays their pages, by the messages that the packages read.

let said: FromIdentity[]
let hear: (message: unknown) => void

beforeEach(() => {
  // The packages of earlier tests still listen.
  const own: FromIdentity[] = []
  said = own
  document.body.replaceChildren()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  runIdentity({
    tell: (message) => own.push(message),
    onMessage: (listener) => (hear = listener),
  })
})

type Start = Extract<ToIdentity, { type: 'identity.start' }>
function start(check: Pick<Start, 'provider' | 'token'> & Partial<Start>) {
  hear({ type: 'identity.start', url: null, locale: 'uz', scheme: 'light', ...check } satisfies ToIdentity)
}

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('the provider shows nothing')
  return found
}
function page(): Window {
  const { contentWindow } = frame()
  if (!contentWindow) throw new Error('the iframe has no page')
  return contentWindow
}
function say(data: unknown) {
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: new URL(frame().src).origin, source: page() }),
  )
}
const statuses = () => said.flatMap((message) => (message.type === 'identity.status' ? [message.status] : []))

describe('Sumsub', () => {
  // Messages of another session are ignored.
  let sessionId = ''
  const tell = (method: string, fields: object = {}) =>
    say({ method: `idCheck.${method}`, sessionId, ...fields })
  const review = (answer: string, reviewRejectType?: string) =>
    tell('onApplicantStatusChanged', {
      reviewStatus: 'completed',
      reviewResult: { reviewAnswer: answer, reviewRejectType },
    })
  const sent = vi.fn<(message: unknown) => void>()

  function open() {
    sessionId = crypto.randomUUID()
    start({ provider: 'sumsub', token: 'first' })
    sent.mockReset()
    vi.spyOn(page(), 'postMessage').mockImplementation((message: unknown) => sent(message))
    tell('onReady', { frameId: `id_${btoa('first')}` })
  }

  test('gets the access token, the language and the scheme, with camera and microphone', () => {
    open()
    expect(new URL(frame().src).hostname).toMatch(/\.sumsub\.com$/)
    expect(frame().allow).toMatch(/camera.*microphone/)
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'idCheck.init', accessToken: 'first', lang: 'uz', theme: 'light' }),
    )
    expect(statuses()).toEqual(['started'])
  })

  test('reports what was sent and decided; a rejection that may be corrected stays in its own page', () => {
    open()
    tell('onApplicantSubmitted')
    review('RED', 'RETRY')
    tell('onApplicantResubmitted')
    review('RED', 'FINAL')
    review('GREEN')
    expect(statuses()).toEqual(['started', 'pending', 'pending', 'rejected', 'approved'])
  })

  test('is as high as its page asks for', () => {
    open()
    tell('onResize', { height: 812 })
    expect(said.at(-1)).toEqual({ type: 'identity.height', height: 812 })
  })

  test('gets a new token from the platform when its own has expired, or hears that there is none', async () => {
    open()
    for (const token of ['second', null]) {
      tell('onError', { code: 'invalid-token', error: 'expired' })
      expect(said.at(-1)).toEqual({ type: 'identity.expired' })
      hear({ type: 'identity.token', token } satisfies ToIdentity)
      await vi.waitFor(() =>
        expect(sent.mock.lastCall?.[0]).toMatchObject({
          method: 'idCheck.updateAccessToken',
          accessToken: token,
        }),
      )
    }
  })

  test('reports its errors', () => {
    open()
    tell('onError', { code: 'no-camera', error: 'blocked' })
    expect(said.at(-1)).toEqual({ type: 'identity.fault', reason: 'no-camera: blocked' })
    start({ provider: 'sumsub', token: 'again' })
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })
})

describe('Veriff', () => {
  const address = 'https://alchemy.veriff.com/v/abc'

  test.each([
    ['the address of its session', { token: 't', url: address }, `${address}?lang=uz`],
    ['the token of its session', { token: 'a/b' }, 'https://magic.veriff.me/v/a%2Fb?lang=uz'],
  ])('opens by %s', (_way, check, target) => {
    start({ provider: 'veriff', ...check })
    expect(frame().src).toBe(target)
    expect(frame().allow).toMatch(/camera.*microphone.*fullscreen/)
  })

  test.each([
    ['VERIFF_STARTED', 'started'],
    ['VERIFF_SUBMITTED', 'pending'],
    ['VERIFF_FINISHED', 'pending'],
    ['VERIFF_CANCELED', 'cancelled'],
  ])('%s means %s', (message, status) => {
    start({ provider: 'veriff', token: 't', url: address })
    say(message)
    expect(statuses()).toEqual([status])
  })
})

test('an address that cannot be opened is reported', () => {
  start({ provider: 'veriff', token: 't', url: 'nowhere' })
  expect(said.at(-1)).toMatchObject({ type: 'identity.failed' })
})
