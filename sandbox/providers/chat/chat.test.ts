import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { chatSettings } from './configuration.ts'
import { answerTime } from './conversations.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox({ framesOrigin: 'http://127.0.0.1:3103' })
})
afterEach(() => sandbox.close())

const website = { website_token: 'marquee-sandbox' }

interface History {
  data: { conversation_id: string; items: { sender: string; text: string }[]; is_typing: boolean }
}

async function ask(path: string, token: string, form?: Record<string, string>) {
  return sandbox.app.inject({
    method: form ? 'POST' : 'GET',
    url: `/sandbox/chat/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  })
}

async function open(locale = 'uz'): Promise<string> {
  const response = await sandbox.post('/sandbox/chat/conversations', { ...website, locale })
  return response.json<{ data: { token: string } }>().data.token
}

const history = async (token: string) => (await ask('messages', token)).json<History>().data

describe('a conversation', () => {
  test("starts with the operator's greeting", async () => {
    const { items, is_typing } = await history(await open('ru'))
    expect(items).toMatchObject([{ sender: 'operator' }])
    expect(items[0]?.text).toContain('Здравствуйте')
    expect(is_typing).toBe(false)
  })

  test('is answered after a moment, while the operator is shown as typing', async () => {
    const token = await open()
    await ask('messages', token, { text: 'Pulni qanday yechib olaman?' })
    expect(await history(token)).toMatchObject({ items: [{}, { sender: 'visitor' }], is_typing: true })
    sandbox.pass(answerTime)
    const { items, is_typing } = await history(token)
    expect(items).toMatchObject([{}, {}, { sender: 'operator' }])
    expect(items[2]?.text).toContain('odatda bir daqiqada')
    expect(is_typing).toBe(false)
  })

  test('is private', async () => {
    const [mine, other] = [await open(), await open()]
    await ask('messages', mine, { text: 'secret' })
    expect(JSON.stringify(await history(other))).not.toContain('secret')
    expect((await ask('messages', 'guessed')).statusCode).toBe(401)
    expect((await sandbox.get('/sandbox/chat/messages')).statusCode).toBe(401)
  })

  test('is deleted when the site requests it', async () => {
    const token = await open()
    await ask('messages', token, { text: 'hello' })
    expect((await ask('identify', token, { identifier: '7', name: 'Dilnoza' })).json()).toEqual({ data: 1 })
    expect((await ask('clear', token, {})).json()).toEqual({ data: 1 })
    expect((await ask('messages', token)).statusCode).toBe(401)
  })

  test.each([
    ['messages', { text: ' ' }, { text: 'required' }],
    ['messages', { text: 'x'.repeat(2001) }, { text: 'maxLength' }],
    ['identify', {}, { identifier: 'required' }],
  ])('%s rejects %o', async (path, form, errors) => {
    const token = await open()
    const answer = await ask(path, token, form)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ error: { error_data: errors } })
    expect((await history(token)).items).toHaveLength(1)
  })

  test('accepts twenty messages a minute', async () => {
    const token = await open()
    for (let count = 0; count < 20; count += 1)
      expect((await ask('messages', token, { text: 'again' })).statusCode).toBe(200)
    expect((await ask('messages', token, { text: 'again' })).statusCode).toBe(429)
    sandbox.pass(61_000)
    expect((await ask('messages', token, { text: 'again' })).statusCode).toBe(200)
  })

  test('requires the website token of the provider', async () => {
    expect((await sandbox.post('/sandbox/chat/conversations', { website_token: 'x' })).statusCode).toBe(422)
    expect((await sandbox.get('/sandbox/chat/widget?website_token=x')).statusCode).toBe(422)
  })
})

describe('the script of the provider', () => {
  const { chatwoot } = chatSettings({ framesOrigin: 'http://127.0.0.1:3103' })
  const base = new URL(chatwoot?.base_url ?? '').pathname

  test('is served to any site at the URL in the support settings', async () => {
    const script = await sandbox.get(`${base}/packs/js/sdk.js`)
    expect(script.statusCode).toBe(200)
    expect(script.body).toContain('window.chatwootSDK')
    expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('opens the widget, which only the site may embed', async () => {
    const widget = await sandbox.get(`${base}/widget?website_token=${chatwoot?.website_token}&locale=ru`)
    expect(widget.body).toContain('lang="ru-RU"')
    expect(widget.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' http://localhost:3103 http://127.0.0.1:3103",
    )
    expect(widget.headers['content-security-policy']).not.toContain('unsafe')
  })
})
