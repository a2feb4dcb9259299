import { blocksIn, fact, guest, onPhones, player, rejected, text, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const conditionsEdits: readonly HarmfulEdit[] = [
  rejected(
    'no-visitor',
    'guest and player',
    set('page/about', { '/blocks/0/when': { all: [guest, player] } }),
  ),
  rejected(
    'no-visitor',
    'neither guest nor player',
    set('page/about', { '/blocks/0/when': { not: [guest, player] } }),
  ),
  rejected(
    'no-visitor',
    'same fact needed and excluded',
    set('page/about', { '/blocks/0/when': { all: [fact('locale', 'ru')], not: [fact('locale', 'ru')] } }),
  ),
  rejected(
    'no-visitor',
    'two languages',
    set('page/about', { '/blocks/0/when': { all: [fact('locale', 'ru'), fact('locale', 'uz')] } }),
  ),
  rejected(
    'no-visitor',
    'two currencies',
    set('page/about', { '/blocks/0/when': { all: [fact('currency', 'UZS'), fact('currency', 'USD')] } }),
  ),
  rejected(
    'no-visitor',
    'guest with level',
    set('page/about', { '/blocks/0/when': { all: [guest, { fact: 'level', atLeast: 2 }] } }),
  ),
  rejected(
    'no-visitor',
    'guest with tag',
    set('page/about', { '/blocks/0/when': { all: [guest, fact('tag', 'vip')] } }),
  ),
  rejected(
    'no-visitor',
    'guest verified',
    set('page/about', { '/blocks/0/when': { all: [guest, fact('verification', 'verified')] } }),
  ),
  rejected(
    'no-visitor',
    'break on and off',
    set('page/about', { '/blocks/0/when': { all: [fact('break', 'on'), fact('break', 'off')] } }),
  ),
  rejected(
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
  rejected(
    'no-visitor',
    'two campaigns',
    set('page/about', {
      '/blocks/0/when': { all: [fact('campaign', 'spring'), fact('campaign', 'autumn')] },
    }),
  ),
  rejected(
    'no-visitor',
    'campaign needed and excluded, in other capitals',
    set('page/about', {
      '/blocks/0/when': { all: [fact('campaign', 'spring')], not: [fact('campaign', 'Spring')] },
    }),
  ),
  rejected(
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
  rejected(
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
  rejected(
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
  rejected(
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
  rejected(
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
    'only a campaign sees about',
    set('page/about', {
      '/blocks': blocksIn('page/about').map((block) => ({
        ...block,
        when: { any: [fact('campaign', 'spring')] },
      })),
    }),
  ),
  warned(
    'duty',
    'only one country sees about',
    set('page/about', {
      '/blocks': blocksIn('page/about').map((block) => ({
        ...block,
        when: { all: [{ fact: 'country', in: ['KZ'] }] },
      })),
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
