import { Type, type Static } from 'typebox'
import { Flag, List, Timestamp, Nullable, Text, Whole } from './fields.ts'

export const SportEvent = Type.Object(
  {
    id: Text('Number of the match'),
    sport: Text('Name in addresses, such as "football"'),
    league: Text('Competition, in the language of the call'),
    home: Text('Home side, in the language of the call'),
    away: Text('Away side, in the language of the call'),
    starts_at: Timestamp('Beginning'),
    is_live: Flag('Being played'),
    score: Nullable(Text('Score'), 'Score such as "2:1"; null before the start'),
    minute: Nullable(Whole('Minutes'), 'Minute of play; null where there is none'),
    period: Nullable(
      Text('Period'),
      'Part of the match, such as "2nd set", in the language of the call; null where minutes say it',
    ),
    outcomes: List(
      Type.Object({
        name: Text('Name of the outcome: 1, X, 2'),
        odds: Nullable(
          Type.String({
            pattern: '^\\d+\\.\\d{2}$',
            description: 'Decimal odds; stake times odds is what a win pays',
          }),
          'Null: no bets are taken on it at the moment',
        ),
        path: Text('Path within the sportsbook where this outcome is chosen'),
      }),
      'What can be bet on the result',
    ),
    path: Text('Path within the sportsbook'),
  },
  { description: 'A match that can be bet on' },
)
export type SportEvent = Static<typeof SportEvent>
