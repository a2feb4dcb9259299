import {
  blocksIn,
  experiment,
  joined,
  made,
  newPage,
  player,
  rejected,
  text,
  warned,
  words,
} from './build.ts'
import { remove, set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

/** Texts that mislead players, code that harms them, and tests and targeting that hide duties from some of them. */
export const claimsEdits: readonly HarmfulEdit[] = [
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
