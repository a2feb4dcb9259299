import type { CallName } from '../../../schemas/api/calls.ts'
import type { accountCases } from './account.test.ts'
import type { authCases } from './auth.test.ts'
import type { authenticatorCases } from './authenticator.test.ts'
import type { cashierCases } from './cashier.test.ts'
import type { competitionCases } from './competitions.test.ts'
import type { contactCases } from './contacts.test.ts'
import type { gameCases } from './games.test.ts'
import type { loyaltyCases } from './loyalty.test.ts'
import type { notificationCases } from './notifications.test.ts'
import type { passkeyCases } from './passkeys.test.ts'
import type { pushCases } from './push.test.ts'
import type { referralCases } from './referral.test.ts'
import type { responsibleCases } from './responsible.test.ts'
import type { rewardCases } from './rewards.test.ts'
import type { siteCases } from './site.test.ts'

type TestedCall =
  | keyof typeof accountCases
  | keyof typeof authCases
  | keyof typeof authenticatorCases
  | keyof typeof cashierCases
  | keyof typeof competitionCases
  | keyof typeof contactCases
  | keyof typeof gameCases
  | keyof typeof loyaltyCases
  | keyof typeof notificationCases
  | keyof typeof passkeyCases
  | keyof typeof pushCases
  | keyof typeof referralCases
  | keyof typeof responsibleCases
  | keyof typeof rewardCases
  | keyof typeof siteCases

/** Does not compile when a call has no test. */
export const everyCallIsTested: Exclude<CallName, TestedCall> extends never ? true : never = true
