import { blocksIn, fact, guest, onPhones, player, rejected, text, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

/** The page about the site, whose first block has a condition. */
const about = (when: unknown) => set('page/about', { '/blocks/0/when': when })
/** The same page, of which all blocks have a condition. */
const wholeAbout = (when: unknown) =>
  set('page/about', { '/blocks': blocksIn('page/about').map((block) => ({ ...block, when })) })

export const conditionsEdits: readonly HarmfulEdit[] = [
  ...rejected('no-visitor', {
    'guest and player': about({ all: [guest, player] }),
    'neither guest nor player': about({ not: [guest, player] }),
    'same fact needed and excluded': about({ all: [fact('locale', 'ru')], not: [fact('locale', 'ru')] }),
    'two languages': about({ all: [fact('locale', 'ru'), fact('locale', 'uz')] }),
    'two currencies': about({ all: [fact('currency', 'UZS'), fact('currency', 'USD')] }),
    'guest with level': about({ all: [guest, { fact: 'level', atLeast: 2 }] }),
    'guest with tag': about({ all: [guest, fact('tag', 'vip')] }),
    'guest verified': about({ all: [guest, fact('verification', 'verified')] }),
    'break on and off': about({ all: [fact('break', 'on'), fact('break', 'off')] }),
    'two countries': about({
      all: [
        { fact: 'country', in: ['UZ'] },
        { fact: 'country', in: ['KZ'] },
      ],
    }),
    'two campaigns': about({ all: [fact('campaign', 'spring'), fact('campaign', 'autumn')] }),
    'campaign needed and excluded, in other capitals': about({
      all: [fact('campaign', 'spring')],
      not: [fact('campaign', 'Spring')],
    }),
    'levels apart': about({
      all: [
        { fact: 'level', atLeast: 5 },
        { fact: 'level', atLeast: 1, atMost: 2 },
      ],
    }),
    'query twice': set('page/rules', {
      '/query': ['x'],
      '/blocks/3/when': {
        all: [
          { fact: 'query', key: 'x', is: '1' },
          { fact: 'query', key: 'x', is: '2' },
        ],
      },
    }),
    'inner contradicts outer': set('page/about', {
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
  }),
  ...rejected('empty-period', {
    'inner period after outer': set('page/about', {
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
  }),
  ...rejected('duty', {
    'page for players with blocks for guests': set('page/profile-bonuses', {
      '/blocks/0/when': { all: [guest] },
    }),
  }),
  ...warned('duty', {
    'guests see nothing on about': wholeAbout({ all: [player] }),
    'only a campaign sees about': wholeAbout({ any: [fact('campaign', 'spring')] }),
    'only one country sees about': wholeAbout({ all: [{ fact: 'country', in: ['KZ'] }] }),
    'phones see nothing on about': wholeAbout({ not: [onPhones] }),
  }),
]
