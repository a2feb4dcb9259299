import type { RoutedRole } from '../../../schemas/roles/page-roles.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { LoyaltyProduct } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { Button, buttonClass } from '../../../src/ui/controls/button.tsx'
import { usePointsText } from '../../../src/modules/loyalty/index.ts'
import styles from './gift-dialog.module.css'
import { ProductPicture, type ProductArt } from './product-picture.tsx'

/** Where the player finds the purchased product; a physical product is sent. */
const places = {
  freespins: { role: 'bonuses', label: 'loyalty.buy.done.toBonus' },
  bonus: { role: 'bonuses', label: 'loyalty.buy.done.toBonus' },
  cash: { role: 'wallet', label: 'loyalty.buy.done.toCash' },
  gift: null,
} as const satisfies Record<LoyaltyProduct['type'], { role: RoutedRole; label: string } | null>

interface BoughtGiftProps {
  product: LoyaltyProduct
  pictures: readonly ProductArt[]
  /** Remaining points. */
  points: number
}

/** The purchased product: where it is, and the remaining points. */
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

/** Links back to the shop or to the purchased product. */
export function BoughtWays({ type, onClose }: { type: LoyaltyProduct['type']; onClose: () => void }) {
  const { t } = useTranslation()
  const place = places[type]
  return (
    <>
      <Button variant={place ? 'secondary' : 'primary'} block onClick={onClose}>
        {t('loyalty.buy.done.ok')}
      </Button>
      {place && (
        <LocalLink to={urlOf(place.role)} className={buttonClass({ block: true })}>
          {t(place.label)}
        </LocalLink>
      )}
    </>
  )
}
