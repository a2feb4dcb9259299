import { expect, it } from 'vitest'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import type { AppState, CompiledBlock } from '../../../schemas/compiled.ts'
import ru from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import uz from '../../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { defaultFormats } from '../../../schemas/formats.ts'
import { examples } from '../../../registry/tournament-card/tournament-card.examples.ts'
import { load } from '../../../registry/tournament-card/tournament-card.load.ts'
import { testPage, testState } from '../../../tests/support/page-answer.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import type { HtmlPart } from './server-rendering.ts'
import { render } from './render.tsx'

const header: CompiledBlock = { id: 'header', type: 'SiteHeader', props: { menu: 'main' } }
const card: CompiledBlock = {
  id: 'card',
  type: 'TournamentCard',
  props: {},
  load: { tournaments: { access: 'guest', ...load.tournaments, items: [...load.tournaments.items] } },
}
const onlyForBreak: CompiledBlock = {
  id: 'break',
  type: 'RichText',
  props: { title: 'Tanaffus' },
  when: { all: [{ fact: 'break', is: 'on' }] },
}

const plainPage = testPage([card, onlyForBreak], { header: [header] })
const sharedPage = testPage(
  [
    { ...card, isShared: true },
    { ...onlyForBreak, isShared: true },
  ],
  { header: [{ ...header, isShared: 'byFacts' }] },
)

interface Visitor {
  account: AccountInfo | null
  locale: 'uz' | 'ru'
  takesPart: boolean
}

const names = [
  'Aziza Karimova',
  '</script><script>alert(1)</script>',
  '<!--0--><!--$--><!--/$-->',
  '"><img src=x onerror=alert(1)>',
  '$& $1 $$ \\u003c &amp; &#x27;',
  'name:initials',
  '{"personal":"0"}',
  'Оʻткир ‮Ғ\u2028😀',
  'a  b\tc',
]
const currencies = ['UZS', 'USD', 'RUB']

/** Players who differ in everything, each in both languages, and guests. */
const visitors = names.flatMap((name, index): Visitor[] => {
  const currency = currencies[index % 3] ?? 'UZS'
  const account: AccountInfo = {
    ...testAccount,
    uid: 1000 + index,
    login: `login-${index}`,
    fakename: index === 5 ? '' : name,
    balance_main: { amount: `${index}00.00`, currency },
    balance_bonus: { amount: `${index}1.00`, currency },
    is_verified: index % 2 === 0,
    is_on_verification: index % 4 === 1,
    is_on_break: index % 3 === 0,
  }
  return (['uz', 'ru'] as const).flatMap((locale) => [
    { account, locale, takesPart: index % 2 === 1 },
    { account: index === 0 ? null : account, locale, takesPart: index % 2 === 0 },
  ])
})

const textOf = (part: HtmlPart) => (typeof part === 'string' ? part : part.personal)

async function htmlFor(
  { account, locale, takesPart }: Visitor,
  page = sharedPage,
  more: Partial<AppState> = {},
) {
  const data = { card: examples[takesPart ? 'participating' : 'normal'].data }
  const state = { ...testState({ locale, page, data }), session: { account }, ...more }
  const url = locale === 'ru' ? '/ru' : '/'
  const { html, template } = await render({ state, url, messages: (locale === 'ru' ? ru : uz).body })
  // React's hints for pictures come first, and shared blocks have none.
  return { html: html.map(textOf).join(''), parts: html, template }
}

it('fills the template for each of many visitors at once as if the page were rendered for them alone', async () => {
  const alone = await Promise.all(visitors.map(async (visitor) => (await htmlFor(visitor, plainPage)).html))
  // The second round consists of parts of the first, in another order.
  for (const order of [visitors, visitors.toReversed()])
    await Promise.all(
      order.map(async (visitor) => {
        expect((await htmlFor(visitor)).html).toBe(alone[visitors.indexOf(visitor)])
      }),
    )
})

it('fills in a negative balance as a page of its own does, also where the sign is before it', async () => {
  const currencies = { USD: { signPlace: 'before' as const } }
  const config = { ...testConfig, site: { ...testConfig.site, formats: { ...defaultFormats, currencies } } }
  const account = { ...testAccount, balance_main: { amount: '-5.00', currency: 'USD' } }
  const visitor: Visitor = { account, locale: 'uz', takesPart: false }
  const alone = await htmlFor(visitor, plainPage, { config })
  const shared = await htmlFor(visitor, sharedPage, { config })
  expect(shared.html).toBe(alone.html)
  expect(shared.html).toMatch(/>−\d/)
})

it('contains the name of a player in personal parts only', async () => {
  const [first, , , , other] = await Promise.all(visitors.slice(0, 5).map((visitor) => htmlFor(visitor)))
  expect(first?.html).toContain('Aziza Karimova')
  expect(first?.parts.filter((part) => typeof part === 'string' && part.includes('Aziza'))).toEqual([])
  expect(other?.html).not.toContain('Aziza')
})

it('shares the template between players with the same facts, and with nobody else', async () => {
  const [visitor] = visitors
  if (!visitor?.account) throw new Error('no player')
  const { account } = visitor
  const templateFor = async (more: Partial<AccountInfo>) =>
    (await htmlFor({ ...visitor, account: { ...account, ...more } })).template
  const template = await templateFor({})
  expect(template).toBeDefined()
  expect(await templateFor({ uid: 1, fakename: 'Boshqa', is_subscribed: true })).toBe(template)
  expect(await templateFor({ is_on_break: false })).not.toBe(template)
  expect(await templateFor({ is_verified: false })).not.toBe(template)
  expect(await templateFor({ balance_main: { amount: '1.00', currency: 'KZT' } })).not.toBe(template)
  expect((await htmlFor({ ...visitor, account: null })).template).not.toBe(template)
  expect((await htmlFor({ ...visitor, locale: 'ru' })).template).not.toBe(template)
})

it('is a template for those who do not see a block that is rendered for each visitor', async () => {
  const page = testPage([{ ...card, isShared: true }, onlyForBreak], {
    header: [{ ...header, isShared: 'byFacts' }],
  })
  const templateFor = async (is_on_break: boolean) =>
    (await htmlFor({ account: { ...testAccount, is_on_break }, locale: 'uz', takesPart: false }, page))
      .template
  expect(await templateFor(false)).toBeDefined()
  expect(await templateFor(true)).toBeUndefined()
})
