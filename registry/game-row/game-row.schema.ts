import { Type } from 'typebox'
import { gameTypes } from '../../schemas/api/entities/games.ts'
import { defineComponent, type LoadParam } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const items = [
  exampleGame('olmos-saltanati'),
  exampleGame('aviora', { tags: ['new'], players: 3871 }),
  exampleGame('anor-deluxe', { tags: ['jackpot'], players: 642 }),
]

/** The makers of the games, and others. */
const providersOf = (others: number) => [
  ...items.map(({ provider, provider_sysname }, index) => ({
    sysname: provider_sysname,
    name: provider,
    games_count: 40 - index,
    image_url: null,
  })),
  ...Array.from({ length: others }, (_, index) => ({
    sysname: `studio-${index + 1}`,
    name: `Studio ${index + 1}`,
    games_count: 20 - index,
    image_url: null,
  })),
]

const ofCategory = (part: 'types' | 'tags'): LoadParam => ({
  from: 'category',
  prop: 'category',
  part,
  fallback: { from: 'props', name: part },
})

const title = { uz: 'Ommabop', ru: 'Популярные' }

export const gameRow = defineComponent({
  type: 'GameRow',
  version: 1,
  description:
    'A row of games that scrolls sideways, with a heading, the number of games and a link to all of them',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the row'),
      tags: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
          description: 'Only games that bear one of these tags, comma-joined: top, new, jackpot',
        }),
      ),
      types: Type.Optional(
        Type.String({
          pattern: `^(${gameTypes.join('|')})(,(${gameTypes.join('|')}))*$`,
          description: `Only games of these types, comma-joined: ${gameTypes.join(', ')}`,
        }),
      ),
      providers: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
          picks: 'providers',
          description: 'Only games of these providers, comma-joined system names',
        }),
      ),
      sysnames: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
          maxLength: 1000,
          picks: 'games',
          description: 'Exactly these games in this order, comma-joined system names',
        }),
      ),
      category: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9-]+$',
          maxLength: 60,
          picks: 'category',
          description:
            'Games of this category of the platform, by system name; what it leaves open, types and tags say',
        }),
      ),
      providerFilter: Type.Optional(
        Type.Boolean({
          description: 'Lets players narrow the row to one provider; needs a screen wider than a phone',
        }),
      ),
      count: Type.Integer({ minimum: 1, maximum: 40, default: 18, description: 'Games at most' }),
      moreLink: Type.Optional(
        internalPath('Where the link to all games leads: an internal path without language prefix'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  isShared: true,
  load: {
    games: {
      call: 'games.get',
      params: {
        count: { from: 'props', name: 'count' },
        tags: ofCategory('tags'),
        types: ofCategory('types'),
        providers: { from: 'props', name: 'providers' },
        sysnames: { from: 'props', name: 'sysnames' },
      },
    },
    providers: {
      call: 'games.getProviders',
      params: { tags: ofCategory('tags'), types: ofCategory('types') },
      items: ['sysname', 'name', 'games_count'],
      enabledBy: 'providerFilter',
    },
  },
  // The number of people playing is part of the tiles.
  maxAge: 60,
  examples: {
    normal: {
      props: { title, tags: 'top', providerFilter: true, count: 18, moreLink: '/gamehall' },
      data: {
        games: { status: 'success', data: { items, total: 248 } },
        providers: { status: 'success', data: { items: providersOf(14) } },
      },
    },
    empty: {
      props: { title, count: 18 },
      data: { games: { status: 'success', data: { items: [], total: 0 } } },
    },
    error: {
      props: { title, count: 18 },
      data: { games: { status: 'error', error: 'ApplicationUnavailableException' } },
    },
    longText: {
      props: {
        title: { uz: 'Eng koʻp oʻynaladigan jekpotli slotlar', ru: 'Самые популярные слоты с джекпотом' },
        providerFilter: true,
        count: 18,
        moreLink: '/gamehall',
      },
      data: {
        games: {
          status: 'success',
          data: {
            items: items.map((item) => ({
              ...item,
              description: { name: `${item.name}: the Extraordinary Anniversary Edition` },
              provider: 'International Interactive Entertainment',
            })),
            total: 12480,
          },
        },
        providers: {
          status: 'success',
          data: {
            items: providersOf(2).map((provider) => ({
              ...provider,
              name: `International ${provider.name} Entertainment`,
            })),
          },
        },
      },
    },
  },
})
