import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { LoyaltyProduct } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { Button, buttonClass } from '../../../src/ui/controls/button.tsx'
import { ProgressBar } from '../../../src/ui/display/progress-bar.tsx'
import { usePointsText } from '../../../src/modules/loyalty/index.ts'
import styles from './gift-dialog.module.css'

/** How many points are missing for a product, and how to earn them. */
export function MissingPoints({ product, points }: { product: LoyaltyProduct; points: number }) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  const { id, name, price } = product
  return (
    <div className={styles.gift}>
      <p id={`missing-${id}`} className={styles.name}>
        {t('loyalty.insufficient.text', { name, missing: pointsText(price - points) })}
      </p>
      <ProgressBar percent={Math.floor((points / price) * 100)} labelledBy={`missing-${id}`} />
      <dl className={styles.facts}>
        <dt>{t('loyalty.buy.price')}</dt>
        <dd>{pointsText(price)}</dd>
        <dt>{t('loyalty.buy.have')}</dt>
        <dd>{pointsText(points)}</dd>
      </dl>
      <p className={styles.text}>{t('loyalty.insufficient.how')}</p>
    </div>
  )
}

export function MissingWays({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <LocalLink to={urlOf('loyalty')} className={buttonClass({ variant: 'secondary', block: true })}>
        {t('loyalty.insufficient.rules')}
      </LocalLink>
      <Button block data-autofocus="" onClick={onClose}>
        {t('loyalty.insufficient.ok')}
      </Button>
    </>
  )
}
