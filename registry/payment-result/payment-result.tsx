import { useEffect, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { takeBackUrl } from '../../src/lib/urls/back-url.ts'
import { emitChange } from '../../src/modules/account/index.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { useTransaction } from '../../src/modules/cashier/index.ts'
import { runAction } from '../../src/renderer/actions.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { useDeclaredCall } from '../../src/renderer/use-load.ts'
import { Emblem, type EmblemName } from '../../src/ui/art/emblem.tsx'
import { Button } from '../../src/ui/controls/button.tsx'
import { truePage, type PaymentOutcome } from './payment-outcome.ts'
import { load } from './payment-result.load.ts'
import type { paymentResult } from './payment-result.schema.ts'
import { ContinuePayment } from './views/continue-payment.tsx'
import { PaymentFacts } from './views/payment-facts.tsx'
import { Loader, ResultCard } from './views/result-card.tsx'

const emblems = {
  success: 'coins',
  fail: 'bolt',
  cancel: 'cards',
  mobile: 'bell',
  'new-window': 'star',
} as const satisfies Record<Exclude<PaymentOutcome, 'pending'>, EmblemName>

/** The outcome of a payment, according to the history and not only the address. */
export function PaymentResult(block: BlockProps<typeof paymentResult, ReactNode>) {
  const { outcome, title, text, buttons } = block.props
  const { t } = useTranslation()
  const { site } = useConfig()
  const history = useDeclaredCall(load, 'history', block)
  const loaded = block.data.history
  const transactionId = block.params['transaction']
  const { state, refresh } = useTransaction(transactionId, {
    name: 'deposit',
    initial: loaded?.status === 'success' ? loaded.data.items : undefined,
    load: () => history.run(),
  })
  const target = state.status === 'found' ? truePage(outcome, state.transaction) : undefined
  const isPaid = outcome === 'success' && state.status === 'found' && target === undefined

  useEffect(() => {
    if (target !== undefined) runAction({ type: 'navigate', to: target })
  }, [target])

  const status = state.status === 'found' ? state.transaction.status : undefined
  useEffect(() => {
    if (status === 'pending' || status === 'success') emitChange('deposits')
  }, [status])

  useEffect(() => {
    if (!isPaid) return
    refreshBalance()
    const back = takeBackUrl('payment', site)
    if (back !== undefined) runAction({ type: 'navigate', to: back, external: true })
  }, [isPaid, site])

  if (transactionId !== undefined && (state.status === 'unknown' || state.status === 'error')) {
    return (
      <ResultCard
        art={<Emblem name="bolt" size={120} />}
        title={t(`cashier.result.${state.status}.title`)}
        text={t(`cashier.result.${state.status}.text`)}
        buttons={state.status === 'unknown' ? buttons : []}
      >
        {state.status === 'error' && <Button onClick={refresh}>{t('cashier.retry')}</Button>}
      </ResultCard>
    )
  }
  // Until the history is loaded, the page does not claim an outcome.
  const isChecking = transactionId !== undefined && (state.status === 'loading' || target !== undefined)
  if (isChecking) {
    return <ResultCard art={<Loader />} title={t('cashier.result.checking')} buttons={[]} isBusy />
  }
  return (
    <ResultCard
      art={outcome === 'pending' ? <Loader /> : <Emblem name={emblems[outcome]} size={120} />}
      title={title}
      text={text}
      buttons={buttons}
      isBusy={outcome === 'pending'}
    >
      {state.status === 'found' && (
        <>
          <PaymentFacts transaction={state.transaction} />
          {outcome === 'pending' && <ContinuePayment id={state.transaction.id} />}
        </>
      )}
    </ResultCard>
  )
}
