import type { CallContract } from './call.ts'
import { callContracts, type CallName } from './calls.ts'

/**
 * Calls without which there is no site that players can use: they log in, see games and their balance, play, pay in and
 * take money out.
 */
const mustCalls: readonly CallName[] = [
  'account.getBalance',
  'account.getInfo',
  'auth.login',
  'auth.logout',
  'auth.register',
  'cashier.getdepositsettings',
  'cashier.gethistory',
  'cashier.getwithdrawsettings',
  'cashier.makedeposit',
  'cashier.makewithdrawal',
  'games.get',
]

export const callLevels = ['must', 'should', 'may'] as const

/**
 * must: no site without it. should: the site as shipped shows it on its pages, which have a hole without it. may: a
 * feature of its own, which nobody misses.
 */
export type CallLevel = (typeof callLevels)[number]

export function levelOf(name: CallName): CallLevel {
  if (mustCalls.includes(name)) return 'must'
  const contract: CallContract = callContracts[name]
  return contract.optional ? 'may' : 'should'
}
