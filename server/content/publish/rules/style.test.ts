import { expect, test } from 'vitest'
import { document, form, page, smallSite, textBlock } from '../../../../tests/support/content/content-site.ts'
import { publishOver } from '../../../../tests/support/content/publish-over.ts'
import { wordFinder } from './style.ts'

test.each([
  ['бонус', 'Получите БОНУС сегодня', true],
  ['бонус', 'Бонусы каждый день', false],
  ['бонус', 'кэшбэк-бонус', true],
  ['лёгкие деньги', 'Это <strong>лёгкие</strong>\u00A0деньги!', true],
  ['лёгкие деньги', 'лёгкие, деньги', false],
  ['bo‘lmang', "Kech bo'lmang", true],
  ["bo'lmang", 'Kech boʻlmang', true],
  ['tog', 'Togʻ cho‘qqisi', false],
  ["ma'no", 'maʼno', true],
  ['bonus', "Yangi 'bonus' bor", true],
  ['bonus', 'bonus2', false],
  ['100% (точно)', 'Мы 100% (точно) платим', true],
])('the entry %s in the text %s: %s', (entry, text, expected) => {
  expect(wordFinder(entry)(text)).toBe(expected)
})

const siteWith = (styleLists: unknown) => [
  ...smallSite().filter(({ kind, key }) => kind !== 'settings' || key !== 'site'),
  document('settings', 'site', {
    ...smallSite().find(({ kind, key }) => kind === 'settings' && key === 'site')?.body,
    styleLists,
  }),
]
const lists = [
  { language: 'ru', entries: [{ text: 'халява', advice: 'Лучше: бесплатно' }] },
  { language: 'uz', entries: [{ text: 'tekin' }] },
]
const texts = textBlock('a', { uz: '<p>Tekin oʻyin, халява</p>', ru: '<p>Халява и tekin</p>' })

test('points out words of the list of a language in the texts of that language only', async () => {
  const { hints, issues } = await publishOver([page('rules', { blocks: [texts] })], {}, siteWith(lists))
  expect(issues).toEqual([])
  expect(hints).toMatchObject([
    { path: '/blocks/0/props/words/uz', code: 'style', severity: 'hint', document: 'page/rules' },
    {
      path: '/blocks/0/props/words/ru',
      message: 'The style of the site avoids “халява”',
      hint: 'Лучше: бесплатно',
    },
  ])
})

test('reads catalogues and forms, and nothing that has no language, such as the lists themselves', async () => {
  const site = siteWith(lists)
  const settings = site.find(({ kind, key }) => kind === 'settings' && key === 'site')
  const catalogue = document('messages', 'ru', { a: { b: 'Халява' } })
  const named = form('gift', { title: { uz: 'Sovgʻa', ru: 'Халява' } })
  const { hints } = await publishOver([catalogue, named, ...(settings ? [settings] : [])], {}, site)
  expect(hints.map(({ document: name, path }) => name + path)).toEqual([
    'messages/ru/a/b',
    'form/gift/title/ru',
  ])
})

test('is about the text and the entry, so that a change of either is another hint', async () => {
  const aboutIn = async (words: string) => {
    const blocks = [textBlock('a', { uz: '<p>a</p>', ru: words })]
    const { hints } = await publishOver([page('rules', { blocks })], {}, siteWith(lists))
    return hints[0]?.about
  }
  const first = await aboutIn('<p>Халява</p>')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await aboutIn('<p>Халява</p>')).toBe(first)
  expect(await aboutIn('<p>Халява!</p>')).not.toBe(first)
})

test('finds nothing without lists', async () => {
  expect((await publishOver([page('rules', { blocks: [texts] })])).hints).toEqual([])
})
