import { useEffect, useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { urlOf } from '../../schemas/roles/role-table.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { takeBackUrl } from '../../src/lib/urls/back-url.ts'
import { emitChange } from '../../src/modules/account/index.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import {
  ContinuePayment,
  forgetOrder,
  latestPayment,
  markOutcomeSeen,
  paymentKey,
  paymentUrl,
  useDepositInfo,
  useTransaction,
} from '../../src/modules/cashier/index.ts'
import { spendCampaign } from '../../src/modules/promo/index.ts'
import { runAction } from '../../src/renderer/actions.ts'
import { useAddressQuery } from '../../src/renderer/navigation/use-address-query.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { useDeclaredCall } from '../../src/renderer/use-load.ts'
import { Emblem, type EmblemName } from '../../src/ui/art/emblem.tsx'
import { Button } from '../../src/ui/controls/button.tsx'
import { isWaiting, truePage, type PaymentOutcome } from './payment-outcome.ts'
import { load } from './payment-result.load.ts'
import { useDepositOrigin, withWayBack } from './way-back.ts'
import type { paymentResult } from './payment-result.schema.ts'
import { ActivateBonus } from './views/activate-bonus.tsx'
import { PaymentFacts } from './views/payment-facts.tsx'
import { PaymentFrame } from './views/payment-frame.tsx'
import { Loader, ResultCard, type ResultButton } from './views/result-card.tsx'

const emblems: Partial<Record<PaymentOutcome, EmblemName>> = {
  success: 'coins',
  fail: 'bolt',
  cancel: 'cards',
  new_window: 'star',
}

/** Query key of a payment whose payer has been on the payment page. */
const returnedKey = 'returned'

/** The outcome of a payment, according to the history and not only the address. */
export function PaymentResult(block: BlockProps<typeof paymentResult, ReactNode>) {
  const { outcome, title, text, buttons } = block.props
  const { t } = useTranslation()
  const { site } = useConfig()
  const history = useDeclaredCall(load, 'history', block)
  const loaded = block.data.history
  // The pages of the app and of another window have no number in their path.
  const query = useAddressQuery([paymentKey, returnedKey])
  const named = block.params['transaction'] ?? query?.[paymentKey]
  // Some providers return players without a number, and anybody can open the address: only a payment has an outcome.
  const transactionId = named ?? (query === undefined ? undefined : latestPayment)
  // The platform may list the payment later than the player is to make or confirm it.
  const isAhead = named !== undefined && outcome !== 'pending' && isWaiting(outcome)
  const origin = useDepositOrigin()
  const { state, refresh } = useTransaction(transactionId, {
    name: 'deposit',
    initial: loaded?.status === 'success' ? loaded.data.items : undefined,
    load: () => history.run(),
  })
  const target = state.status === 'found' ? truePage(outcome, state.transaction) : undefined
  const isOpen = state.status === 'found' && state.transaction.status === 'pending'
  const found = state.status === 'found' ? state.transaction : undefined
  const info = useDepositInfo(found?.id, found?.status)
  const frame = outcome === 'pending' && info?.display === 'frame' ? paymentUrl(info.url) : undefined
  // Who comes from the payment page waits for the result: the page in the iframe would lead back here again.
  const [chosen, setIsFrameOpen] = useState<boolean>()
  const isFrameOpen = chosen ?? query?.[returnedKey] === undefined
  const isPaid = outcome === 'success' && state.status === 'found' && target === undefined

  useEffect(() => {
    if (target !== undefined)
      runAction({ type: 'navigate', to: target, ...(isOpen && { query: { [returnedKey]: '1' } }) })
  }, [target, isOpen])

  useEffect(() => {
    if (isPaid && info !== undefined) spendCampaign(info.offer_id)
  }, [isPaid, info])

  const status = found?.status
  const endedId = status === 'pending' ? undefined : found?.id
  useEffect(() => {
    if (endedId !== undefined) markOutcomeSeen(endedId)
  }, [endedId])

  useEffect(() => {
    if (status === 'pending' || status === 'success') emitChange('deposits')
  }, [status])

  useEffect(() => {
    if (!isPaid) return
    forgetOrder()
    refreshBalance()
    const back = takeBackUrl('payment', site)
    if (back !== undefined) runAction({ type: 'navigate', to: back, external: true })
  }, [isPaid, site])

  const support: ResultButton = {
    label: t('cashier.history.support'),
    action: { type: 'navigate', to: urlOf('support') },
  }
  if (!isAhead && (state.status === 'unknown' || state.status === 'error')) {
    return (
      <ResultCard
        art={<Emblem name="bolt" size={120} />}
        title={t(`cashier.result.${state.status}.title`)}
        text={t(`cashier.result.${state.status}.text`)}
        buttons={state.status === 'unknown' ? [...buttons, support] : []}
      >
        {state.status === 'error' && <Button onClick={refresh}>{t('cashier.retry')}</Button>}
      </ResultCard>
    )
  }
  // Until the history is loaded, the page does not claim an outcome.
  if (target !== undefined || (!isAhead && state.status === 'loading')) {
    return <ResultCard art={<Loader />} title={t('cashier.result.checking')} buttons={[]} isBusy />
  }
  const ways = origin === undefined ? buttons : withWayBack(buttons, origin, outcome, t)
  if (frame !== undefined && found !== undefined && isFrameOpen)
    return (
      <ResultCard title={t('cashier.frame.title')} text={t('cashier.frame.text')} buttons={ways}>
        <PaymentFrame url={frame} onClose={() => setIsFrameOpen(false)} />
        <PaymentFacts transaction={found} info={info} />
      </ResultCard>
    )
  const next =
    frame === undefined ? (
      <ContinuePayment info={info} size="l" />
    ) : (
      <Button size="l" onClick={() => setIsFrameOpen(true)}>
        {t('cashier.result.continue')}
      </Button>
    )
  return (
    <ResultCard
      art={outcome === 'pending' ? <Loader /> : <Emblem name={emblems[outcome] ?? 'bell'} size={120} />}
      title={title}
      text={text}
      next={found && isWaiting(outcome) ? next : undefined}
      buttons={ways}
      isBusy={outcome === 'pending'}
    >
      {state.status === 'found' && (
        <>
          <PaymentFacts transaction={state.transaction} info={info} />
          {isPaid && <ActivateBonus info={info} />}
        </>
      )}
    </ResultCard>
  )
}
