import { Type, type Static } from 'typebox'
import { GameReference, PicturedGame } from './games.ts'
import { Choice, Id, Flag, List, MoneyOf, Nullable, Text, Timestamp, Whole } from './fields.ts'

export const tournamentStatuses = ['future', 'active', 'finished'] as const

export const Tournament = Type.Object(
  {
    id: Id('Tournament ID'),
    status: Choice(tournamentStatuses, 'Status, determined by start and end'),
    started_at: Timestamp('Start time'),
    finished_at: Timestamp('End time'),
    description: Type.Object(
      {
        name: Text('Title, in the language of the request'),
        text: Text('One or two sentences for cards', { default: '' }),
        rules: Text('Rules, paragraphs separated by empty lines', { default: '' }),
        scene: Nullable(Text('Scene'), 'Name of a scene of the site; null: the default scene', null),
        image: Type.Optional(Nullable(Text('Address'), 'Picture, in place of image_url')),
      },
      { description: 'Texts for players' },
    ),
    total_prize: MoneyOf('Total prize fund'),
    image_url: Nullable(Text('Address'), 'Picture; null: use the site’s own', null),
    provider: Nullable(Text('Sysname'), 'Only games of this provider count; null: games of any provider'),
    tags: List(Text('Tag'), 'Only games with one of these tags count; empty: any tag'),
    games_count: Whole('Games that count', { minimum: 0, default: 0 }),
    total_participants: Whole('Number of participants', { minimum: 0, default: 0 }),
    total_points: Whole('Total points of all participants', { minimum: 0, default: 0 }),
    reset_on_cashout: Flag('Whether a withdrawal resets the points', false),
    user_info: Nullable(
      Type.Object({
        is_participating: Flag('Whether the player participates'),
        position: Nullable(Whole('Place'), 'Rank, starting at 1; null without points'),
        points: Whole('Points of the player', { minimum: 0 }),
        prize: Nullable(MoneyOf('Money'), 'Prize for this rank; null: none'),
      }),
      'The player’s own rank and points; null for a guest',
    ),
    restrictions: Type.Optional(
      Type.Object(
        {
          min_bet: MoneyOf('Minimum bet that counts'),
          currencies: List(Text('Code'), 'Currencies whose bets count'),
          is_verified_only: Flag('Only for players with a confirmed identity'),
          is_deposit_required: Flag('Only for players who have made a deposit'),
        },
        { description: 'Who can participate, and which bets count' },
      ),
    ),
    prizes: Type.Optional(
      List(
        Type.Object({
          from: Whole('First rank', { minimum: 1 }),
          to: Whole('Last rank', { minimum: 1 }),
          prize: MoneyOf('Prize for each of these ranks'),
        }),
        'Prize ladder',
      ),
    ),
    winners: Type.Optional(
      List(
        Type.Object({
          position: Whole('Rank, starting at 1', { minimum: 1 }),
          fakename: Text('Public name'),
          points: Whole('Points', { minimum: 0 }),
          prize: Nullable(MoneyOf('Money'), 'Prize; null: none'),
          is_me: Flag('Whether this is the logged-in player', false),
        }),
        'The leading 20',
      ),
    ),
    extra: Type.Optional(
      Type.Object(
        { points_rule: Text('How points are earned, one sentence in the language of the request') },
        { description: 'Additional details' },
      ),
    ),
  },
  { description: 'A tournament' },
)
export type Tournament = Static<typeof Tournament>

export const Jackpot = Type.Object(
  {
    id: Id('Jackpot ID'),
    sysname: Text('Name in URLs'),
    name: Text('Name, in the language of the request'),
    level: Choice(['mini', 'minor', 'major', 'grand'], 'Level of the jackpot within its group', 'mini'),
    amount: MoneyOf('Current amount'),
    ceiling: Nullable(
      MoneyOf('Amount'),
      'Guaranteed maximum: the bet that reaches it wins the jackpot; null: no guarantee',
    ),
    growth_per_second: MoneyOf('Approximate growth per second, to animate the amount between responses'),
    games: List(GameReference, 'Games that contribute to the jackpot and can win it'),
    description: Type.Object(
      {
        text: Text('How it is won, in the language of the request'),
        image: Type.Optional(Nullable(Text('Address'), 'Picture; null: none')),
      },
      { description: 'Text and picture for players', default: { text: '' } },
    ),
    last_win: Nullable(
      Type.Object({
        fakename: Text('Public name, masked'),
        amount: MoneyOf('Amount won'),
        won_at: Timestamp('Time of the win'),
      }),
      'Latest win; null: none yet',
    ),
  },
  { description: 'A jackpot that grows with every bet and is won at random' },
)
export type Jackpot = Static<typeof Jackpot>

export const JackpotWinner = Type.Object(
  {
    id: Id('Win ID'),
    jackpot_id: Id('Jackpot ID'),
    jackpot: Text('Name of the jackpot, in the language of the request'),
    fakename: Text('Public name of the winner, masked'),
    amount: MoneyOf('Amount won'),
    game: GameReference,
    won_at: Timestamp('Time of the win'),
  },
  { description: 'A jackpot winner' },
)
export type JackpotWinner = Static<typeof JackpotWinner>

export const LeaderboardItem = Type.Object(
  {
    position: Whole('Rank, starting at 1', { minimum: 1 }),
    fakename: Text('Public name, masked'),
    amount: MoneyOf('Amount won'),
    bet: MoneyOf('Stake'),
    game: PicturedGame,
    won_at: Timestamp('Time of the win'),
    is_me: Flag('Whether this is the logged-in player', false),
  },
  { description: 'A recent win to display' },
)
export type LeaderboardItem = Static<typeof LeaderboardItem>
