import { navigationTarget } from '../../lib/urls/links.ts'
import { logError } from '../../lib/log.ts'
import { isServerPath } from './server-paths.ts'

/** The part of the router needed for navigation. */
interface Router {
  navigate: (path: string, options: { replace: boolean; preventScrollReset: boolean }) => Promise<void>
}

export interface NavigateOptions {
  /** The address may lead out of the site. */
  external?: boolean | undefined
  /** Replaces the current history entry and keeps the scroll position. */
  replace?: boolean | undefined
}

/**
 * Navigates to an address; resolves when its page is displayed. Addresses that are not allowed are logged and
 * ignored.
 */
export type Navigate = (address: string, options?: NavigateOptions) => Promise<void>

/** The only way in which the application follows addresses from documents or queries. */
export function createNavigate(router: Router): Navigate {
  return async function navigate(address, { external, replace = false } = {}) {
    try {
      const target = navigationTarget(address, { external })
      if ('internal' in target && !isServerPath(target.internal))
        await router.navigate(target.internal, { replace, preventScrollReset: replace })
      else window.location.assign('internal' in target ? target.internal : target.external)
    } catch (error) {
      logError(error)
    }
  }
}
