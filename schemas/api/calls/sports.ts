import { Type } from 'typebox'
import { Count, Offset, call } from '../call.ts'
import { Page } from '../entities/fields.ts'
import { SportEvent } from '../entities/sports.ts'

/** Our extension: with a platform that lacks it, matches appear only in its sportsbook. */
export const sportsCalls = {
  'sports.getEvents': call({
    description: 'Matches open for bets: live ones first, then upcoming ones by start time',
    access: 'guest',
    optional: true,
    isShared: true,
    params: Type.Object({
      status: Type.Optional(Type.Enum(['live', 'upcoming'], { description: 'Default: both' })),
      offset: Offset,
      count: Count(6),
    }),
    answer: Page(SportEvent, 'Matches'),
    errors: [],
  }),
}
