import { createMemoryRouter } from 'react-router-dom'
import type { PageAnswer } from '../../schemas/compiled.ts'
import type { AppContext } from '../../src/app/app-context.ts'
import type { PlayerContext } from '../../src/app/effects/player/player-context.ts'
import { createNavigate } from '../../src/app/navigation/navigate.ts'
import type { PageData } from '../../src/app/render/page-data.ts'
import { createI18n } from '../../src/lib/i18n/i18n.ts'
import { testState } from './page-answer.ts'

/** A router at the last of the addresses; renders nothing. */
export const testRouter = (...addresses: string[]) =>
  createMemoryRouter([{ path: '*', Component: () => null }], {
    initialEntries: addresses.length === 0 ? ['/'] : addresses,
  })

/** A page with the given texts. */
export function testPageData(answer: Partial<PageAnswer> = {}, messages = {}): PageData {
  const { answer: made, config } = testState(answer)
  return { answer: made, config, i18n: createI18n(made.locale, messages), components: new Map() }
}

/** A running application with an empty page. */
export function testAppContext(given: Partial<AppContext> = {}): AppContext {
  const router = given.router ?? testRouter()
  const page = testPageData()
  return {
    router,
    currentPage: () => page,
    replacePage: () => Promise.resolve(),
    openPopup: () => undefined,
    navigate: createNavigate(router),
    hydration: {
      types: new Set(),
      isDeferred: () => false,
      codeFor: () => undefined,
      onHydrated: () => undefined,
      hydrateAll: () => undefined,
      whenHydrated: () => Promise.resolve(),
    },
    visit: { entry: 'http://localhost/entry.js', firstPath: router.state.location.pathname },
    ...given,
  }
}

/** The same, for effects for players, with their code loaded. */
export function testPlayerContext(given: Partial<PlayerContext> = {}): PlayerContext {
  const context = testAppContext(given)
  const whileLoading = { location: context.router.state.location, hasActed: false, milliseconds: 0 }
  return { ...context, whileLoading, ...given }
}
