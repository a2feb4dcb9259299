import { Type, type Static } from 'typebox'
import { GameReference, PicturedGame } from './games.ts'
import { Choice, Flag, List, Timestamp, MoneyOf, Nullable, Text, Whole } from './fields.ts'

export const tournamentStatuses = ['future', 'active', 'finished'] as const

export const Tournament = Type.Object(
  {
    id: Whole('Number of the tournament'),
    status: Choice(tournamentStatuses, 'By its beginning and end'),
    started_at: Timestamp('Beginning'),
    finished_at: Timestamp('End'),
    description: Type.Object(
      {
        name: Text('Title, in the language of the call'),
        text: Text('One or two sentences for cards'),
        rules: Text('Rules, paragraphs parted by empty lines'),
        scene: Nullable(Text('Scene'), 'Name of a scene that content has; null: the usual one'),
      },
      { description: 'What players read' },
    ),
    total_prize: MoneyOf('All prizes together'),
    image_url: Nullable(Text('Address'), 'Picture; null: content has one'),
    provider: Nullable(Text('Sysname'), 'Only games of this provider count; null: of any'),
    tags: List(Text('Tag'), 'Only games with one of these tags count; empty: any'),
    games_count: Whole('Games that count', { minimum: 0 }),
    total_participants: Whole('Players who take part', { minimum: 0 }),
    total_points: Whole('Points of all participants', { minimum: 0 }),
    reset_on_cashout: Flag('Whether a withdrawal takes the points away'),
    user_info: Nullable(
      Type.Object({
        is_participating: Flag('Takes part'),
        position: Nullable(Whole('Place'), 'Place in the standing, from 1; null while without points'),
        points: Whole('Own points', { minimum: 0 }),
        prize: Nullable(MoneyOf('Money'), 'Prize of this place; null: none'),
      }),
      'Own standing; null for a guest',
    ),
    restrictions: Type.Optional(
      Type.Object(
        {
          min_bet: MoneyOf('Smaller bets do not count'),
          currencies: List(Text('Code'), 'Currencies whose bets count'),
          is_verified_only: Flag('Only for players with confirmed identity'),
          is_deposit_required: Flag('Only for players who have deposited'),
        },
        { description: 'Who may take part, and which bets count' },
      ),
    ),
    prizes: Type.Optional(
      List(
        Type.Object({
          from: Whole('First place', { minimum: 1 }),
          to: Whole('Last place', { minimum: 1 }),
          prize: MoneyOf('Prize of each of these places'),
        }),
        'Prize ladder',
      ),
    ),
    winners: Type.Optional(
      List(
        Type.Object({
          position: Whole('Place, from 1', { minimum: 1 }),
          fakename: Text('Public name'),
          points: Whole('Points', { minimum: 0 }),
          prize: Nullable(MoneyOf('Money'), 'Prize; null: none'),
          is_me: Flag('Whether it is the caller'),
        }),
        'The leading 20',
      ),
    ),
    extra: Type.Optional(
      Type.Object(
        { points_rule: Text('How points are earned, one sentence in the language of the call') },
        { description: 'What else there is to say' },
      ),
    ),
  },
  { description: 'A tournament' },
)
export type Tournament = Static<typeof Tournament>

export const Jackpot = Type.Object(
  {
    id: Whole('Number of the jackpot'),
    sysname: Text('Name in addresses'),
    name: Text('Name, in the language of the call'),
    level: Choice(['mini', 'minor', 'major', 'grand'], 'Size among its siblings'),
    amount: MoneyOf('What it would pay now'),
    ceiling: Nullable(
      MoneyOf('Amount'),
      'It never pays more: the bet that leads there wins it; null: no such promise',
    ),
    growth_per_second: MoneyOf('About how much it grows a second, to show it growing between answers'),
    games: List(GameReference, 'Games that feed and may win it'),
    description: Text('How it is won, in the language of the call'),
    last_win: Nullable(
      Type.Object({
        fakename: Text('Public name, masked'),
        amount: MoneyOf('What was won'),
        won_at: Timestamp('When'),
      }),
      'Latest win; null: none yet',
    ),
  },
  { description: 'A jackpot that grows with every bet and drops by chance' },
)
export type Jackpot = Static<typeof Jackpot>

export const JackpotWinner = Type.Object(
  {
    id: Whole('Number of the win'),
    jackpot_id: Whole('Which jackpot'),
    jackpot: Text('Its name, in the language of the call'),
    fakename: Text('Public name of the winner, masked'),
    amount: MoneyOf('What was won'),
    game: GameReference,
    won_at: Timestamp('When'),
  },
  { description: 'Somebody who won a jackpot' },
)
export type JackpotWinner = Static<typeof JackpotWinner>

export const LeaderboardItem = Type.Object(
  {
    position: Whole('Place, from 1', { minimum: 1 }),
    fakename: Text('Public name, masked'),
    amount: MoneyOf('What was won'),
    bet: MoneyOf('Stake'),
    game: PicturedGame,
    won_at: Timestamp('When'),
    is_me: Flag('Whether it is the caller'),
  },
  { description: 'A win worth showing' },
)
export type LeaderboardItem = Static<typeof LeaderboardItem>
