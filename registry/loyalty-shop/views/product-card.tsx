import type { LoyaltyProduct } from '../../../schemas/api/entities/loyalty.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { VisuallyHidden } from '../../../src/ui/display/visually-hidden.tsx'
import { usePointsText } from '../../../src/modules/loyalty/index.ts'
import { ProductPicture, type ProductArt } from './product-picture.tsx'
import styles from './shop.module.css'

interface ProductCardProps {
  product: LoyaltyProduct
  pictures: readonly ProductArt[]
  /** A guest sees all products as available. */
  isGuest: boolean
  /** Name of the level that unlocks it; undefined: not known. */
  level: string | undefined
  onTake: () => void
}

/** A product: description, price and a button to buy it. On phones the button shows the price. */
export function ProductCard({ product, pictures, isGuest, level, onTake }: ProductCardProps) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  const { name, description, type, price, left, min_level, can_buy } = product
  const isSoldOut = left === 0
  const price_ = pointsText(price)
  return (
    <li className={styles.card} data-locked={(!isGuest && !can_buy) || undefined}>
      <div className={styles.picture}>
        <ProductPicture product={product} pictures={pictures} />
        <span className={styles.kind}>{t(`loyalty.shop.kind.${type}`)}</span>
      </div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.text}>
        {description}
        {left !== null && left > 0 && (
          <span className={styles.left}> {t('loyalty.shop.left', { number: formatNumber(left) })}</span>
        )}
      </p>
      <div className={styles.foot}>
        <p className={styles.price}>
          <span aria-hidden="true">{formatNumber(price)}</span>
          <VisuallyHidden>{price_}</VisuallyHidden>
        </p>
        {isSoldOut ? (
          <p className={styles.state}>{t('loyalty.shop.soldOut')}</p>
        ) : isGuest || can_buy ? (
          <button
            type="button"
            className={`${buttonClass({ variant: 'secondary' })} ${styles.take}`}
            aria-label={t('loyalty.shop.getName', { name, price: price_ })}
            onClick={onTake}
          >
            {t('loyalty.shop.get')}
          </button>
        ) : (
          <p className={styles.state}>
            <Icon name="lock" size={16} />
            {level === undefined
              ? t('loyalty.characters.lockedNumber', { level: min_level })
              : t('loyalty.characters.locked', { level })}
          </p>
        )}
      </div>
    </li>
  )
}
