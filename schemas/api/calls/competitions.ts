import { Type } from 'typebox'
import { CommaList, Count, Done, Fields, Id, Offset, call } from '../call.ts'
import {
  Jackpot,
  JackpotWinner,
  LeaderboardItem,
  Tournament,
  tournamentStatuses,
} from '../entities/competitions.ts'
import { Items, Page } from '../entities/fields.ts'

export const competitionCalls = {
  'jackpots.get': call({
    description: 'Jackpots, the largest first',
    access: 'guest',
    isShared: true,
    params: Type.Object({ id: Type.Optional(Id('Only this one')) }),
    answer: Items(Jackpot, 'Jackpots'),
    errors: [],
  }),
  'jackpots.getWinners': call({
    description: 'Who won jackpots, the latest first',
    access: 'guest',
    isShared: true,
    params: Type.Object({
      id: Type.Optional(Id('Only of this jackpot')),
      offset: Offset,
      count: Count(20),
    }),
    answer: Page(JackpotWinner, 'Wins'),
    errors: [],
  }),
  'tournaments.get': call({
    description:
      'Tournaments: active ones by their end, future ones by their beginning, finished ones latest first',
    access: 'guest',
    params: Type.Object({
      ids: CommaList('Numbers of tournaments'),
      count: Count(20),
      offset: Offset,
      fields: Fields,
      status: Type.Optional(Type.Enum([...tournamentStatuses], { description: 'Left out: any' })),
    }),
    answer: Page(Tournament, 'Tournaments'),
    errors: [],
  }),
  'tournaments.participate': call({
    description: 'Enters the player into a tournament',
    access: 'player',
    params: Type.Object({ tournament_id: Id('Number of the tournament') }),
    answer: Done,
    errors: ['UserNeedDepositException', 'KycUserProfileException', 'AccessDeniedException'],
  }),
  'leaderboard.get': call({
    description: 'Wins worth showing',
    access: 'guest',
    params: Type.Object({
      period: Type.Enum(['day', 'week', 'month'], { default: 'day', description: 'Wins of this long ago' }),
      sort: Type.Enum(['amount', 'latest'], { default: 'amount', description: 'Largest or latest first' }),
      offset: Offset,
      count: Count(20),
    }),
    answer: Page(LeaderboardItem, 'Wins'),
    errors: [],
  }),
}
