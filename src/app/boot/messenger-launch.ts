import { OperationPaused } from '../../renderer/actions.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { logProblem } from '../../lib/log.ts'
import { isInMessenger } from '../../lib/urls/messenger.ts'
import { confirmDialog } from '../../modules/dialogs/index.ts'
import type { MessengerLaunch } from '../../modules/messenger/index.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { showToast } from '../../modules/toasts/index.ts'
import type { AppContext } from '../app-context.ts'

/**
 * The launch data of the messenger. Its code is loaded only inside the messenger, and before the
 * router, which drops unknown hashes.
 */
export async function readMessengerLaunch(isLaunch: boolean): Promise<MessengerLaunch | undefined> {
  if (!isLaunch) return undefined
  const { readLaunch } = await import('../../modules/messenger/index.ts')
  return readLaunch()
}

/** Inside the messenger the site has its scheme and its button that leads back. */
export async function adaptToMessenger({ hydration, router }: AppContext): Promise<void> {
  if (!isInMessenger()) return
  const { messengerEffect } = await import('../../modules/messenger/index.ts')
  await hydration.whenHydrated()
  messengerEffect((listener) => router.subscribe(listener))
}

/** Anyone can write an address with launch data of their own account, so that the player has to agree. */
async function isAgreed({ name }: MessengerLaunch, { currentPage }: AppContext): Promise<boolean> {
  const { t } = currentPage().i18n
  return confirmDialog({
    id: 'messenger',
    title: t('auth.messenger.title', { name: name ?? t('auth.messenger.someone') }),
    text: t('auth.messenger.text'),
    confirmLabel: t('auth.messenger.confirm'),
    cancelLabel: t('auth.messenger.cancel'),
  })
}

/**
 * Inside the messenger its user is the player: asks, then registers the user or logs in with the data that the
 * messenger has signed.
 */
export async function enterFromMessenger(
  reading: Promise<MessengerLaunch | undefined>,
  context: AppContext,
): Promise<void> {
  const { currentPage, hydration } = context
  try {
    const launch = await reading
    if (launch === undefined || sessionStore.get().isAuthenticated) return
    // A session that changes during hydration would not match the HTML for guests.
    await hydration.whenHydrated()
    if (!(await isAgreed(launch, context))) return
    const { enterByMessenger } = await import('../../modules/sign-in/index.ts')
    await enterByMessenger({ ...launch.registration })
  } catch (error) {
    // The login waits for its code, which another dialog asks for.
    if (error instanceof OperationPaused) return
    // The player sees an `ApiError`; anything else is a defect to be logged.
    if (!(error instanceof ApiError)) logProblem('the registration by the messenger failed', error)
    const title = currentPage().i18n.t('popups.registration.wrongRegServerError')
    showToast({ id: 'messenger', kind: 'error', title })
  }
}
