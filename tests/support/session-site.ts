import { afterEach, beforeEach, vi } from 'vitest'
import type { SiteConfig } from '../../schemas/compiled.ts'
import type { Locale } from '../../schemas/locale.ts'
import { sessionEffect } from '../../src/app/effects/player/session-effect.ts'
import type { PopupOptions } from '../../src/app/popups/open-popup.ts'
import { dialogs } from '../../src/modules/dialogs/dialogs.ts'
import { leaveExpiredSession, sessionStore } from '../../src/modules/session/index.ts'
import { toasts } from '../../src/modules/toasts/toasts.ts'
import { onTrackedEvent, type TrackedEvent } from '../../src/modules/tracking/index.ts'
import { accountAnswer } from './account-answers.ts'
import { testAppContext, testPageData, testRouter } from './app-context.ts'
import { testPage } from './page-answer.ts'
import { testAccount } from './test-account.ts'
import { traitsAt } from './traits-at.ts'

/** A site with session effects, used by a guest at the beginning of each test; every call opens a session. */
export function sessionSite() {
  let answer: () => Response
  const tracked: TrackedEvent[] = []
  const stops: (() => void)[] = []

  beforeEach(() => {
    sessionStorage.clear()
    tracked.length = 0
    leaveExpiredSession()
    sessionStore.set(null)
    for (const { id } of toasts.get()) toasts.remove(id)
    for (const { id } of dialogs.get()) dialogs.remove(id)
    answer = () => accountAnswer(testAccount)
    vi.stubGlobal('fetch', () => Promise.resolve(answer()))
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    stops.push(onTrackedEvent((event) => tracked.push(event)))
  })

  afterEach(() => {
    stops.splice(0).forEach((stop) => stop())
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  /** Opens the site at an address; `path` is that of the page's document. */
  function siteAt(
    address: string,
    locale: Locale = 'uz',
    site: Partial<SiteConfig['site']> = {},
    path = '/',
  ) {
    const dataAt = (shown: string) =>
      testPageData({ locale, path: shown, page: testPage([], traitsAt(shown)) })
    let data = dataAt(path)
    const config = { ...data.config, site: { ...data.config.site, ...site } }
    const router = testRouter(address)
    const popups: { key: string; options: PopupOptions | undefined }[] = []
    const context = testAppContext({
      router,
      currentPage: () => ({ ...data, config }),
      openPopup: (key, options) => popups.push({ key, options }),
    })
    stops.push(sessionEffect(context))
    const place = () => router.state.location.pathname + router.state.location.search
    /** The document of the page that is opened next. */
    const show = (next: string) => (data = dataAt(next))
    return { place, popups, router, show }
  }

  return {
    siteAt,
    tracked,
    /** Functions to run after the test. */
    stops,
    /** Sets the answer of all later calls. */
    answerBy(next: () => Response) {
      answer = next
    },
  }
}
