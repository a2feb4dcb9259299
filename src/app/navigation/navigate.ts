import { navigationTarget } from '../../lib/urls/links.ts'
import { logError } from '../../lib/log.ts'
import { isServerPath } from './server-paths.ts'

/** Of the router, what it takes to show another page. */
interface Router {
  navigate: (path: string, options: { replace: boolean; preventScrollReset: boolean }) => Promise<void>
}

export interface NavigateOptions {
  /** The address may lead out of the site. */
  external?: boolean | undefined
  /** Takes the place of the shown entry of the history and leaves the reader where he is. */
  replace?: boolean | undefined
}

/** Follows an address, and tells when its page is there. What must not be followed is logged, and nothing happens. */
export type Navigate = (address: string, options?: NavigateOptions) => Promise<void>

/** The one way by which the application follows an address that came with a document or a query. */
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
