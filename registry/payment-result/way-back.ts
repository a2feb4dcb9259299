import { useMemo, useSyncExternalStore } from 'react'
import type { Translate } from '../../src/lib/i18n/plain-i18n.ts'
import { depositOrigin, type PlayPage } from '../../src/lib/urls/deposit-origin.ts'
import { useSession } from '../../src/modules/session/index.ts'
import type { PaymentOutcome } from './payment-outcome.ts'
import type { ResultButton } from './views/result-card.tsx'

const neverChanges = () => () => undefined

/** The game or bets from which the player went to pay in; undefined on the server and in the first render. */
export function useDepositOrigin(): PlayPage | undefined {
  const uid = useSession().account?.uid
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return useMemo(() => (isInBrowser ? depositOrigin(uid) : undefined), [isInBrowser, uid])
}

/**
 * The buttons of a result with the way back to the game: the next step once the payment has succeeded; before, it is
 * to be made or confirmed, and afterwards it can be made again.
 */
export function withWayBack(
  buttons: readonly ResultButton[],
  { name, address }: PlayPage,
  outcome: PaymentOutcome,
  t: Translate,
): ResultButton[] {
  const back = {
    label: name === null ? t('cashier.result.backToBets') : t('cashier.result.backToGame', { name }),
    action: { type: 'navigate', to: address },
  } as const
  if (outcome === 'fail' || outcome === 'cancel') {
    const [first, ...others] = buttons
    return [...(first ? [first] : []), back, ...others]
  }
  return [
    { ...back, variant: outcome === 'success' ? 'primary' : 'secondary' },
    ...buttons.map((button) => ({ ...button, variant: 'secondary' as const })),
  ]
}
