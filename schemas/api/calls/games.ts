import { Type } from 'typebox'
import { CommaList, Count, Done, Fields, Id, NoParams, Offset, Order, call } from '../call.ts'
import { Day, Items, Page, Text } from '../entities/fields.ts'
import {
  FreespinPack,
  Game,
  GameCategory,
  GameHistoryItem,
  GameProvider,
  HistoryExport,
  Sportsbook,
  freespinStatuses,
  gameTypes,
} from '../entities/games.ts'

const types = CommaList(`Kinds: ${gameTypes.join(', ')}; left out: all`)
const Sysname = Type.String({ minLength: 1, maxLength: 100, description: 'Name of the game in addresses' })

export const gamesCalls = {
  'games.get': call({
    description: 'Games; a search forgives typos and puts the best match first',
    access: 'guest',
    isShared: true,
    params: Type.Object({
      offset: Offset,
      count: Count(18),
      sort: Type.Enum(['priority', 'name', 'players'], {
        default: 'priority',
        description: 'What to sort by',
      }),
      order: Order('asc'),
      query: Type.Optional(Type.String({ maxLength: 100, description: 'What the player looks for' })),
      fields: Fields,
      sysname: Type.Optional(Type.String({ maxLength: 100, description: 'Exactly this game' })),
      sysnames: CommaList('Only these games, in this order unless sort says otherwise'),
      types,
      tags: CommaList('Games with one of these tags'),
      providers: CommaList('Sysnames of providers'),
      options: Type.Optional(
        Type.Object(
          {
            id: Id('Number of the tournament'),
            type: Type.Literal('tournament', { description: 'What the id is of' }),
          },
          { description: 'Only games that count in a tournament; travels as JSON' },
        ),
      ),
    }),
    answer: Page(Game, 'Games'),
    errors: [],
  }),
  'games.getLikes': call({
    description: 'Sysnames of the favourites, the latest first',
    access: 'player',
    params: NoParams,
    answer: Items(Text('Sysname'), 'Sysnames of games'),
    errors: [],
  }),
  'games.addLike': call({
    description: 'Makes a game a favourite',
    access: 'player',
    params: Type.Object({ sysname: Sysname }),
    answer: Done,
    errors: [],
  }),
  'games.removeLike': call({
    description: 'Takes a game from the favourites',
    access: 'player',
    params: Type.Object({ sysname: Sysname }),
    answer: Done,
    errors: [],
  }),
  'games.getCategories': call({
    description: 'Categories of the game lobby by priority',
    access: 'guest',
    isShared: true,
    params: NoParams,
    answer: Items(GameCategory, 'Categories'),
    errors: [],
  }),
  'games.getProviders': call({
    description: 'Providers by name',
    access: 'guest',
    isShared: true,
    params: Type.Object({
      fields: Fields,
      types,
      tags: CommaList('Count only games with one of these tags; left out: all'),
    }),
    answer: Items(GameProvider, 'Providers'),
    errors: [],
  }),
  'games.getHistory': call({
    description: 'Bets of the player, newest first',
    access: 'player',
    params: Type.Object({
      offset: Offset,
      count: Count(20),
      from: Type.Optional(Day('First day')),
      to: Type.Optional(Day('Last day')),
      sysname: Type.Optional(Type.String({ maxLength: 100, description: 'Only of this game' })),
      status: Type.Enum(['all', 'open', 'won', 'lost', 'refunded'], {
        default: 'all',
        description: 'How they ended',
      }),
    }),
    answer: Page(GameHistoryItem, 'Bets'),
    errors: [],
  }),
  'games.gethistoryexportrequest': call({
    description: 'State of the latest request for the history as a file',
    access: 'player',
    params: NoParams,
    answer: HistoryExport,
    errors: [],
  }),
  'games.createhistoryexportrequest': call({
    description: 'Asks for the history as a file',
    access: 'player',
    params: Type.Object({ from: Day('First day'), to: Day('Last day') }),
    answer: HistoryExport,
    errors: [],
  }),
  'games.getsportsbook': call({
    description: 'A sportsbook by its sysname',
    access: 'guest',
    params: Type.Object({ sysname: Sysname }),
    answer: Sportsbook,
    errors: [],
  }),
  'freespins.get': call({
    description: 'Packs of free spins of the player',
    access: 'player',
    params: Type.Object({
      fields: Fields,
      status: Type.Enum([...freespinStatuses], { default: 'active', description: 'State of the packs' }),
      count: Count(99),
    }),
    answer: Page(FreespinPack, 'Packs'),
    errors: [],
  }),
}
