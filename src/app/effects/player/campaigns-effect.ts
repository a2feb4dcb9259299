import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import type { Location } from 'react-router-dom'
import type { CampaignPopup } from '../../../../schemas/api/entities/rewards.ts'
import { callApi } from '../../../lib/api/client.ts'
import { boot } from '../../../lib/browser/boot.ts'
import { logProblem } from '../../../lib/log.ts'
import { pickQuery } from '../../../lib/urls/query.ts'
import { prepareDialogs } from '../../../modules/dialogs/index.ts'
import { registerFollowUp, sessionStore } from '../../../modules/session/index.ts'
import { showToast } from '../../../modules/toasts/index.ts'
import type { CampaignOptions } from '../../../modules/campaigns/index.ts'
import type { PlayerContext } from './player-context.ts'
import { noteOpenedInVisit, noteServed } from '../../popups/openings/visit.ts'
import { withoutKeys } from '../../popups/popup-flags.ts'
import { mustStayQuiet } from '../../navigation/quiet-pages.ts'

const queryKey = 'popup'
const previewHash = '#popup-preview'
/** Delays the first call to the platform, so that the page loads first. */
const firstDelay = 3000

/** What the script of the visit has asked for, once. */
function takeEarlyAnswer() {
  const answer = boot()?.campaign
  if (answer) delete boot()?.campaign
  return answer
}

/** Opens the popup of a campaign; its code is loaded with the first of them. */
async function show(popup: CampaignPopup, options: CampaignOptions): Promise<boolean> {
  prepareDialogs()
  const { showCampaign } = await import('../../../modules/campaigns/index.ts')
  return showCampaign(popup, options)
}

/**
 * Popups of campaigns: from the address, and from the platform for a player who has logged in. Guests see them
 * after the login; pages of a game or a deposit defer them.
 */
export function campaignsEffect({ router, currentPage, whileLoading }: PlayerContext): () => void {
  const delay = boot()?.campaign ? 0 : firstDelay - whileLoading.milliseconds
  const firstRequest = new Promise<void>((resolve) => setTimeout(resolve, delay))
  /** Campaign names requested by addresses. */
  let asked: string | undefined
  /** The platform has not been queried for this player yet. */
  let isDue = false
  /** Loaded, but not shown so far. */
  let kept: CampaignPopup | undefined
  /** Campaigns that this player has seen since the page loaded. */
  const seen = new Set<string>()
  /** The player whose earlier dialogs are closed. */
  let turn: EntityId | undefined
  let work: Promise<void> | undefined
  let previewed: string | undefined

  const player = () => sessionStore.get().account

  function mayShow(): boolean {
    const account = player()
    if (account === null || account.uid !== turn || account.is_on_break === true) return false
    return router.state.navigation.state === 'idle' && !mustStayQuiet(currentPage().answer.page)
  }

  function cleanAddress() {
    const { pathname, search, hash } = router.state.location
    const rest = withoutKeys(search, [queryKey])
    if (rest === search) return
    const target = { pathname, search: rest, hash: hash === previewHash ? '' : hash }
    void router.navigate(target, { replace: true, preventScrollReset: true })
  }

  async function nextPopup(): Promise<CampaignPopup | null> {
    if (kept !== undefined) return kept
    if (asked !== undefined) {
      const sysname = asked
      asked = undefined
      cleanAddress()
      return (await callApi('popups.get', { sysname })) ?? nextPopup()
    }
    if (!isDue) return null
    isDue = false
    const popup = await callApi('popups.get', {}, { answer: takeEarlyAnswer() })
    // An address may have requested the campaign that was due anyway.
    return popup !== null && seen.has(popup.sysname) ? null : popup
  }

  async function showAll() {
    await firstRequest
    while (mayShow()) {
      const popup = await nextPopup()
      if (popup === null) return noteServed(turn)
      kept = popup
      // If it could not be shown, it waits for the next page.
      if (!(await show(popup, { stillWanted: mayShow }))) return
      noteOpenedInVisit()
      seen.add(popup.sysname)
      kept = undefined
    }
  }

  function serve(): Promise<void> {
    work ??= showAll()
      .catch((error: unknown) => {
        noteServed(turn)
        logProblem('the popup of a campaign could not be shown', error)
      })
      .finally(() => (work = undefined))
    return work
  }

  async function preview(sysname: string) {
    const { t } = currentPage().i18n
    try {
      const popup = await callApi('popups.get', { sysname, is_preview: true })
      if (popup === null) showToast({ kind: 'warning', title: t('campaigns.noPreview', { sysname }) })
      else await show(popup, { isPreview: true })
    } catch (error) {
      logProblem('the preview of a campaign could not be shown', error)
      showToast({ kind: 'error', title: t('errors.network.title') })
    }
    previewed = undefined
    cleanAddress()
  }

  function readAddress({ search, hash }: Location) {
    const sysname = pickQuery(search, [queryKey])[queryKey]
    if (!sysname) return
    if (hash !== previewHash) asked = sysname
    else if (previewed === undefined) {
      previewed = sysname
      void preview(sysname)
    }
  }

  function check() {
    if (router.state.navigation.state !== 'idle') return
    readAddress(router.state.location)
    if (turn !== undefined && (asked !== undefined || isDue || kept !== undefined)) void serve()
  }

  function checkPlayer() {
    if (player()?.uid === turn) return
    if (turn !== undefined) asked = undefined
    turn = undefined
    noteServed(undefined)
    isDue = false
    kept = undefined
    seen.clear()
  }

  const stops = [
    sessionStore.subscribe(checkPlayer),
    registerFollowUp('campaign', async ({ uid }) => {
      turn = uid
      isDue = true
      await serve()
    }),
    router.subscribe(check),
  ]
  readAddress(whileLoading.location)
  check()
  return () => stops.forEach((stop) => stop())
}
