import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnalyticsSettings } from '../../schemas/documents/settings/analytics-settings.ts'
import type { IdentityProviderName } from '../../schemas/identity-providers.ts'
import { analyticsPolicy } from './analytics-policy.ts'
import type { ChatChoice } from '../platform/polling/chat-choice.ts'
import { pollChatChoice } from '../platform/polling/chat-choice.ts'
import { chatPolicy } from './chat-policy.ts'
import { redirectPlayers } from '../http/frames-host.ts'
import { registerFrames } from './index.ts'
import { startTestOperator } from '../../tests/support/test-operator.ts'

const publicUrl = 'http://localhost:3103'
const framesOrigin = 'http://127.0.0.1:3103'
const own: ChatChoice = {
  provider: 'chatwoot',
  configuration: { base_url: 'https://chat.site.example/app', website_token: 't' },
}

let app: FastifyInstance
let choice: ChatChoice | null
let analytics: AnalyticsSettings
let identity: IdentityProviderName | undefined

beforeEach(async () => {
  choice = own
  analytics = { platformEvents: [], tagManager: 'GTM-AB12CD' }
  app = fastify()
  redirectPlayers(app, framesOrigin, publicUrl)
  registerFrames(app, {
    build: { frameScript: (name) => `/assets/${name}.js` },
    framesOrigin,
    publicUrl,
    chat: {
      current: () => choice,
      fault: () => null,
      refresh: () => Promise.resolve(),
      stop: () => undefined,
    },
    analytics: () => Promise.resolve(analytics),
    identity: () => Promise.resolve(identity),
  })
  app.get('/api/account/getInfo', (request, reply) =>
    reply.header('set-cookie', 'marquee_session=new').send({ cookie: request.headers.cookie ?? null }),
  )
  app.get('/*', () => 'a page')
  await app.ready()
})
afterEach(() => app.close())

const get = (url: string, host: string) =>
  app.inject({ url, headers: { host, cookie: 'marquee_session=secret' } })

describe('the chat document', () => {
  test("allows only its own script and the chosen provider's code, for pages of the site", async () => {
    const answer = await get('/frames/chat', '127.0.0.1:3103')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<script type="module" src="/assets/chat.js">')
    expect(answer.body).toContain(`data-host="${publicUrl}"`)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self' https://chat.site.example;")
    expect(policy).toContain('connect-src https://chat.site.example wss://chat.site.example;')
    expect(policy).toContain(`frame-ancestors ${publicUrl}`)
  })

  test("is not served on the site's own origin", async () => {
    expect((await get('/frames/chat', 'localhost:3103')).statusCode).toBe(404)
  })

  test.each([
    ['has chosen none', { provider: 'none' as const }],
    ['has never answered', null],
  ])('does not exist while the platform %s', async (_name, chosen) => {
    choice = chosen
    expect((await get('/frames/chat', '127.0.0.1:3103')).statusCode).toBe(404)
  })
})

test.each([
  ['livechat', 'https://*.livechatinc.com'],
  ['intercom', 'https://*.intercomcdn.com'],
  ['zendesk', 'https://*.zdassets.com'],
  ['jivo', 'https://*.jivosite.com'],
  ['crisp', 'https://*.crisp.chat'],
] as const)('allows only the hosts of %s to run code', (provider, host) => {
  const policy = chatPolicy({ provider, configuration: {} }, publicUrl)
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? ''
  expect(scripts).toContain(host)
  expect(scripts).not.toMatch(/unsafe|https:(?!\/)| \*(?: |$)/)
})

test('allows no code of an installation with a malformed address', () => {
  const configuration = { base_url: "https: 'unsafe-inline'" }
  expect(chatPolicy({ provider: 'chatwoot', configuration }, publicUrl)).toContain("script-src 'self';")
})

describe('the analytics document', () => {
  const sourcesOf = (settings: Omit<AnalyticsSettings, 'platformEvents'>, name: string) =>
    analyticsPolicy({ platformEvents: [], ...settings }, publicUrl)
      .split('; ')
      .find((directive) => directive.startsWith(`${name} `))

  test('allows only its own script and the configured services, for pages of the site', async () => {
    const answer = await get('/frames/analytics', '127.0.0.1:3103')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<script type="module" src="/assets/analytics.js">')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self' https://*.googletagmanager.com;")
    expect(policy).toContain(`frame-ancestors ${publicUrl}`)
  })

  test("is not served on the site's own origin, or without a service", async () => {
    expect((await get('/frames/analytics', 'localhost:3103')).statusCode).toBe(404)
    analytics = { platformEvents: ['login'] }
    expect((await get('/frames/analytics', '127.0.0.1:3103')).statusCode).toBe(404)
  })

  test('allows each service the hosts that it needs and no others', () => {
    expect(sourcesOf({ metrics: '1' }, 'script-src')).toBe(
      "script-src 'self' https://mc.yandex.ru https://yastatic.net",
    )
    const fingerprint = { script: 'https://cdn.fraud.example/v5/agent.js', host: 'fraud.example' }
    expect(sourcesOf({ fingerprint }, 'script-src')).toBe("script-src 'self' https://cdn.fraud.example")
    expect(sourcesOf({ fingerprint }, 'connect-src')).toBe(
      'connect-src https://cdn.fraud.example https://fraud.example https://*.fraud.example',
    )
    const ofSandbox = { script: '/sandbox/fingerprint/agent.js' }
    expect(sourcesOf({ fingerprint: ofSandbox }, 'script-src')).toBe("script-src 'self'")
    expect(sourcesOf({ fingerprint: ofSandbox }, 'connect-src')).toBe("connect-src 'self'")
  })

  test('accepts only origins as tag hosts', () => {
    const tagHosts = ['https://pixel.example', "https://a.example; script-src 'unsafe-eval'", '*']
    const scripts = sourcesOf({ tagManager: 'GTM-AB12CD', tagHosts }, 'script-src')
    expect(scripts).toBe("script-src 'self' https://*.googletagmanager.com https://pixel.example")
  })
})

describe('the document of identity checks', () => {
  const sources = async () => {
    const { statusCode, headers } = await get('/frames/identity', '127.0.0.1:3103')
    const policy = String(headers['content-security-policy'])
    return [statusCode, policy.split('; ').filter((directive) => /^(?:script|frame)-src/.test(directive))]
  }

  test('runs its own script only, and frames the chosen provider', async () => {
    identity = 'sumsub'
    expect(await sources()).toEqual([200, ["script-src 'self'", 'frame-src https://*.sumsub.com']])
    identity = 'veriff'
    expect(await sources()).toEqual([
      200,
      ["script-src 'self'", 'frame-src https://*.veriff.com https://*.veriff.me'],
    ])
  })

  test("is not served on the site's own origin, or without a provider", async () => {
    identity = 'sumsub'
    expect((await get('/frames/identity', 'localhost:3103')).statusCode).toBe(404)
    identity = undefined
    expect((await get('/frames/identity', '127.0.0.1:3103')).statusCode).toBe(404)
  })
})

describe('the frames origin', () => {
  test('reads no session and opens none', async () => {
    const answer = await get('/api/account/getInfo', '127.0.0.1:3103')
    expect(answer.json()).toEqual({ cookie: null })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await get('/api/account/getInfo', 'localhost:3103')).json()).toEqual({
      cookie: 'marquee_session=secret',
    })
  })

  test.each(['/ru/rules?a=1', '/studio'])('redirects %s to the site', async (url) => {
    const answer = await get(url, '127.0.0.1:3103')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(`${publicUrl}${url}`)
    expect((await get(url, 'localhost:3103')).body).toBe('a page')
  })
})

test('uses the chat from support.getsettings, and keeps the last known one after a failure [CHAT-14]', async () => {
  const configuration = { base_url: `${framesOrigin}/chat`, website_token: 'marra' }
  const operator = await startTestOperator()
  operator.answerJson(200, {
    data: { chat: 'chatwoot', chatwoot: configuration, contacts: [], is_online: true },
  })
  const onChange = vi.fn()
  const onFailure = vi.fn()
  const chat = pollChatChoice(operator.platform, { onChange, onFailure })
  await chat.refresh()
  expect(chat.current()).toEqual({ provider: 'chatwoot', configuration })
  await chat.refresh()
  expect(onChange).toHaveBeenCalledTimes(1)
  operator.answerJson(500, {})
  await chat.refresh()
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(chat.current()).toMatchObject({ provider: 'chatwoot' })
  chat.stop()
  await operator.close()
})
