import { Type, type Static } from 'typebox'
import { Flag, List, Timestamp, Nullable, Text, Whole } from './fields.ts'

export const SportEvent = Type.Object(
  {
    id: Text('Match ID'),
    sport: Text('Name in URLs, such as "football"'),
    league: Text('Competition, in the language of the request', { default: '' }),
    home: Text('Home team, in the language of the request'),
    away: Text('Away team, in the language of the request'),
    starts_at: Timestamp('Start time'),
    is_live: Flag('Whether the match is live', false),
    score: Nullable(Text('Score'), 'Score such as "2:1"; null before the start', null),
    minute: Nullable(Whole('Minutes'), 'Minute of play; null if not available', null),
    period: Nullable(
      Text('Period'),
      'Period of the match, such as "2nd set", in the language of the request; null if the minute is given',
      null,
    ),
    outcomes: List(
      Type.Object({
        name: Text('Name of the outcome: 1, X, 2'),
        odds: Nullable(
          Type.String({
            pattern: '^\\d+\\.\\d{2}$',
            description: 'Decimal odds; a win pays the stake times the odds',
          }),
          'Null: no bets are accepted at the moment',
        ),
        path: Text('Path in the sportsbook that preselects this outcome'),
      }),
      'Odds on the result',
    ),
    more_markets: Type.Optional(Whole('Number of markets in the sportsbook beside the result')),
    path: Text('Path in the sportsbook'),
  },
  { description: 'A match open for bets' },
)
export type SportEvent = Static<typeof SportEvent>
