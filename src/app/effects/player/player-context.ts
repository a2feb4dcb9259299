import type { Location } from 'react-router-dom'
import type { AppContext } from '../../app-context.ts'

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
