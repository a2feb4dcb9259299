import { Type, type Static } from 'typebox'
import { Choice, Id, Flag, List, MoneyOf, Nullable, Percent, Text, Timestamp, Whole } from './fields.ts'
import type { tileFields } from '../tile-fields.ts'

export const gameTypes = ['slot', 'live', 'casino', 'fast'] as const

/** How wins are spread: often and small, or rare and large. */
export const volatilities = ['low', 'medium', 'high'] as const
export type Volatility = (typeof volatilities)[number]

export const Game = Type.Object(
  {
    sysname: Text('Name in URLs and calls'),
    name: Text('Display name'),
    custom_id: Type.Optional(
      Nullable(
        Id('Game ID'),
        'ID of a game made for this site only, which is launched from /platform/game/custom/{custom_id}; null or omitted: launched by sysname',
      ),
    ),
    type: Choice(gameTypes, 'Type of game', 'casino'),
    provider: Text('Display name of the provider', { default: '' }),
    provider_sysname: Text('Name of the provider in URLs and calls', { default: '' }),
    priority: Whole('Position; lower values come first', { default: 0 }),
    tags: List(Text('Tag'), 'top, new, jackpot, …'),
    rtp: Nullable(Percent('Return'), 'Long-term return to player; null: not published', null),
    min_bet: Nullable(MoneyOf('Money'), 'Minimum stake; null: not published', null),
    volatility: Type.Optional(
      Nullable(
        Choice(volatilities, 'Volatility'),
        'low: small wins, often; high: large wins, rarely; null: depends on the player’s bets; omitted: not published',
      ),
    ),
    players: Whole('Number of current players', { minimum: 0, default: 0 }),
    has_demo: Flag('Can be played with play money, without login', false),
    image_url: Nullable(Text('Address'), 'Picture; null: the cover is generated', null),
    emblem: Nullable(Text('Emblem'), 'Emblem of the generated cover', null),
    palette: Nullable(Text('Palette'), 'Palette of the generated cover', null),
    description: Type.Object(
      {
        name: Type.Optional(Text('Shown in place of the name')),
        img_288_192: Type.Optional(Text('Address of a picture of 288 by 192 pixels, in place of image_url')),
      },
      { description: 'Overrides of name and picture', default: {} },
    ),
  },
  { description: 'A game' },
)
export type Game = Static<typeof Game>

/** What the tile of a game shows; the volatility where the list has it. */
export type TileGame = Pick<Game, (typeof tileFields)[number] | 'volatility'>

export const GameDetails = Type.Object(
  {
    sysname: Text('Name in URLs and calls'),
    provider_image_url: Type.Optional(
      Nullable(Text('Address'), 'Logo of the provider; null or omitted: the site’s own, or else the name'),
    ),
    min_bet: Type.Optional(
      Nullable(
        MoneyOf('Money'),
        'Minimum stake, in the currency of the player; null or omitted: the one of the game',
      ),
    ),
    max_bet: Type.Optional(
      Nullable(
        MoneyOf('Money'),
        'Maximum stake, in the currency of the player; null or omitted: not published',
      ),
    ),
    features: Type.Optional(
      List(Text('In the language of the request'), 'What the game offers, such as free spins'),
    ),
    rules: Type.Optional(
      Nullable(
        Text('Paragraphs separated by empty lines'),
        'Rules, in the language of the request; null or omitted: not published',
      ),
    ),
    fairness: Type.Optional(
      Nullable(
        Type.Object({
          text: Text('How players can verify an outcome, in the language of the request'),
          url: Nullable(Text('Address'), 'Page that verifies outcomes; null: none'),
        }),
        'Null or omitted: outcomes cannot be verified by players',
      ),
    ),
  },
  { description: 'What a player should know before playing a game, besides the game itself' },
)
export type GameDetails = Static<typeof GameDetails>

export const GameReference = Type.Object(
  { sysname: Text('Name in URLs and calls'), name: Text('Display name') },
  { description: 'The game' },
)

export const PicturedGame = Type.Object(
  {
    ...GameReference.properties,
    type: Nullable(
      Choice(gameTypes, 'Kind'),
      'Type of game; null: a type without a page of its own, such as sports',
      null,
    ),
    image_url: Game.properties.image_url,
    emblem: Game.properties.emblem,
    palette: Game.properties.palette,
  },
  { description: 'Game with the data for its cover' },
)

export type PicturedGame = Static<typeof PicturedGame>

export const GameCategory = Type.Object(
  {
    id: Id('ID in the URL of the lobby'),
    sysname: Text('Name in URLs'),
    name: Text('Name, in the language of the request'),
    priority: Whole('Position; lower values come first', { default: 0 }),
    types: List(Choice(gameTypes, 'Type of game'), 'Games of these types; empty: any type'),
    tags: List(Text('Tag'), 'Games with one of these tags; empty: any tag'),
    games_count: Whole('Number of games', { minimum: 0, default: 0 }),
    icon: Text('Icon name', { default: '' }),
  },
  { description: 'A category of the game lobby: a named filter' },
)
export type GameCategory = Static<typeof GameCategory>

export const GameProvider = Type.Object(
  {
    sysname: Text('Name in URLs and calls'),
    name: Text('Display name'),
    games_count: Whole('Number of games by this provider', { minimum: 0, default: 0 }),
    image_url: Nullable(Text('Address'), 'Logo; null: use the site’s own logo, or else the name', null),
    game_params: Type.Optional(
      Type.Object(
        {
          types: List(Choice(gameTypes, 'Type of game'), 'Types of its games'),
          tags: List(Text('Tag'), 'Tags of its games'),
          has_demo: Flag('Whether any of its games has a demo', false),
        },
        { description: 'Properties of its games' },
      ),
    ),
  },
  { description: 'A game provider' },
)
export type GameProvider = Static<typeof GameProvider>

export const betStatuses = ['open', 'won', 'lost', 'refunded'] as const

export const GameHistoryItem = Type.Object(
  {
    id: Id('Bet ID'),
    game: GameReference,
    provider: Text('Display name of the provider', { default: '' }),
    game_type: Text('Type of game, or sport', { default: '' }),
    bet: MoneyOf('Stake'),
    win: MoneyOf('Amount won; zero while open'),
    status: Choice([...betStatuses, 'other'], 'Outcome of the bet; other: none of them', 'other'),
    balance_type: Choice(['main', 'bonus', 'betting_bonus'], 'Balance that was used', 'main'),
    created_at: Timestamp('Time of the bet'),
    settled_at: Nullable(Timestamp('Date and time'), 'Time of settlement; null while open'),
    details: Nullable(
      Text('In the language of the request'),
      'What the bet was placed on; null if the game identifies it',
    ),
  },
  { description: 'A past bet' },
)
export type GameHistoryItem = Static<typeof GameHistoryItem>

export const HistoryExport = Type.Object(
  {
    id: Nullable(Id('Request ID'), 'Null: no request has been made'),
    status: Choice(['none', 'processing', 'ready', 'failed'], 'Status of the request', 'processing'),
    created_at: Nullable(Timestamp('Date and time'), 'Time of the request'),
    ready_at: Nullable(Timestamp('Date and time'), 'Time when the file was ready'),
    url: Nullable(
      Text('Address'),
      'Address of the CSV file, accessible only to the player; null until ready',
    ),
    can_request_at: Nullable(Timestamp('Date and time'), 'Time of the next possible request; null: now'),
  },
  { description: 'A request for the game history as a file' },
)
export type HistoryExport = Static<typeof HistoryExport>

export const Sportsbook = Type.Object(
  {
    sysname: Text('Name in the iframe URL'),
    name: Text('Display name'),
    is_available: Flag('False while bets are not accepted', true),
    url: Text('Path of the iframe: /platform/game/{sysname}/play'),
  },
  { description: 'A sportsbook that runs in an iframe' },
)
export type Sportsbook = Static<typeof Sportsbook>

export const freespinStatuses = ['active', 'used', 'expired'] as const

export const FreespinPack = Type.Object(
  {
    id: Id('Pack ID'),
    game: GameReference,
    remaining_count: Whole('Free spins left', { minimum: 0 }),
    status: Choice(freespinStatuses, 'Status of the pack', 'active'),
    total_count: Type.Optional(Whole('Total number of free spins', { minimum: 1 })),
    stake: Type.Optional(MoneyOf('Stake of each spin, paid by the operator')),
    expires_at: Type.Optional(Timestamp('Expiry time')),
  },
  { description: 'Free spins for a game' },
)
export type FreespinPack = Static<typeof FreespinPack>
