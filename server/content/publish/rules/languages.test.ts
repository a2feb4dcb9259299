import { describe, expect, it } from 'vitest'
import {
  both,
  document,
  form,
  page,
  smallSite,
  textBlock,
} from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const uzbek = { code: 'uz', tag: 'uz-Latn-UZ', name: 'Oʻzbekcha', public: true }
const russian = { code: 'ru', tag: 'ru-RU', name: 'Русский', public: true }
const kazakh = { code: 'kk', tag: 'kk-Cyrl-KZ', name: 'Казакша', public: true, fallback: 'ru' }

const siteWith = (languages: unknown) =>
  document('settings', 'site', {
    ...smallSite().find(({ kind, key }) => kind === 'settings' && key === 'site')?.body,
    languages,
  })

const withLanguages = (...languages: object[]) => [
  ...smallSite().filter(({ kind, key }) => kind !== 'settings' || key !== 'site'),
  siteWith(languages),
]

const linesOf = async (...languages: object[]) => brief(await publishOver([siteWith(languages)]))

describe('the list of languages', () => {
  it('may rename and reorder the built-in languages, and add others', async () => {
    expect(await linesOf({ ...russian, name: 'По-русски', icon: '/art/flags/ru.svg' }, uzbek)).toEqual([])
    expect(await linesOf(uzbek, russian, kazakh)).toEqual([])
  })

  it('names the menus and legal pages that players of a new language would read in another one', async () => {
    const menu = (label: object) => document('menu', 'help', { items: [{ id: 'rules', label, to: '/' }] })
    const opened = [siteWith([uzbek, russian, kazakh]), menu(both('Qoidalar'))]
    expect(brief(await publishOver(opened))).toEqual([
      'warning settings/site /languages Players will see the language Казакша, but 1 of its legal pages and menus are not translated: menu/help',
    ])
    const hidden = siteWith([uzbek, russian, { ...kazakh, public: false }])
    expect(brief(await publishOver([hidden, menu(both('Qoidalar'))]))).toEqual([])
    const translated = menu({ ...both('Qoidalar'), kk: 'Ережелер' })
    expect(brief(await publishOver([opened[0] ?? hidden, translated]))).toEqual([])
  })

  it('must have the built-in languages, visible to players and with their own tags', async () => {
    expect(await linesOf(uzbek, kazakh)).toEqual(
      expect.arrayContaining(['error settings/site /languages The site must have the language Русский']),
    )
    expect(await linesOf(uzbek, { ...russian, public: false, tag: 'ru-KZ' })).toEqual([
      'error settings/site /languages/1/tag Русский has the tag ru-RU and the direction ltr',
      'error settings/site /languages/1/public Players always see the language Русский',
    ])
  })

  it.each([
    ['a code that is no language', { code: 'kz' }, '/code There is no language with the code "kz"'],
    ['a code that is outdated', { code: 'iw' }, '/code There is no language with the code "iw"'],
    ['an address of the server', { code: 'api' }, '/code Addresses below /api are reserved for the site'],
    ['a language twice', { code: 'ru' }, '/code The language "ru" occurs twice'],
    ['the tag of another language', { tag: 'ky-KG' }, '/tag "ky-KG" is no tag of the language "kk"'],
    ['a tag that is none', { tag: 'kk_KZ' }, '/tag "kk_KZ" is no tag of the language "kk"'],
    ['a fallback that is missing', { fallback: 'tg' }, '/fallback The site does not have the language "tg"'],
    [
      'itself as fallback',
      { fallback: 'kk' },
      '/fallback The texts of "kk" would be completed by themselves',
    ],
  ])('must not have %s', async (_, change, issue) => {
    expect(await linesOf(uzbek, russian, { ...kazakh, ...change })).toEqual([
      `error settings/site /languages/2${issue}`,
    ])
  })

  it('must not have fallbacks in a circle', async () => {
    const tajik = { code: 'tg', tag: 'tg-TJ', name: 'Тоҷики', public: false, fallback: 'kk' }
    expect(await linesOf(uzbek, russian, { ...kazakh, fallback: 'tg' }, tajik)).toEqual([
      'error settings/site /languages/2/fallback The texts of "kk" would be completed by themselves',
      'error settings/site /languages/3/fallback The texts of "tg" would be completed by themselves',
    ])
  })

  it('must not have a direction that the script does not have', async () => {
    const persian = { code: 'fa', tag: 'fa-IR', name: 'Farsi', public: true }
    expect(await linesOf(uzbek, russian, persian)).toEqual([
      'error settings/site /languages/2/direction The script of fa-IR is written in the direction rtl, not ltr',
    ])
    expect(await linesOf(uzbek, russian, { ...persian, direction: 'rtl' })).toEqual([])
  })

  it('must not take the address of a page, whichever of them is published later', async () => {
    const base = [...smallSite(), page('news', { route: '/kk/news' })]
    expect(brief(await publishOver([siteWith([uzbek, russian, kazakh])], {}, base))).toEqual([
      'error settings/site /languages/2/code The page "news" already has the address /kk/news',
    ])
    const [issue] = brief(
      await publishOver([page('news', { route: '/kk/news' })], {}, withLanguages(uzbek, russian, kazakh)),
    )
    expect(issue).toBe('error page/news /route Addresses below /kk are reserved for the site')
  })
})

describe('texts in an added language', () => {
  const base = withLanguages(uzbek, russian, kazakh)
  const news = (title: object) => page('news', { seo: { title } })

  it('may be missing, since others complete them', async () => {
    expect(brief(await publishOver([news({ ...both('a'), kk: 'b' }), page('more')], {}, base))).toEqual([])
  })

  it('are checked like the others', async () => {
    const words = { uz: '<p>a</p>', ru: '<p>b</p>', kk: '<script>1</script><p>c</p>' }
    expect(brief(await publishOver([page('news', { blocks: [textBlock('a', words)] })], {}, base))).toEqual([
      'warning page/news /blocks/0/props/words/kk Markup that is not allowed was removed',
    ])
    expect(brief(await publishOver([news({ ...both('a'), kk: '' })], {}, base))).toEqual([
      'error page/news /seo/title/kk The text in the language "kk" is missing',
    ])
  })

  it('stay in their documents when the language is removed, which is said before', async () => {
    const texts = [
      news({ ...both('a'), kk: 'b' }),
      document('messages', 'kk', { common: { close: 'c', back: 'd' } }),
    ]
    const outcome = await publishOver([siteWith([uzbek, russian])], {}, [...base, ...texts])
    expect(brief(outcome)).toEqual([
      'warning settings/site /languages The language Казакша is removed: 3 texts in 2 documents are no longer displayed, and its pages below /kk are missing',
    ])
    expect(outcome.prepared).toHaveLength(1)
  })
})

describe('texts that the law requires', () => {
  const consent = (title: object) =>
    form('join', {
      schema: {
        type: 'object',
        required: ['agree'],
        properties: { agree: { type: 'boolean', title, validator: 'truthyCheckbox' } },
      },
    })
  const base = [...withLanguages(uzbek, russian, { ...kazakh, public: false }), consent(both('a'))]
  const missing = 'error form/join /schema/properties/agree/title/kk The text in the language "kk" is missing'

  it('may be missing until the language is public', async () => {
    expect(brief(await publishOver([consent(both('b'))], {}, base))).toEqual([])
  })

  it('must exist when a language becomes public, also in documents that do not change', async () => {
    const becomesPublic = siteWith([uzbek, russian, kazakh])
    expect(brief(await publishOver([becomesPublic], {}, base))).toEqual([missing])
    expect(brief(await publishOver([becomesPublic, consent({ ...both('a'), kk: 'c' })], {}, base))).toEqual(
      [],
    )
  })

  it('must stay in a public language', async () => {
    const translated = [...withLanguages(uzbek, russian, kazakh), consent({ ...both('a'), kk: 'c' })]
    expect(brief(await publishOver([consent(both('a'))], {}, translated))).toEqual([missing])
  })
})
