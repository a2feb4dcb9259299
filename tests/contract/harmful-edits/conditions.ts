import { blocksIn, fact, guest, onPhones, player, refused, text, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const conditionsEdits: readonly HarmfulEdit[] = [
  refused(
    'no-visitor',
    'guest and player',
    set('page/about', { '/blocks/0/when': { all: [guest, player] } }),
  ),
  refused(
    'no-visitor',
    'neither guest nor player',
    set('page/about', { '/blocks/0/when': { not: [guest, player] } }),
  ),
  refused(
    'no-visitor',
    'same fact needed and excluded',
    set('page/about', { '/blocks/0/when': { all: [fact('locale', 'ru')], not: [fact('locale', 'ru')] } }),
  ),
  refused(
    'no-visitor',
    'two languages',
    set('page/about', { '/blocks/0/when': { all: [fact('locale', 'ru'), fact('locale', 'uz')] } }),
  ),
  refused(
    'no-visitor',
    'two currencies',
    set('page/about', { '/blocks/0/when': { all: [fact('currency', 'UZS'), fact('currency', 'USD')] } }),
  ),
  refused(
    'no-visitor',
    'guest with level',
    set('page/about', { '/blocks/0/when': { all: [guest, { fact: 'level', atLeast: 2 }] } }),
  ),
  refused(
    'no-visitor',
    'guest with tag',
    set('page/about', { '/blocks/0/when': { all: [guest, fact('tag', 'vip')] } }),
  ),
  refused(
    'no-visitor',
    'guest verified',
    set('page/about', { '/blocks/0/when': { all: [guest, fact('verification', 'verified')] } }),
  ),
  refused(
    'no-visitor',
    'break on and off',
    set('page/about', { '/blocks/0/when': { all: [fact('break', 'on'), fact('break', 'off')] } }),
  ),
  refused(
    'no-visitor',
    'two countries',
    set('page/about', {
      '/blocks/0/when': {
        all: [
          { fact: 'country', in: ['UZ'] },
          { fact: 'country', in: ['KZ'] },
        ],
      },
    }),
  ),
  refused(
    'no-visitor',
    'levels apart',
    set('page/about', {
      '/blocks/0/when': {
        all: [
          { fact: 'level', atLeast: 5 },
          { fact: 'level', atLeast: 1, atMost: 2 },
        ],
      },
    }),
  ),
  refused(
    'no-visitor',
    'query twice',
    set('page/rules', {
      '/query': ['x'],
      '/blocks/3/when': {
        all: [
          { fact: 'query', key: 'x', is: '1' },
          { fact: 'query', key: 'x', is: '2' },
        ],
      },
    }),
  ),
  refused(
    'no-visitor',
    'inner contradicts outer',
    set('page/about', {
      '/blocks': [
        {
          id: 'o',
          type: 'Section',
          version: 1,
          props: {},
          when: { all: [guest] },
          slots: { content: [{ ...text('<p>Salom привет</p>'), when: { all: [player] } }] },
        },
        text('<p>Salom привет</p>', 't2'),
      ],
    }),
  ),
  refused(
    'empty-period',
    'inner period after outer',
    set('page/about', {
      '/blocks': [
        {
          id: 'o',
          type: 'Section',
          version: 1,
          props: {},
          period: { ends: '2027-01-01T00:00:00Z' },
          slots: {
            content: [{ ...text('<p>Salom привет</p>'), period: { begins: '2027-06-01T00:00:00Z' } }],
          },
        },
        text('<p>Salom привет</p>', 't2'),
      ],
    }),
  ),
  refused(
    'duty',
    'page for players with blocks for guests',
    set('page/profile-bonuses', { '/blocks/0/when': { all: [guest] } }),
  ),
  warned(
    'duty',
    'guests see nothing on about',
    set('page/about', {
      '/blocks': blocksIn('page/about').map((block) => ({ ...block, when: { all: [player] } })),
    }),
  ),
  warned(
    'duty',
    'phones see nothing on about',
    set('page/about', {
      '/blocks': blocksIn('page/about').map((block) => ({ ...block, when: { not: [onPhones] } })),
    }),
  ),
]
