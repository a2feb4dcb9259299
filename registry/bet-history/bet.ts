import type { CallAnswer, CallParams } from '../../schemas/api/calls.ts'

export type Bet = CallAnswer<'games.getHistory'>['items'][number]
export type BetFilter = Pick<CallParams<'games.getHistory'>, 'from' | 'to' | 'sysname' | 'status'>
