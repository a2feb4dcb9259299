import type { LoyaltyProduct } from '../../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { usePointsText } from '../use-points-text.ts'
import styles from './gift-dialog.module.css'
import { ProductPicture, type ProductArt } from './product-picture.tsx'

/** Where what was bought is found; a thing is sent. */
const places: Readonly<Record<LoyaltyProduct['type'], { to: string; label: string } | null>> = {
  freespins: { to: '/profile/bonuses', label: 'loyalty.buy.done.toBonus' },
  bonus: { to: '/profile/bonuses', label: 'loyalty.buy.done.toBonus' },
  cash: { to: '/cashier/wallet', label: 'loyalty.buy.done.toCash' },
  gift: null,
}

interface BoughtGiftProps {
  product: LoyaltyProduct
  pictures: readonly ProductArt[]
  /** What is left. */
  points: number
}

/** The gift is the player's: where it is, and what is left of the points. */
export function BoughtGift({ product, pictures, points }: BoughtGiftProps) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  return (
    <div className={styles.gift} role="status">
      <ProductPicture product={product} pictures={pictures} className={styles.picture} />
      <h3 className={styles.name}>{product.name}</h3>
      <p className={styles.text}>{t(`loyalty.buy.done.${product.type}`)}</p>
      <p className={styles.text}>{t('loyalty.buy.done.left', { points: pointsText(points) })}</p>
    </div>
  )
}

/** Back to the shop, or to what was bought. */
export function BoughtWays({ type, onClose }: { type: LoyaltyProduct['type']; onClose: () => void }) {
  const { t } = useTranslation()
  const place = places[type]
  return (
    <>
      <Button variant={place ? 'secondary' : 'primary'} block onClick={onClose}>
        {t('loyalty.buy.done.ok')}
      </Button>
      {place && (
        <LocalLink to={place.to} className={buttonClass({ block: true })}>
          {t(place.label)}
        </LocalLink>
      )}
    </>
  )
}
