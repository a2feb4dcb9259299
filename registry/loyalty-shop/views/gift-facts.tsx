import type { LoyaltyProduct } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { usePointsText } from '../../../src/modules/loyalty/index.ts'
import styles from './gift-dialog.module.css'
import { ProductPicture, type ProductArt } from './product-picture.tsx'

interface GiftFactsProps {
  product: LoyaltyProduct
  pictures: readonly ProductArt[]
  /** The player's points; undefined: not known. */
  points: number | undefined
}

/** Description, terms and price of a product, and the points left after buying it. */
export function GiftFacts({ product, pictures, points }: GiftFactsProps) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  return (
    <div className={styles.gift}>
      <ProductPicture product={product} pictures={pictures} className={styles.picture} />
      <h3 className={styles.name}>{product.name}</h3>
      <p className={styles.text}>{product.description}</p>
      <dl className={styles.facts}>
        <dt>{t('loyalty.buy.price')}</dt>
        <dd>{pointsText(product.price)}</dd>
        {points !== undefined && (
          <>
            <dt>{t('loyalty.buy.have')}</dt>
            <dd>{pointsText(points)}</dd>
            <dt>{t('loyalty.buy.left')}</dt>
            <dd>{pointsText(points - product.price)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
