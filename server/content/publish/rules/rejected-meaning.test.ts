import { expect, it } from 'vitest'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import defaultTheme from '../../../../schemas/defaults/themes/default.json' with { type: 'json' }
import {
  both,
  document,
  form,
  page,
  smallSite,
  textBlock,
  theme,
} from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const { colours } = defaultTheme.body
const phone = { fact: 'device', is: 'phone' }
const fresh = (withinDays: number) => ({ fact: 'registered', withinDays })
const level = { fact: 'level', atLeast: 3 }
const desktop = { fact: 'device', is: 'desktop' }

/** Changes that match their contracts but are refused for their meaning, with the expected issues. */
const rejected: [title: string, changes: StoredDocument[], issues: string[]][] = [
  [
    'translations: a field of a form without a Russian title',
    [
      form('sign-in', {
        schema: {
          type: 'object',
          properties: { login: { type: 'string', title: { uz: 'Login', ru: ' ' } } },
        },
      }),
    ],
    ['error form/sign-in /schema/properties/login/title/ru The Russian text is missing'],
  ],
  [
    'periods: one that ends before it begins, and days that no calendar has',
    [
      page('rules', {
        blocks: [
          {
            ...textBlock('a'),
            period: { begins: '2026-02-01T00:00:00Z', ends: '2026-01-31T23:59:59+00:00' },
          },
          { ...textBlock('b'), period: { begins: '2026-13-01T00:00:00Z', ends: '2026-01-31T23:59:59Z' } },
        ],
      }),
    ],
    [
      'error page/rules /blocks/1/period/begins No calendar has the moment "2026-13-01T00:00:00Z"',
      'error page/rules /blocks/0/period/ends Nobody would ever see this block: its period ends before it begins',
    ],
  ],
  [
    'devices: conditions that fit none, a block in one for the other device, and an entry of a menu',
    [
      page('rules', {
        blocks: [
          { ...textBlock('a'), when: { all: [phone, desktop] } },
          { ...textBlock('b'), when: { any: [phone], not: [phone] } },
          {
            id: 'panel',
            type: 'Panel',
            version: 1,
            props: {},
            when: { all: [phone] },
            slots: {
              content: [
                { ...textBlock('c'), when: { all: [desktop] } },
                {
                  ...textBlock('d'),
                  when: { any: [desktop, { fact: 'user', is: 'guest' }], not: [desktop] },
                },
              ],
            },
          },
        ],
      }),
      document('menu', 'main', { items: [{ id: 'a', label: both('a'), to: '/', when: { any: [phone] } }] }),
    ],
    [
      'error page/rules /blocks/0/when Nobody would ever see it: its conditions exclude each other',
      'error page/rules /blocks/1/when Nobody would ever see it: its conditions exclude each other',
      'error page/rules /blocks/2/slots/content/0/when Nobody would ever see it: its conditions and those around it exclude each other',
      'error menu/main /items/0/when Entries of menus are the same on all devices',
    ],
  ],
  [
    'levels: one that nobody has, and levels where they are not known',
    [
      page('rules', { blocks: [{ ...textBlock('a'), when: { any: [{ ...level, atMost: 2 }] } }] }),
      document('popup', 'hi', {
        title: both('a'),
        size: 'big',
        blocks: [{ ...textBlock('a'), when: { all: [level] } }],
      }),
      document('menu', 'main', { items: [{ id: 'a', label: both('a'), to: '/', when: { not: [level] } }] }),
    ],
    [
      'error page/rules /blocks/0/when Nobody would ever see it: its conditions exclude each other',
      'error popup/hi /blocks/0/when Popups do not know the level of the player',
      'error menu/main /items/0/when Menus do not know the level of the player',
    ],
  ],
  [
    'new players: guests, players who must not be new for longer, and blocks that do not know it',
    [
      page('rules', {
        blocks: [
          { ...textBlock('a'), when: { all: [{ fact: 'user', is: 'guest' }, fresh(7)] } },
          { ...textBlock('b'), when: { all: [fresh(7)], not: [fresh(30)] } },
          { ...textBlock('c'), when: { all: [fresh(30)], not: [fresh(7)] } },
        ],
      }),
      document('popup', 'hi', {
        title: both('a'),
        size: 'big',
        blocks: [{ ...textBlock('a'), when: { all: [fresh(7)] } }],
      }),
    ],
    [
      'error page/rules /blocks/0/when Nobody would ever see it: its conditions exclude each other',
      'error page/rules /blocks/1/when Nobody would ever see it: its conditions exclude each other',
      'error popup/hi /blocks/0/when Blocks in popups do not know when the player has registered',
    ],
  ],
  [
    'popups that open by themselves: a wrong audience and period, and one that cannot be closed',
    [
      document('popup', 'hi', {
        title: both('a'),
        size: 'big',
        preventClose: true,
        opens: {
          trigger: { event: 'load' },
          audience: { all: [phone, desktop, level] },
          begins: '2026-02-01T00:00:00Z',
          ends: '2026-01-31T00:00:00Z',
        },
        blocks: [textBlock('a')],
      }),
    ],
    [
      'error popup/hi /opens/audience Nobody would ever see it: its conditions exclude each other',
      'error popup/hi /opens/ends The popup would never open: its period ends before it begins',
      'error popup/hi /preventClose The popup opens by itself, so visitors must be able to close it at once',
    ],
  ],
  [
    'popups that open by themselves: a page that does not exist',
    [
      document('popup', 'hi', {
        title: both('a'),
        size: 'big',
        opens: { trigger: { event: 'load' }, pages: ['/nowhere'] },
        blocks: [textBlock('a')],
      }),
    ],
    ['error popup/hi /opens/pages/0 Broken link: /nowhere'],
  ],
  [
    'links: an address outside where only pages may stand, a language prefix, a foreign protocol',
    [
      page('rules', {
        blocks: [
          { id: 'a', type: 'Text', version: 2, props: { words: both('<p>a</p>'), more: '//evil.example' } },
          {
            id: 'b',
            type: 'Text',
            version: 2,
            props: { words: { uz: '<a href="/ru/rules">a</a>', ru: 'b' } },
          },
        ],
      }),
      document('popup', 'hi', {
        title: both('a'),
        size: 'big',
        blocks: [],
        onClosed: [
          { type: 'navigate', to: 'javascript:alert(1)' },
          { type: 'navigate', to: 'tel:me' },
          { type: 'navigate', to: 'tel:+998712000000' },
          { type: 'navigate', to: 'mailto:help@example.com' },
          { type: 'navigate', to: 'https://example.com' },
        ],
      }),
    ],
    [
      'error page/rules /blocks/0/props/more "//evil.example" is not an address',
      'error page/rules /blocks/1/props/words/uz "/ru/rules" contains a language prefix',
      'error popup/hi /onClosed/0/to "javascript:alert(1)" is not an address',
      'error popup/hi /onClosed/1/to "tel:me" is not an address',
      'error popup/hi /onClosed/4/to "https://example.com" leads outside the site',
    ],
  ],
  [
    'form: a schema that is no JSON Schema',
    [form('sign-in', { schema: { type: 'object', properties: { login: { type: 'word' } } } })],
    [
      'error form/sign-in /schema/properties/login/type Must be one of array, boolean, integer, null, number, object, string',
    ],
  ],
  [
    'form: a schema that cannot be compiled',
    [form('sign-in', { schema: { type: 'object', title: 'unsound', properties: {} } })],
    ['error form/sign-in /schema The form engine cannot use this schema'],
  ],
  [
    'form: fields that are required or ordered but do not exist',
    [
      form('sign-in', {
        schema: { type: 'object', required: ['mail'], properties: { login: { type: 'string' } } },
        ui: { order: ['phone'] },
      }),
    ],
    [
      'error form/sign-in /ui/order/0 The form has no field "phone"',
      'error form/sign-in /ui/order The field "login" is missing from the order',
    ],
  ],
  [
    'form: a required field that takes no value, at its own place',
    [
      form('sign-in', {
        schema: {
          type: 'object',
          required: ['login'],
          properties: { login: { type: 'string', minLength: 9, maxLength: 3 } },
        },
        ui: {},
      }),
    ],
    [
      'error form/sign-in /schema/properties/login/minLength The field "login" cannot be filled in: minLength 9 is more than maxLength 3',
    ],
  ],
  [
    'catalogue: what is no text',
    [document('messages', 'en-US', { common: { close: { now: 5 } } })],
    ['error messages/en-US /common/close/now Must be text'],
  ],
  [
    'parameters: a block on a page whose route lacks its parameter, and a query key that is not declared',
    [
      page('rules', {
        blocks: [
          { id: 'b', type: 'Board', version: 1, props: {} },
          { ...textBlock('t'), when: { any: [{ fact: 'query', key: 'ref' }] } },
        ],
      }),
    ],
    [
      'error page/rules /blocks/0 Board needs the route parameter "sysname"',
      'error page/rules /blocks/1/when/any/0/key The page does not read the query key "ref"',
    ],
  ],
  [
    'routes: an address that another page has',
    [page('news', { route: '/Rules' }), page('rules', { route: '/rules' })],
    [
      'error page/news /route The page "rules" already has this address',
      'error page/rules /route The page "news" already has this address',
    ],
  ],
  [
    'routes: an address of the server',
    [page('api', { route: '/api/news' })],
    ['error page/api /route Addresses below /api are reserved for the site'],
  ],
  [
    'routes: an address that the site redirects',
    [page('mine', { route: '/profile' })],
    ['error page/mine /route The site itself redirects /profile'],
  ],
  [
    'references: a popup and a page that do not exist',
    [
      document('menu', 'main', { items: [{ id: 'a', label: both('a'), to: '/nowhere?x=1#y' }] }),
      document('popup', 'hi', {
        title: both('a'),
        size: 'big',
        blocks: [],
        onClosed: [{ type: 'openPopup', popup: 'bye' }],
      }),
    ],
    [
      'error menu/main /items/0/to Broken link: /nowhere',
      'error popup/hi /onClosed/0/popup There is no popup "bye"',
    ],
  ],
  [
    'references: a theme that does not exist',
    [
      document('settings', 'site', {
        ...smallSite().find(({ key }) => key === 'site')?.body,
        theme: 'gothic',
      }),
    ],
    ['error settings/site /theme There is no theme "gothic"'],
  ],
  [
    'site settings: an interval of reminders that players cannot choose',
    [
      document('settings', 'functional', {
        ...smallSite().find(({ kind, key }) => kind === 'settings' && key === 'functional')?.body,
        realityCheck: { intervals: [15, 30], initial: 60 },
      }),
    ],
    [
      'error settings/functional /realityCheck/initial Players cannot choose 60 minutes between two reminders: they choose from 15, 30',
    ],
  ],
  [
    'theme: texts that nobody could read, with the figures',
    [
      theme('default', {
        colours: { ...colours, light: { ...colours.light, 'on-accent': '#08766B' } },
        scenes: {
          centre: '#111111',
          middle: '#222222',
          edge: '#333333',
          glow: '#444444',
          veil: '#999999',
        },
      }),
    ],
    [
      'error theme/default /colours/light/on-accent on-accent on accent has a contrast of 1.00; at least 4.5 is required: selected text and badges',
      'error theme/default /scenes/veil White on veil has a contrast of 2.84; at least 4.5 is required: the text on a banner',
    ],
  ],
  [
    'dry render: a page that cannot be rendered, with language and audience',
    [page('rules', { seo: { title: both('breaks') } })],
    ['uz, as guest', 'uz, as player', 'ru, as guest', 'ru, as player'].map(
      (who) => `error page/rules  Cannot be rendered (${who}): it breaks`,
    ),
  ],
  [
    'redirects: a circle, a second rule for an address, a wildcard that stands for nothing',
    [
      document('redirects', 'site', {
        items: [
          { from: '/a/*', to: '/a/b/*' },
          { from: '/c', to: '/' },
          { from: '/C/', to: '/' },
          { from: '/d', to: '/a/*' },
        ],
      }),
    ],
    [
      'error redirects/site /items/2/from_url /C/ is already redirected by an earlier rule',
      'error redirects/site /items/3/to_url /a/* has more * than /d',
      'error redirects/site /items/0/to_url /a/* leads to a redirect loop or too many redirects',
      'error redirects/site /items/3/to_url /d leads to a redirect loop or too many redirects',
    ],
  ],
]

it.each(rejected)('rejects %s', async (_title, changes, issues) => {
  const outcome = await publishOver(changes)
  expect(brief(outcome)).toEqual(issues)
  expect(outcome.prepared).toEqual([])
})
