import type { Location } from 'react-router-dom'
import type { AppContext } from '../../app-context.ts'
import { campaignsEffect } from './campaigns-effect.ts'
import { cashbackEffect } from './cashback-effect.ts'
import { completionEffect } from './completion-effect.ts'
import { inactivityEffect } from './inactivity-effect.ts'
import { noticesEffect } from './notices-effect.ts'

/** What happened while the code of these effects was loading. */
export interface WhileLoading {
  /** The location when loading started. */
  location: Location
  /** Whether a player has interacted with the page since. */
  hasActed: boolean
  /** Time since the page was hydrated. */
  milliseconds: number
}

export interface PlayerContext extends AppContext {
  whileLoading: WhileLoading
}

/** Effects for players; guests do not load them. */
export const playerEffects: readonly ((context: PlayerContext) => () => void)[] = [
  inactivityEffect,
  noticesEffect,
  completionEffect,
  cashbackEffect,
  campaignsEffect,
]
