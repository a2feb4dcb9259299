import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../registry/index.ts'
import type { CompiledBlock, FirstState, PageAnswer, SiteConfig } from '../../schemas/compiled.ts'
import { Layout, Page } from '../../schemas/documents/page.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { Locale } from '../../schemas/locale.ts'
import { compilePage } from '../../server/content/read/compile/compile-page.ts'
import { trusted } from '../../server/content/model/contracts.ts'
import type { EntryServer } from '../../src/app/render/server-rendering.ts'
import { playerName } from '../../src/lib/player-name.ts'
import { startSite, type Site } from '../e2e/support/site.ts'
import { defaultBody } from '../e2e/support/texts.ts'
import { registerPlayer } from '../support/register-player.ts'
import { publishAt, sessionAt } from './support/requests.ts'

// Data and exports of our own build have the expected types.
const isAnswer = (value: unknown): value is PageAnswer => isRecord(value)
const isState = (value: unknown): value is FirstState => isRecord(value)
const isConfig = (value: unknown): value is SiteConfig => isRecord(value)
const isEntry = (value: unknown): value is EntryServer => isRecord(value) && 'render' in value

let site: Site
let entry: EntryServer
/** Cookies by visitor. */
const visitors = new Map<string, string>()

beforeAll(async () => {
  site = await startSite()
  const built: unknown = await import(pathToFileURL(resolve('dist/server/entry-server.js')).href)
  if (!isEntry(built)) throw new Error('the build has no entry')
  entry = built
  const session = await sessionAt(site)
  visitors.set('the demo player', session)
  visitors.set('a guest', '')
  visitors.set('a new player', await registerPlayer(site.url, 1))
  const taking = await registerPlayer(site.url, 2)
  visitors.set('a player in a tournament', taking)
  const listed = await json('/api/tournaments/get?v=2.34&locale=uz&status=active', taking)
  const data = isRecord(listed) ? listed['data'] : undefined
  const items = isRecord(data) && Array.isArray(data['items']) ? data['items'].filter(isRecord) : []
  // Some are only for players who have deposited; which one is listed first depends on the hour.
  const joined = await Promise.all(
    items.map(({ id }) => call('tournaments/participate', taking, { tournament_id: String(id) })),
  )
  expect(joined).toContainEqual({ data: 1 })
  visitors.set('a player with dollars', await registerPlayer(site.url, 3, 'USD'))
  const excluded = await registerPlayer(site.url, 4)
  visitors.set('a self-excluded player', excluded)
  expect(
    await call('responsible/selfexclude', excluded, { months: '0', password: 'marra-01' }),
  ).toMatchObject({ data: { is_self_excluded: true } })
}, 240_000)
afterAll(() => site.stop())

const get = (path: string, cookie: string) => fetch(`${site.url}${path}`, { headers: { cookie } })

async function call(name: string, cookie: string, params: Record<string, string>): Promise<unknown> {
  const headers = { cookie }
  const body = new URLSearchParams(params)
  return (await fetch(`${site.url}/api/${name}?v=2.34&locale=uz`, { method: 'POST', headers, body })).json()
}

async function json(path: string, cookie = ''): Promise<unknown> {
  return (await get(path, cookie)).json()
}

async function answerOf(path: string, locale: Locale, cookie: string): Promise<PageAnswer> {
  const answer = await json(`/nfx/page?locale=${locale}&path=${encodeURIComponent(path)}`, cookie)
  if (!isAnswer(answer)) throw new Error('no answer')
  return answer
}

/** A document and the answer that it was made from: answers of the platform change while a test runs. */
async function pageOf(path: string, locale: Locale, cookie: string) {
  const address = locale === 'ru' ? `/ru${path === '/' ? '' : path}` : path
  for (;;) {
    const before = await answerOf(path, locale, cookie)
    const html = await (await get(address, cookie)).text()
    if (JSON.stringify(await answerOf(path, locale, cookie)) === JSON.stringify(before))
      return { html, answer: before, address }
  }
}

/** A publication drops what is cached: guests' pages are kept for longer than the answers that they are compared with. */
let publications = 0
async function dropCachedPages() {
  publications += 1
  const title = String(publications)
  const body = { ...defaultBody('pages/about'), seo: { title: { uz: title, ru: title } } }
  await publishAt(site, [{ kind: 'page', key: 'about', schemaVersion: 1, body }])
}

/** Blocks that the server renders for this visitor only. */
function forOneVisitor(blocks: readonly CompiledBlock[]): CompiledBlock[] {
  return blocks.map(({ slots, ...block }) => {
    delete block.isShared
    const inner = Object.entries(slots ?? {}).map(([name, list]) => [name, forOneVisitor(list)] as const)
    return { ...block, ...(slots && { slots: Object.fromEntries(inner) }) }
  })
}

async function rendered(answer: PageAnswer, { session, configUrl }: FirstState, url: string) {
  const config = await json(configUrl)
  if (!isConfig(config)) throw new Error('no configuration')
  const messages = await json(config.messagesUrl)
  if (!isRecord(messages)) throw new Error('no texts')
  const state = { locale: answer.locale, answer, config, session }
  return entry.render({ state, url, messages })
}

/** Content of the root element, as rendered for this visitor only, and the answer for the browser. */
async function renderedAlone(answer: PageAnswer, first: FirstState, url: string) {
  const { header, blocks, footer } = answer.page
  const page = {
    ...answer.page,
    header: forOneVisitor(header),
    blocks: forOneVisitor(blocks),
    footer: forOneVisitor(footer),
  }
  const { html, clientAnswer } = await rendered({ ...answer, page }, first, url)
  const text = html.map((part) => (typeof part === 'string' ? part : part.personal)).join('')
  return { html: withoutHints(text), clientAnswer }
}

/** React's hints for urgent pictures come before the HTML; shared blocks have none. */
const withoutHints = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')

const rootIn = (html: string) =>
  /<div id="root">([^]*)<\/div><script type="application\/json" id="app-state">/.exec(html)?.[1]

function stateIn(html: string): FirstState {
  const state: unknown = JSON.parse(/ id="app-state">([^]*?)<\/script>/.exec(html)?.[1] ?? 'null')
  if (!isState(state)) throw new Error('no state')
  return state
}

describe.each(['/', '/?category=slots', '/promotions'])('at %s', (path) => {
  it.each([
    ['a guest', 'uz'],
    ['a guest', 'ru'],
    ['the demo player', 'uz'],
    ['the demo player', 'ru'],
    ['a new player', 'uz'],
    ['a player in a tournament', 'uz'],
    ['a player in a tournament', 'ru'],
    ['a player with dollars', 'uz'],
    ['a player with dollars', 'ru'],
    ['a self-excluded player', 'uz'],
    ['a self-excluded player', 'ru'],
  ] as const)('%s gets in %s what is rendered for this visitor only', async (visitor, locale) => {
    const cookie = visitors.get(visitor) ?? ''
    // The second page consists of parts of the first.
    for (let time = 0; time < 2; time += 1) {
      if (visitor === 'a guest') await dropCachedPages()
      const { html, answer, address } = await pageOf(path, locale, cookie)
      const state = stateIn(html)
      const alone = await renderedAlone(answer, state, address)
      expect(withoutHints(rootIn(html) ?? '')).toBe(alone.html)
      expect(state.answer).toEqual(JSON.parse(JSON.stringify(alone.clientAnswer)))
    }
  })
})

it('players share the HTML of the home page, which a server renders once and fills in for each', async () => {
  const { html, answer, address } = await pageOf('/', 'uz', visitors.get('the demo player') ?? '')
  // What the server knows of the blocks, and does not send.
  const page = compilePage(
    { key: 'home', version: 1, body: trusted(Page, defaultBody('pages/home'), 'home') },
    { key: 'default', version: 1, body: trusted(Layout, defaultBody('layouts/default'), 'layout') },
    { locale: 'uz', registry },
  )
  const { template } = await rendered({ ...answer, page }, stateIn(html), address)
  expect(template).toBeDefined()
})

it('never shows one player the name or the data of another', async () => {
  const cookies = [...visitors.values()]
  const accounts = await Promise.all(
    cookies.map(async (cookie) => stateIn(await (await get('/', cookie)).text()).session.account),
  )
  // Everybody at once, several times, in both languages.
  const requests = [...Array(8).keys()].flatMap((time) => cookies.map((_, index) => ({ time, index })))
  await Promise.all(
    requests.map(async ({ time, index }) => {
      const html = await (await get(time % 2 === 0 ? '/' : '/ru', cookies[index] ?? '')).text()
      expect(stateIn(html).session.account?.uid).toBe(accounts[index]?.uid)
      for (const account of accounts)
        if (account !== null)
          for (const own of [`"uid":${account.uid},`, account.login, `>${playerName(account)}<`])
            expect([own, html.includes(own)]).toEqual([own, account.uid === accounts[index]?.uid])
    }),
  )
})

it('shows a publication in the next page of every visitor, in both languages', async () => {
  const addresses = ['/', '/ru']
  const all = [...visitors.values()].flatMap((cookie) => addresses.map((address) => ({ cookie, address })))
  const pages = async () =>
    Promise.all(all.map(async ({ cookie, address }) => (await get(address, cookie)).text()))
  await pages()
  for (const brand of ['Yorqin', 'Porloq']) {
    const body = defaultBody('pages/home')
    await publishAt(site, [
      {
        kind: 'page',
        key: 'home',
        schemaVersion: 1,
        body: { ...body, seo: { title: { uz: brand, ru: brand } } },
      },
    ])
    for (const html of await pages()) expect(html).toContain(`<title>${brand}`)
  }
})
