import { openRole, urlOf } from '../../schemas/roles/role-table.ts'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { missingAmount } from '../../src/lib/data/missing-amount.ts'
import { serverNow } from '../../src/lib/data/server-clock.ts'
import { breakOf } from '../../src/lib/play-break.ts'
import { keepBackUrl } from '../../src/lib/urls/back-url.ts'
import { depositOpenedFrom } from '../../src/lib/urls/deposit-origin.ts'
import { webAddress } from '../../src/lib/urls/links.ts'
import { splitLocalePath } from '../../src/lib/urls/locale-path.ts'
import { deposits, useRejected } from '../../src/modules/cashier/index.ts'
import { FoldedPromoEntry, useActivatedCampaign } from '../../src/modules/promo/index.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useConfig, useFacts } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './deposit.load.ts'
import type { deposit } from './deposit.schema.ts'
import styles from './deposit.module.css'
import { depositOffers } from './offers.ts'
import { DepositBreak } from './views/deposit-break.tsx'
import { DepositPanel } from './views/deposit-panel.tsx'
import { GuestOffers } from './views/guest-offers.tsx'

type DepositProps = BlockProps<typeof deposit, ReactNode>

export function Deposit(props: DepositProps) {
  const { t } = useTranslation()
  const { user } = useFacts()
  return (
    <section className={styles.deposit} aria-label={t('cashier.tabs.deposit')}>
      {user !== 'authenticated' ? <GuestDeposit {...props} /> : <PlayerDeposit {...props} />}
    </section>
  )
}

/** A deposit on a public page: guests have no account to pay into, but see the offers that await them. */
function GuestDeposit(block: DepositProps) {
  const { t } = useTranslation()
  const offers = useLoad(load, 'offers', block)
  return (
    <>
      <EmptyState emblem="coins" title={t('cashier.guest.title')} text={t('cashier.guest.text')}>
        <ActionButton action={openRole('login')}>{t('cashier.guest.login')}</ActionButton>
      </EmptyState>
      <GuestOffers offers={depositOffers(offers.data?.items ?? [], true)} />
    </>
  )
}

function PlayerDeposit(block: DepositProps) {
  const { params } = block
  const { t } = useTranslation()
  const { site } = useConfig()
  // The next deposit is not about what a game lacked for this one.
  useEffect(() => () => missingAmount.set(undefined), [])
  // Store the return address, because the payment leaves this page.
  useEffect(() => keepBackUrl('payment', window.location.search, site), [site])
  const uid = useSession().account?.uid
  useEffect(() => {
    const opener = webAddress(document.referrer)
    if (uid !== undefined && opener?.origin === window.location.origin)
      depositOpenedFrom(uid, splitLocalePath(opener.pathname).path)
  }, [uid])
  const settings = useLoad(load, 'settings', block)
  // Offers, limits, cards and breaks are optional here: the platform enforces them itself.
  const offers = useLoad(load, 'offers', block)
  const activated = useActivatedCampaign()
  const limit = useLoad(load, 'limit', block)
  const cards = useLoad(load, 'cards', block)
  const status = useLoad(load, 'status', block)
  useRejected(deposits, () => {
    for (const { retry } of [settings, limit, status]) retry()
  })
  const pause = status.data && breakOf(status.data, serverNow())
  if (pause) return <DepositBreak {...pause} />
  return (
    <>
      {settings.data !== undefined && (
        <DepositPanel
          methods={settings.data.items}
          offers={offers.data?.items ?? []}
          limit={limit.data}
          cards={{ items: cards.data?.items, isWaiting: cards.data === undefined && cards.isLoading }}
          onCardRemoved={cards.retry}
          activated={activated}
          promo={<FoldedPromoEntry />}
          sysname={params['sysname']}
          empty={
            <EmptyState emblem="coins" title={t('cashier.empty.title')} text={t('cashier.empty.text')}>
              <ActionButton action={{ type: 'navigate', to: urlOf('support') }} variant="secondary">
                {t('cashier.empty.support')}
              </ActionButton>
            </EmptyState>
          }
        />
      )}
      {settings.data === undefined && settings.error !== undefined && (
        <ErrorState
          title={t('cashier.error.title')}
          text={t('cashier.error.text')}
          retryLabel={t('cashier.retry')}
          onRetry={settings.retry}
        />
      )}
      {settings.data === undefined && settings.error === undefined && <DepositSkeleton />}
    </>
  )
}

function DepositSkeleton() {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      <Skeleton height="190px" />
      <Skeleton height="220px" />
      <Skeleton height="240px" />
    </div>
  )
}
