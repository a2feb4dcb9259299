import { Type, type Static } from 'typebox'
import { Choice, Flag, List, Timestamp, MoneyOf, Nullable, Percent, Text, Whole } from './fields.ts'

export const gameTypes = ['slot', 'live', 'casino', 'fast'] as const

export const Game = Type.Object(
  {
    sysname: Text('Name in addresses and calls'),
    name: Text('Name, as shown'),
    type: Choice(gameTypes, 'Kind of game'),
    provider: Text('Name of the provider, as shown'),
    provider_sysname: Text('Name of the provider in addresses and calls'),
    priority: Whole('Lower comes first'),
    tags: List(Text('Tag'), 'top, new, jackpot, …'),
    rtp: Nullable(Percent('Return'), 'Return to player in the long run; null: not published'),
    min_bet: Nullable(MoneyOf('Money'), 'Smallest stake; null: not published'),
    players: Whole('Playing right now', { minimum: 0 }),
    has_demo: Flag('Can be played with play money, without login'),
    image_url: Nullable(Text('Address'), 'Picture; null: the cover is generated'),
    emblem: Nullable(Text('Emblem'), 'Emblem pinned for the generated cover'),
    palette: Nullable(Text('Palette'), 'Palette pinned for the generated cover'),
    description: Type.Object(
      {
        name: Type.Optional(Text('Shown in place of the name')),
        img_288_192: Type.Optional(Text('Address of a picture of 288 by 192 pixels, in place of image_url')),
      },
      { description: 'Overrides of name and picture' },
    ),
  },
  { description: 'A game' },
)
export type Game = Static<typeof Game>

export const GameReference = Type.Object(
  { sysname: Text('Name in addresses and calls'), name: Text('Name, as shown') },
  { description: 'Which game' },
)

export const PicturedGame = Type.Object(
  {
    ...GameReference.properties,
    type: Nullable(
      Choice(gameTypes, 'Kind'),
      'Kind of game; null: none with a page of its own, such as sports',
    ),
    image_url: Game.properties.image_url,
    emblem: Game.properties.emblem,
    palette: Game.properties.palette,
  },
  { description: 'Which game, and what its cover is made of' },
)

export type PicturedGame = Static<typeof PicturedGame>

export const GameCategory = Type.Object(
  {
    id: Whole('Number in the address of the lobby'),
    sysname: Text('Name in addresses'),
    name: Text('Name in the language of the call'),
    priority: Whole('Lower comes first'),
    types: List(Choice(gameTypes, 'Kind of game'), 'Games of these kinds; empty: of any'),
    tags: List(Text('Tag'), 'Games with one of these tags; empty: any'),
    games_count: Whole('Games in it', { minimum: 0 }),
    icon: Text('Name of its icon'),
  },
  { description: 'A category of the game lobby: a named filter' },
)
export type GameCategory = Static<typeof GameCategory>

export const GameProvider = Type.Object(
  {
    sysname: Text('Name in addresses and calls'),
    name: Text('Name, as shown'),
    games_count: Whole('Games of this provider', { minimum: 0 }),
    image_url: Nullable(Text('Address'), 'Logo; null: content has one, or the name is shown'),
    game_params: Type.Optional(
      Type.Object(
        {
          types: List(Choice(gameTypes, 'Kind of game'), 'Kinds of games it has'),
          tags: List(Text('Tag'), 'Tags of its games'),
          has_demo: Flag('Whether any of its games has a demo'),
        },
        { description: 'What its games are like' },
      ),
    ),
  },
  { description: 'A maker of games' },
)
export type GameProvider = Static<typeof GameProvider>

export const betStatuses = ['open', 'won', 'lost', 'refunded'] as const

export const GameHistoryItem = Type.Object(
  {
    id: Whole('Number of the bet'),
    game: GameReference,
    provider: Text('Name of the provider, as shown'),
    game_type: Text('Kind of game, or sport'),
    bet: MoneyOf('Stake'),
    win: MoneyOf('What came back; zero while open'),
    status: Choice(betStatuses, 'How it ended'),
    balance_type: Choice(['main', 'bonus', 'betting_bonus'], 'Which balance was played with'),
    created_at: Timestamp('When it was placed'),
    settled_at: Nullable(Timestamp('Point in time'), 'When it ended; null while open'),
    details: Nullable(Text('In the language of the call'), 'What was bet on; null where the game says it'),
  },
  { description: 'A bet of the past' },
)
export type GameHistoryItem = Static<typeof GameHistoryItem>

export const HistoryExport = Type.Object(
  {
    id: Nullable(Whole('Number'), 'Number of the request; null: none was made yet'),
    status: Choice(['none', 'processing', 'ready', 'failed'], 'State of the request'),
    created_at: Nullable(Timestamp('Point in time'), 'When it was made'),
    ready_at: Nullable(Timestamp('Point in time'), 'When the file was ready'),
    url: Nullable(Text('Address'), 'Where the CSV file is, for the player alone; null until ready'),
    can_request_at: Nullable(Timestamp('Point in time'), 'When another may be made; null: now'),
  },
  { description: 'A request for the game history as a file' },
)
export type HistoryExport = Static<typeof HistoryExport>

export const Sportsbook = Type.Object(
  {
    sysname: Text('Name in the frame address'),
    name: Text('Name, as shown'),
    is_available: Flag('False while bets are not taken'),
    url: Text('Path of the frame: /platform/game/{sysname}/play'),
  },
  { description: 'A sportsbook that runs in a frame' },
)
export type Sportsbook = Static<typeof Sportsbook>

export const freespinStatuses = ['active', 'used', 'expired'] as const

export const FreespinPack = Type.Object(
  {
    id: Whole('Number of the pack'),
    game: GameReference,
    remaining_count: Whole('Free spins left', { minimum: 0 }),
    status: Choice(freespinStatuses, 'Whether it can be used'),
    total_count: Type.Optional(Whole('Free spins there were', { minimum: 1 })),
    stake: Type.Optional(MoneyOf('Stake of each spin, borne by the house')),
    expires_at: Type.Optional(Timestamp('Until when it can be used')),
  },
  { description: 'Free spins of a game' },
)
export type FreespinPack = Static<typeof FreespinPack>
