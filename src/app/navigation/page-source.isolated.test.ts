// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { CompiledBlock, PageAnswer } from '../../../schemas/compiled.ts'
import { testPage, testState } from '../../../tests/support/page-answer.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { createI18n } from '../../lib/i18n/i18n.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { createPageSource } from './page-source.ts'

const keptFooter: CompiledBlock = { id: 'footer', type: 'PaymentResult', static: true }
const footer: CompiledBlock = { ...keptFooter, props: { outcome: 'cancel', title: 'x', buttons: [] } }

function answerFor(overrides: Partial<PageAnswer> = {}): PageAnswer {
  return testState({ page: testPage([], { footer: [footer], query: ['tab'] }), ...overrides }).answer
}

const first = {
  answer: { ...answerFor(), page: testPage([], { footer: [keptFooter] }) },
  config: testConfig,
  i18n: createI18n('uz', {}),
  components: new Map(),
}

const answers = new Map<string, unknown>()
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  answers.clear()
  sessionStore.set(null)
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const body = [...answers].find(([prefix]) => url.startsWith(prefix))?.[1]
    return body === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(Response.json(body))
  })
})
const request = (path: string) => new Request(new URL(path, 'http://site'))
const urls = (before: string, after: string) =>
  [new URL(before, 'http://site'), new URL(after, 'http://site')] as const

test('the next page keeps the layout around it', async () => {
  answers.set('/nfx/page', answerFor({ path: '/rules' }))
  const source = createPageSource(first)
  await source.load('uz', request('/rules?a=1'))
  expect(asked).toEqual(['/nfx/page?locale=uz&path=%2Frules%3Fa%3D1'])
  expect(source.current().answer.path).toBe('/rules')
  expect(source.current().answer.page.footer).toEqual([keptFooter])
  expect(source.current().config).toBe(testConfig)
})

test('tells the server that the page is inside an iframe', async () => {
  vi.stubGlobal('top', {})
  answers.set('/nfx/page', answerFor({ path: '/rules' }))
  await createPageSource(first).load('uz', request('/rules'))
  expect(asked).toEqual(['/nfx/page?locale=uz&path=%2Frules&_non_strict=1'])
})

test('keeps nothing after a failure, when no page is displayed', async () => {
  const source = createPageSource(first)
  await expect(source.load('uz', request('/rules'))).rejects.toMatchObject({ name: 'NetworkError' })
  answers.set('/nfx/page', answerFor({ path: '/rules' }))
  await source.load('uz', request('/rules'))
  expect(source.current().answer.page.footer).toEqual([footer])
})

test('requests the system page for a failed call once', async () => {
  answers.set('/nfx/page', answerFor({ path: '/rules' }))
  const source = createPageSource(first)
  source.fail('AccessDeniedException')
  await source.load('uz', request('/rules'))
  await source.load('uz', request('/rules'))
  expect(asked).toEqual([
    '/nfx/page?locale=uz&path=%2Frules&failure=AccessDeniedException',
    '/nfx/page?locale=uz&path=%2Frules',
  ])
})

test('passes a redirect to the router', async () => {
  answers.set('/nfx/page', { redirect: '/?redirectUrl=%2Fprofile' })
  const response = await createPageSource(first).load('uz', request('/profile'))
  expect(response).toBeInstanceOf(Response)
  expect(response instanceof Response && response.headers.get('location')).toBe('/?redirectUrl=%2Fprofile')
})

test('another language loads its texts and settings [LOC-11]', async () => {
  const config = { ...testConfig, messagesUrl: '/nfx/messages/ru/b.json' }
  answers.set('/nfx/page', answerFor({ locale: 'ru' }))
  answers.set('/nfx/cms-config/ru', config)
  answers.set('/nfx/messages/ru', { common: { loading: 'Загрузка' } })
  const source = createPageSource(first)
  await source.load('ru', request('/ru'))
  expect(source.current().i18n.t('common.loading')).toBe('Загрузка')
  expect(source.current().config).toEqual(config)
})

test('texts that fail to load are logged, the page uses the current ones, and the next page retries [ERR-47]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const config = { ...testConfig, messagesUrl: '/nfx/messages/ru/b.json' }
  answers.set('/nfx/page', answerFor({ locale: 'ru' }))
  answers.set('/nfx/cms-config/ru', config)
  const source = createPageSource(first)
  await source.load('ru', request('/ru'))
  expect(source.current().i18n).toBe(first.i18n)
  expect(source.current().config).toEqual(config)
  expect(warn.mock.calls[0]?.[0]).toContain('texts')
  answers.set('/nfx/messages/ru', { common: { loading: 'Загрузка' } })
  await source.load('ru', request('/ru'))
  expect(source.current().i18n.t('common.loading')).toBe('Загрузка')
  warn.mockRestore()
})

test('newer content loads newer settings; if that fails, the old ones stay in use', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answers.set('/nfx/page', answerFor({ contentVersion: 5 }))
  const source = createPageSource(first)
  await source.load('uz', request('/'))
  expect(source.current().config).toBe(testConfig)
  answers.set('/nfx/cms-config/uz', { ...testConfig, contentVersion: 5 })
  await source.load('uz', request('/'))
  expect(source.current().config.contentVersion).toBe(5)
  warn.mockRestore()
})

test('another player makes every page outdated, a flag in the address none', () => {
  const source = createPageSource(first)
  expect(source.isOutdated(...urls('/?show_popup_reg=1', '/'))).toBe(false)
  sessionStore.set(testAccount)
  expect(source.isOutdated(...urls('/?show_popup_reg=1', '/'))).toBe(true)
})

test('a query key used by a load makes the page outdated', () => {
  const load = {
    games: { call: 'games.get', params: { tags: { from: 'query', name: 'tab' } }, access: 'guest' },
  } as const
  const row: CompiledBlock = { id: 'row', type: 'GameRow', props: {}, load }
  const source = createPageSource({
    ...first,
    answer: { ...first.answer, page: testPage([row], { query: ['tab'] }) },
  })
  expect(source.isOutdated(...urls('/?tab=new', '/?tab=top'))).toBe(true)
  expect(source.isOutdated(...urls('/?tab=new', '/?tab=new&x=1'))).toBe(false)
})

test('follows a redirect of the server, out of the site by loading the address [RULE-35, RULE-37]', async () => {
  const source = createPageSource(first)
  const follow = async (answer: object) => {
    answers.set('/nfx/page', answer)
    const response = await source.load('uz', request('/old'))
    if (!(response instanceof Response)) throw new Error('there was no redirect')
    return [response.headers.get('location'), response.headers.has('x-remix-reload-document')]
  }
  expect(await follow({ redirect: '/ru/rules' })).toEqual(['/ru/rules', false])
  expect(await follow({ redirect: 'https://help.example/a', external: true })).toEqual([
    'https://help.example/a',
    true,
  ])
})

test.each([
  { redirect: 'https://help.example/' },
  { redirect: 'javascript:alert(1)', external: true },
  { redirect: '//evil.example' },
])('a redirect such as %j is not followed', async (answer) => {
  answers.set('/nfx/page', answer)
  await expect(createPageSource(first).load('uz', request('/old'))).rejects.toMatchObject({
    name: 'NavigationError',
  })
})

test('a logout on a page for players leads home without opening the login', async () => {
  const redirect = '/?redirectUrl=%2Fprofile&show_popup_auth=1'
  answers.set('/nfx/page', { redirect })
  const target = async (shown: string) => {
    const source = createPageSource({ ...first, answer: answerFor({ path: shown }) })
    const response = await source.load('uz', request('/profile'))
    return response instanceof Response && response.headers.get('location')
  }
  expect(await target('/profile')).toBe('/?redirectUrl=%2Fprofile')
  expect(await target('/rules')).toBe(redirect)
})

test('shows changed drafts with their settings, although the version of the content is the same', async () => {
  const config = { ...testConfig, preview: 'token' }
  const source = createPageSource({ ...first, config })
  const { path } = first.answer
  answers.set('/nfx/page', answerFor({ path }))
  answers.set('/nfx/cms-config/uz', { ...config, loader: { delay: 7 } })
  await source.load('uz', request(path))
  expect(source.current().answer.page.footer).toEqual([footer])
  expect(source.current().config.loader).toEqual({ delay: 7 })
})
