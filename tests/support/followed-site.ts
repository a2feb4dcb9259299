import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import type { SiteConfig } from '../../schemas/compiled.ts'
import type { Locale } from '../../schemas/locale.ts'
import { followSession } from '../../src/app/effects/session-effect.ts'
import type { PopupOptions } from '../../src/app/popups/open-popup.ts'
import type { PageData } from '../../src/app/render/page-data.ts'
import { createI18n } from '../../src/lib/i18n/i18n.ts'
import { dialogs } from '../../src/modules/dialogs/dialogs.ts'
import { leaveExpiredSession, sessionStore } from '../../src/modules/session/index.ts'
import { toasts } from '../../src/modules/toasts/toasts.ts'
import { onTrackedEvent, type TrackedEvent } from '../../src/modules/tracking/index.ts'
import { accountAnswer } from './account-answers.ts'
import { testAccount } from './mount.tsx'
import { testState } from './page-answer.ts'

/** A site that follows its session, as a guest at the beginning of each test; every call opens a session. */
export function followedSite() {
  let answer: () => Response
  const tracked: TrackedEvent[] = []
  const stops: (() => void)[] = []

  beforeEach(() => {
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
    const { answer: page, config: usual } = testState({ locale })
    const config = { ...usual, site: { ...usual.site, ...site } }
    const data: PageData = {
      answer: { ...page, path },
      config,
      i18n: createI18n(locale, {}),
      components: new Map(),
    }
    const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [address] })
    const popups: { key: string; options: PopupOptions | undefined }[] = []
    stops.push(
      followSession(
        router,
        () => data,
        (key, options) => popups.push({ key, options }),
      ),
    )
    const place = () => router.state.location.pathname + router.state.location.search
    return { place, popups, router }
  }

  return {
    siteAt,
    tracked,
    /** What is to be stopped after the test. */
    stops,
    /** Every call is answered so from now on. */
    answerBy(next: () => Response) {
      answer = next
    },
  }
}
