import type { createBrowserRouter, Location } from 'react-router-dom'
import { followCampaigns } from './follow-campaigns.ts'
import { followCashback } from './follow-cashback.ts'
import { followCompletion } from './follow-completion.ts'
import { followInactivity } from './follow-inactivity.ts'
import { followNotices } from './follow-notices.ts'
import type { OpenPopup } from './open-popup.ts'
import type { PageData } from './page-data.ts'

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
