import { Type } from 'typebox'
import { AnswerCurrency, CommaList, Count, Done, Fields, Offset, call } from '../call.ts'
import {
  Jackpot,
  JackpotWinner,
  LeaderboardItem,
  Tournament,
  tournamentStatuses,
} from '../entities/competitions.ts'
import { Id, Items, Page } from '../entities/fields.ts'

export const competitionCalls = {
  'jackpots.get': call({
    description: 'Jackpots, largest first',
    access: 'guest',
    isShared: true,
    byCurrency: true,
    params: Type.Object({ id: Type.Optional(Id('Only this jackpot')), currency: AnswerCurrency }),
    answer: Items(Jackpot, 'Jackpots'),
    errors: [],
  }),
  'jackpots.getWinners': call({
    description: 'Jackpot winners, latest first',
    access: 'guest',
    isShared: true,
    byCurrency: true,
    params: Type.Object({
      currency: AnswerCurrency,
      id: Type.Optional(Id('Only winners of this jackpot')),
      offset: Offset,
      count: Count(20),
    }),
    answer: Page(JackpotWinner, 'Wins'),
    errors: [],
  }),
  'tournaments.get': call({
    description: 'Tournaments: active ones by end, future ones by start, finished ones latest first',
    access: 'guest',
    params: Type.Object({
      ids: CommaList('Tournament IDs'),
      count: Count(20),
      offset: Offset,
      fields: Fields,
      status: Type.Optional(Type.Enum([...tournamentStatuses], { description: 'Default: any' })),
    }),
    answer: Page(Tournament, 'Tournaments'),
    errors: [],
  }),
  'tournaments.participate': call({
    description: 'Enters the player in a tournament',
    access: 'player',
    params: Type.Object({ tournament_id: Id('Tournament ID') }),
    answer: Done,
    errors: [
      'UserNeedDepositException',
      'UserNeedProfileDataException',
      'KycUserProfileException',
      'AccessDeniedException',
    ],
  }),
  'leaderboard.get': call({
    description: 'Recent wins to display',
    access: 'guest',
    params: Type.Object({
      period: Type.Enum(['day', 'week', 'month'], {
        default: 'day',
        description: 'Only wins within this period',
      }),
      sysname: Type.Optional(
        Type.String({ minLength: 1, maxLength: 100, description: 'Only wins in this game' }),
      ),
      sort: Type.Enum(['amount', 'latest'], { default: 'amount', description: 'Largest or latest first' }),
      offset: Offset,
      count: Count(20),
    }),
    answer: Page(LeaderboardItem, 'Wins'),
    errors: [],
  }),
}
