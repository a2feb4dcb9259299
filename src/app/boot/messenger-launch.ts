import { ApiError } from '../../../schemas/api/errors.ts'
import { logProblem } from '../../lib/log.ts'
import type { MessengerLaunch } from '../../modules/messenger/index.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { showToast } from '../../modules/toasts/index.ts'
import type { AppContext } from '../app-context.ts'

/**
 * What the messenger has launched the site with. Its code is loaded inside the messenger only, and before the
 * router, which keeps no hash that it does not know.
 */
export async function readMessengerLaunch(isLaunch: boolean): Promise<MessengerLaunch | undefined> {
  if (!isLaunch) return undefined
  const { readLaunch } = await import('../../modules/messenger/index.ts')
  return readLaunch()
}

/**
 * Inside the messenger its user is the player: he is registered, or logged in again, by what the messenger has
 * signed.
 */
export async function enterFromMessenger(
  reading: Promise<MessengerLaunch | undefined>,
  { currentPage, hydration }: AppContext,
): Promise<void> {
  try {
    const launch = await reading
    if (launch === undefined || sessionStore.get().isAuthenticated) return
    // A player would not fit the guest's page while React hydrates it.
    await hydration.whenHydrated()
    const { enterByMessenger } = await import('../../modules/sign-in/index.ts')
    await enterByMessenger({ ...launch })
  } catch (error) {
    // A refusal is the platform's word and told to the player; anything else is for us to mend.
    if (!(error instanceof ApiError)) logProblem('the registration by the messenger failed', error)
    const title = currentPage().i18n.t('popups.registration.wrongRegServerError')
    showToast({ id: 'messenger', kind: 'error', title })
  }
}
