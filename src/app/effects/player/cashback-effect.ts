import type { AccountInfo } from '../../../../schemas/api/entities/account.ts'
import type { Cashback } from '../../../../schemas/api/entities/rewards.ts'
import { callApi } from '../../../lib/api/client.ts'
import { readItem } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import { prepareDialogs } from '../../../modules/dialogs/index.ts'
import { registerFollowUp, sessionStore } from '../../../modules/session/index.ts'
import type { AppContext } from '../../app-context.ts'
import { mustStayQuiet } from '../../navigation/quiet-pages.ts'

/** Statuses that the player may not have seen: paid out or ready to be claimed. */
const statuses = 'paid_out,active'

/**
 * Whether to show the latest cashback automatically: a claimable one only to players who have seen another
 * before, one paid without a claim to all players; each only once.
 */
function isUnseen({ id, status, receiving_expired_at: expires }: Cashback, seen: string | null): boolean {
  if (seen === String(id)) return false
  return status === 'active' ? seen !== null : status === 'paid_out' && expires === null
}

/** The latest cashback, if it should be shown now. */
async function findUnseen(): Promise<Cashback | undefined> {
  const { items } = await callApi('cashbacks.get', { sort: 'end_date', order: 'desc', statuses, count: 1 })
  return items.find((cashback) => isUnseen(cashback, readItem('local', storageKeys.seenCashback)))
}

/**
 * Tells players after login about a cashback that they have not seen; other follow-ups come after it.
 * Not during a break. During a game or a deposit it waits for the next page.
 */
export function cashbackEffect({ router, currentPage }: AppContext): () => void {
  const mayAsk = ({ uid, is_on_break: isOnBreak }: AccountInfo) =>
    sessionStore.get().account?.uid === uid && isOnBreak !== true
  const isCalm = () => router.state.navigation.state === 'idle' && !mustStayQuiet(currentPage().answer.page)

  /** Whether a page that may be covered is open; false once the player has left. */
  async function untilCalm(account: AccountInfo): Promise<boolean> {
    while (mayAsk(account) && !isCalm())
      await new Promise<void>((resolve) => {
        const stops = [router.subscribe(change), sessionStore.subscribe(change)]
        function change() {
          stops.forEach((stop) => stop())
          resolve()
        }
      })
    return mayAsk(account)
  }

  return registerFollowUp('cashback', async (account) => {
    if (!(await untilCalm(account))) return
    const cashback = await findUnseen()
    if (cashback === undefined) return
    prepareDialogs()
    const [{ showUnseen }, { refreshBalance }] = await Promise.all([
      import('../../../modules/cashback/index.ts'),
      import('../../../modules/balance/index.ts'),
    ])
    if (!(await untilCalm(account))) return
    const { t } = currentPage().i18n
    await showUnseen(cashback, { title: t('cashback.unseen.title'), onMoved: refreshBalance })
  })
}
