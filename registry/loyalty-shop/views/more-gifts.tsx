import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import styles from './shop.module.css'
import type { List } from '../../../src/renderer/use-list.ts'

/** How many products are loaded, with a button to load more. */
export function MoreGifts({ products }: { products: List<unknown> }) {
  const { t } = useTranslation()
  const { items = [], total, hasFailed, isLoading, loadMore, refresh } = products
  return (
    <div className={styles.end}>
      <p role="status">
        {t('loyalty.shop.shown', { shown: formatNumber(items.length), total: formatNumber(total) })}
      </p>
      <div role="alert">{hasFailed && <p>{t('loyalty.failed.text')}</p>}</div>
      <Button variant="secondary" loading={isLoading} onClick={hasFailed ? () => void refresh() : loadMore}>
        {t(hasFailed ? 'errors.retry' : 'loyalty.shop.more')}
      </Button>
    </div>
  )
}
