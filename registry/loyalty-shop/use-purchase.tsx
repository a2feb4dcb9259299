import type { EntityId } from '../../schemas/api/entity-id.ts'
import { openRole } from '../../schemas/roles/role-table.ts'
import type { LoyaltyProduct } from '../../schemas/api/entities/loyalty.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { runAction } from '../../src/renderer/actions.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { closeDialog, openDialog } from '../../src/modules/dialogs/index.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { track } from '../../src/modules/tracking/index.ts'
import { usePointsText } from '../../src/modules/loyalty/index.ts'
import { BoughtGift, BoughtWays } from './views/bought-gift.tsx'
import { ConfirmPurchase } from './views/confirm-purchase.tsx'
import { GiftFacts } from './views/gift-facts.tsx'
import { MissingPoints, MissingWays } from './views/missing-points.tsx'
import type { ProductArt } from './views/product-picture.tsx'

/** Ids of the shop's dialogs. */
const buyId = 'loyalty-buy'
const confirmId = 'loyalty-buy-confirm'
const missingId = 'loyalty-points-missing'

interface PurchaseSurroundings {
  /** The player's points; undefined: not known, then the platform decides. */
  points: number | undefined
  pictures: readonly ProductArt[]
  /** Points, stock and levels may have changed. */
  onChanged: () => void
}

/** The steps of a purchase: product details, question, purchase, result. */
export function usePurchase({ points, pictures, onChanged }: PurchaseSurroundings) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  const { account } = useSession()
  const close = () => closeDialog(buyId)

  function tellMissing(product: LoyaltyProduct, has: number) {
    const done = () => closeDialog(missingId)
    openDialog({
      id: missingId,
      title: t('loyalty.insufficient.title'),
      content: <MissingPoints product={product} points={has} />,
      footer: <MissingWays onClose={done} />,
    })
  }

  /** The platform's balance is more recent than the page's. */
  async function rejectedForPoints(product: LoyaltyProduct) {
    closeDialog(confirmId)
    close()
    onChanged()
    const { points: left } = await callApi('loyalty.getinfo').catch(() => ({ points: points ?? 0 }))
    tellMissing(product, Math.min(left, product.price))
  }

  function finish(product: LoyaltyProduct, left: number) {
    track('loyalty_purchase', { product: product.sysname, price: product.price })
    closeDialog(confirmId)
    onChanged()
    openDialog({
      id: buyId,
      title: t('loyalty.buy.done.title'),
      content: <BoughtGift product={product} pictures={pictures} points={left} />,
      footer: <BoughtWays type={product.type} onClose={close} />,
    })
  }

  function ask(uid: EntityId, product: LoyaltyProduct) {
    openDialog({
      id: confirmId,
      type: 'confirm',
      title: t('loyalty.buy.confirm.title', { name: product.name }),
      content: (
        <ConfirmPurchase
          uid={uid}
          product={product}
          points={points}
          onCancel={() => closeDialog(confirmId)}
          onDone={(left) => finish(product, left)}
          onShort={() => void rejectedForPoints(product)}
        />
      ),
    })
  }

  function introduce(uid: EntityId, product: LoyaltyProduct) {
    openDialog({
      id: buyId,
      title: t('loyalty.buy.title'),
      content: <GiftFacts product={product} pictures={pictures} points={points} />,
      footer: (
        <>
          <Button variant="secondary" block onClick={close}>
            {t('loyalty.cancel')}
          </Button>
          <Button block data-autofocus="" onClick={() => ask(uid, product)}>
            {t('loyalty.buy.take', { price: pointsText(product.price) })}
          </Button>
        </>
      ),
    })
  }

  return (product: LoyaltyProduct) => {
    if (account === null) runAction(openRole('login'))
    else if (points !== undefined && points < product.price) tellMissing(product, points)
    else introduce(account.uid, product)
  }
}
