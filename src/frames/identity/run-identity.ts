import type { FromIdentity, ToIdentity } from '../../lib/frames/identity-messages.ts'
import type { IdentityProviderName } from '../../../schemas/identity-providers.ts'
import type { PageAround } from '../page-around.ts'
import type { ShowCheck } from './provider.ts'
import { showSumsub } from './sumsub.ts'
import { showVeriff } from './veriff.ts'

const providers: Readonly<Record<IdentityProviderName, ShowCheck>> = {
  sumsub: showSumsub,
  veriff: showVeriff,
}

/** The page has our own origin, so its messages match the types. */
function isToIdentity(data: unknown): data is ToIdentity {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return data.type === 'identity.start' || data.type === 'identity.token'
}

/** Shows the check of an identity provider in an iframe document of its own. */
export function runIdentity(page: PageAround<FromIdentity>): void {
  /** Waits for the token that the page was asked for. */
  let renewal: ((token: string | null) => void) | undefined
  let isStarted = false

  const renewToken = () =>
    new Promise<string>((resolve, reject) => {
      renewal = (token) => (token === null ? reject(new Error('no new token')) : resolve(token))
      page.tell({ type: 'identity.expired' })
    })

  page.onMessage((data) => {
    if (!isToIdentity(data)) return
    if (data.type === 'identity.token') {
      renewal?.(data.token)
      renewal = undefined
      return
    }
    if (isStarted) return
    isStarted = true
    const place = document.createElement('div')
    place.id = 'check'
    document.body.append(place)
    try {
      providers[data.provider](place, data, {
        changed: (status) => page.tell({ type: 'identity.status', status }),
        resized: (height) => page.tell({ type: 'identity.height', height }),
        faulty: (reason) => page.tell({ type: 'identity.fault', reason }),
        renewToken,
      })
    } catch (error) {
      page.tell({ type: 'identity.failed', reason: String(error) })
    }
  })
  page.tell({ type: 'frame.ready' })
}
