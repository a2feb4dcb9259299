import type { Migration } from 'kysely'
import { authenticators } from './authenticators.ts'
import { cardsOfEndedPayments } from './cards-of-ended-payments.ts'
import { collectedDemos } from './collected-demos.ts'
import { competitionsAtScale } from './competitions-at-scale.ts'
import { confirmedRequisites } from './confirmed-requisites.ts'
import { createAccountsTables } from './baseline/accounts.ts'
import { createCompetitionsTables } from './baseline/competitions.ts'
import { createConsoleTables } from './baseline/console.ts'
import { createGamesTables } from './baseline/games.ts'
import { createLedgerTables } from './baseline/ledger.ts'
import { createLoyaltyTables } from './baseline/loyalty.ts'
import { createPaymentsTables } from './baseline/payments.ts'
import { createProvidersTables } from './baseline/providers.ts'
import { createResponsibleTables } from './baseline/responsible.ts'
import { createRewardsTables } from './baseline/rewards.ts'
import { createSimulatorsTables } from './baseline/simulators.ts'
import { describeSessions } from './describe-sessions.ts'
import { devicesOfCalls } from './devices-of-calls.ts'
import { feedbackIds } from './feedback-ids.ts'
import { notifications } from './notifications.ts'
import { passkeys } from './passkeys.ts'
import { paymentCards } from './payment-cards.ts'
import { profileFields } from './profile-fields.ts'
import { push } from './push.ts'
import { referral } from './referral.ts'
import { sharedFlights } from './shared-flights.ts'
import { playerLogins } from './player-logins.ts'
import { stepRounds } from './step-rounds.ts'

/** All tables, ordered so that foreign keys reference existing tables. */
const baseline: Migration = {
  async up(database) {
    await createAccountsTables(database)
    await createLedgerTables(database)
    await createPaymentsTables(database)
    await createGamesTables(database)
    await createRewardsTables(database)
    await createLoyaltyTables(database)
    await createCompetitionsTables(database)
    await createSimulatorsTables(database)
    await createProvidersTables(database)
    await createResponsibleTables(database)
    await createConsoleTables(database)
  },
}

/** Migrations run in the order of their names; never change a released one. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-competitions-at-scale': competitionsAtScale,
  '0003-sessions': describeSessions,
  '0004-collected-demos': collectedDemos,
  '0005-step-rounds': stepRounds,
  '0006-notifications': notifications,
  '0007-payment-cards': paymentCards,
  '0008-cards-of-ended-payments': cardsOfEndedPayments,
  '0009-player-logins': playerLogins,
  '0010-authenticators': authenticators,
  '0011-passkeys': passkeys,
  '0012-shared-flights': sharedFlights,
  '0013-feedback-ids': feedbackIds,
  '0014-push': push,
  '0015-referral': referral,
  '0016-confirmed-requisites': confirmedRequisites,
  '0017-profile-fields': profileFields,
  '0018-devices-of-calls': devicesOfCalls,
}
