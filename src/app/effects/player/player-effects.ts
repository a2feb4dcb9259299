import { campaignsEffect } from './campaigns-effect.ts'
import { cashbackEffect } from './cashback-effect.ts'
import { completionEffect } from './completion-effect.ts'
import { inactivityEffect } from './inactivity-effect.ts'
import { paymentEffect } from './payment-effect.ts'
import { noticesEffect } from './notices-effect.ts'
import { pushEffect } from './push-effect.ts'
import type { PlayerContext } from './player-context.ts'

/** Effects for players; guests do not load them. */
export const playerEffects: readonly ((context: PlayerContext) => () => void)[] = [
  inactivityEffect,
  noticesEffect,
  completionEffect,
  cashbackEffect,
  campaignsEffect,
  pushEffect,
  paymentEffect,
]
