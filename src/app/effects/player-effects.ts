import type { createBrowserRouter, Location } from 'react-router-dom'
import { followCampaigns } from './campaigns-effect.ts'
import { followCashback } from './cashback-effect.ts'
import { followCompletion } from './completion-effect.ts'
import { followInactivity } from './inactivity-effect.ts'
import { followNotices } from './notices-effect.ts'
import type { OpenPopup } from '../popups/open-popup.ts'
import type { PageData } from '../render/page-data.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>

/** What happened while this code was on its way. */
export interface Meanwhile {
  /** Where somebody was when it was asked for. */
  location: Location
  /** A player has done something since. */
  hasActed: boolean
  /** Milliseconds since the application began. */
  age: number
}

/** All that is done for players only; guests load nothing of it. */
export function followForPlayers(
  router: Router,
  currentPage: () => PageData,
  openPopup: OpenPopup,
  meanwhile: Meanwhile,
): () => void {
  const stops = [
    followInactivity(router, currentPage),
    followNotices(router, currentPage, meanwhile),
    followCompletion(openPopup),
    followCashback(currentPage),
    followCampaigns(router, currentPage, meanwhile),
  ]
  return () => stops.forEach((stop) => stop())
}
