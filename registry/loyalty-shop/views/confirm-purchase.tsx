import type { EntityId } from '../../../schemas/api/entity-id.ts'
import type { LoyaltyProduct } from '../../../schemas/api/entities/loyalty.ts'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { purchase, Question, usePointsText } from '../../../src/modules/loyalty/index.ts'
import { describePurchaseError, isShortOfPoints } from '../purchase-error.ts'

interface ConfirmPurchaseProps {
  uid: EntityId
  product: LoyaltyProduct
  /** The player's points; undefined: not known. */
  points: number | undefined
  onCancel: () => void
  /** Called after the purchase with the remaining points. */
  onDone: (left: number) => void
  onShort: () => void
}

/** Asks for confirmation before points are spent. */
export function ConfirmPurchase({ uid, product, points, onCancel, onDone, onShort }: ConfirmPurchaseProps) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  const buy = useTask(async () => {
    try {
      const { points: left } = await purchase(uid, product.id)
      onDone(left)
    } catch (error) {
      if (!isShortOfPoints(error)) throw error
      onShort()
    }
  }, describePurchaseError)
  const price = pointsText(product.price)
  return (
    <Question
      text={
        points === undefined
          ? t('loyalty.buy.confirm.short', { price })
          : t('loyalty.buy.confirm.text', { price, left: pointsText(points - product.price) })
      }
      problem={buy.problem}
      isPending={buy.isPending}
      confirmLabel={t('loyalty.buy.confirm.yes')}
      onConfirm={buy.run}
      onCancel={onCancel}
    />
  )
}
