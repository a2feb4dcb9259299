import type { AccountsTables } from './accounts.ts'
import type { BetsTables } from './bets.ts'
import type { CashierTables } from './cashier.ts'
import type { CompetitionsTables } from './competitions.ts'
import type { ControlsTables } from './controls.ts'
import type { CrashTables } from './crash.ts'
import type { NotificationsTables } from './notifications.ts'
import type { ProvablyFairTables } from './provably-fair.ts'
import type { FreespinTables } from './freespins.ts'
import type { GamesTables } from './games.ts'
import type { LedgerTables } from './ledger.ts'
import type { LoyaltyTables } from './loyalty.ts'
import type { ProvidersTables } from './providers.ts'
import type { PushTables } from './push.ts'
import type { ReferralTables } from './referral.ts'
import type { ResponsibleTables } from './responsible.ts'
import type { RewardsTables } from './rewards.ts'
import type { SecurityTables } from './security.ts'
import type { SportsbookTables } from './sportsbook.ts'
import type { StepRoundsTables } from './step-rounds.ts'
import type { TrackingTables } from './tracking.ts'

/** All tables of the sandbox, combined from one file per part. */
export interface SandboxTables
  extends
    AccountsTables,
    BetsTables,
    CashierTables,
    CompetitionsTables,
    ControlsTables,
    CrashTables,
    ProvablyFairTables,
    FreespinTables,
    GamesTables,
    LedgerTables,
    LoyaltyTables,
    NotificationsTables,
    ProvidersTables,
    PushTables,
    ReferralTables,
    ResponsibleTables,
    RewardsTables,
    SecurityTables,
    SportsbookTables,
    StepRoundsTables,
    TrackingTables {}
