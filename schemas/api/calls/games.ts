import { Type } from 'typebox'
import { AnswerCurrency, CommaList, Count, Done, Fields, NoParams, Offset, Order, call } from '../call.ts'
import { Day, Id, Items, Page, Text } from '../entities/fields.ts'
import {
  FreespinPack,
  Game,
  GameDetails,
  GameCategory,
  GameHistoryItem,
  GameProvider,
  HistoryExport,
  Sportsbook,
  freespinStatuses,
  gameTypes,
  volatilities,
} from '../entities/games.ts'

const types = CommaList(`Types: ${gameTypes.join(', ')}. Default: all`)
const Sysname = Type.String({ minLength: 1, maxLength: 100, description: 'Name of the game in URLs' })

export const gamesCalls = {
  'games.get': call({
    description: 'Games; the search tolerates typos and returns the best match first',
    access: 'guest',
    isShared: true,
    mayBeOld: true,
    byCurrency: true,
    params: Type.Object({
      offset: Offset,
      count: Count(18),
      currency: AnswerCurrency,
      sort: Type.Enum(['priority', 'name', 'players'], {
        default: 'priority',
        description: 'Sort key',
      }),
      order: Order('asc'),
      query: Type.Optional(Type.String({ maxLength: 100, description: 'Search query' })),
      fields: Fields,
      sysname: Type.Optional(Type.String({ maxLength: 100, description: 'Only this game' })),
      sysnames: CommaList('Only these games, in this order unless sort specifies another'),
      types,
      tags: CommaList('Only games with one of these tags'),
      providers: CommaList('System names of providers'),
      volatilities: CommaList(`Only games of this volatility: ${volatilities.join(', ')}`),
      options: Type.Optional(
        Type.Object(
          {
            id: Id('Tournament ID'),
            type: Type.Literal('tournament', { description: 'Type of object that the ID belongs to' }),
          },
          { description: 'Only games that count in a tournament; sent as JSON' },
        ),
      ),
    }),
    answer: Page(Game, 'Games'),
    errors: [],
  }),
  'games.getDetails': call({
    description:
      'Rules, features and stake limits of a game, to read before playing it; the limits are in the currency of the player',
    access: 'guest',
    optional: true,
    params: Type.Object({ sysname: Sysname }),
    answer: GameDetails,
    errors: [],
  }),
  'games.getLikes': call({
    description: 'System names of the favourites, latest first',
    access: 'player',
    params: NoParams,
    answer: Items(Text('Sysname'), 'System names of games'),
    errors: [],
  }),
  'games.addLike': call({
    description: 'Adds a game to the favourites',
    access: 'player',
    params: Type.Object({ sysname: Sysname }),
    answer: Done,
    errors: [],
  }),
  'games.removeLike': call({
    description: 'Removes a game from the favourites',
    access: 'player',
    params: Type.Object({ sysname: Sysname }),
    answer: Done,
    errors: [],
  }),
  'games.getCategories': call({
    description: 'Categories of the game lobby by priority',
    access: 'guest',
    isShared: true,
    mayBeOld: true,
    params: NoParams,
    answer: Items(GameCategory, 'Categories'),
    errors: [],
  }),
  'games.getProviders': call({
    description: 'Providers by name',
    access: 'guest',
    isShared: true,
    mayBeOld: true,
    params: Type.Object({
      fields: Fields,
      types,
      tags: CommaList('Count only games with one of these tags. Default: all'),
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
      sysname: Type.Optional(Type.String({ maxLength: 100, description: 'Only bets on this game' })),
      status: Type.Enum(['all', 'open', 'won', 'lost', 'refunded'], {
        default: 'all',
        description: 'Outcome of the bets',
      }),
    }),
    answer: Page(GameHistoryItem, 'Bets'),
    errors: [],
  }),
  'games.gethistoryexportrequest': call({
    description: 'Status of the latest request for a game history file',
    access: 'player',
    params: NoParams,
    answer: HistoryExport,
    errors: [],
  }),
  'games.createhistoryexportrequest': call({
    description: 'Requests the game history as a file',
    access: 'player',
    params: Type.Object({ from: Day('First day'), to: Day('Last day') }),
    answer: HistoryExport,
    errors: [],
  }),
  'games.getsportsbook': call({
    description: 'A sportsbook by its system name',
    access: 'guest',
    params: Type.Object({ sysname: Sysname }),
    answer: Sportsbook,
    errors: [],
  }),
  'freespins.get': call({
    description: 'Free spin packs of the player',
    access: 'player',
    params: Type.Object({
      fields: Fields,
      status: Type.Enum([...freespinStatuses], { default: 'active', description: 'Status of the packs' }),
      count: Count(99),
    }),
    answer: Page(FreespinPack, 'Packs'),
    errors: [],
  }),
}
