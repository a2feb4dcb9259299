import { accountCases } from './account.cases.ts'
import { authCases } from './auth.cases.ts'
import { cashierCases } from './cashier.cases.ts'
import { competitionCases } from './competitions.cases.ts'
import { contactCases } from './contacts.cases.ts'
import { gameCases } from './games.cases.ts'
import { loyaltyCases } from './loyalty.cases.ts'
import { responsibleCases } from './responsible.cases.ts'
import { rewardCases } from './rewards.cases.ts'
import { siteCases } from './site.cases.ts'
import type { CallCases } from './support/call-case.ts'

/** A case for every call of the contract: a missing one does not compile. */
export const callCases: CallCases = {
  ...accountCases,
  ...authCases,
  ...cashierCases,
  ...competitionCases,
  ...contactCases,
  ...gameCases,
  ...loyaltyCases,
  ...responsibleCases,
  ...rewardCases,
  ...siteCases,
}
