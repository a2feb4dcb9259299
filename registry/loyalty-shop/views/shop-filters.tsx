import type { LoyaltyProduct } from '../../../schemas/api/entities/loyalty.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Chip } from '../../../src/ui/controls/chip.tsx'
import { Select } from '../../../src/ui/controls/select.tsx'
import { VisuallyHidden } from '../../../src/ui/display/visually-hidden.tsx'
import { everything, shopSorts, sortedAndNarrowed, typesOf, type ShopFilter } from '../shop-query.ts'
import styles from './shop.module.css'

interface ShopFiltersProps {
  products: readonly LoyaltyProduct[]
  filter: ShopFilter
  onChange: (filter: ShopFilter) => void
}

/** Types and order of the products. The number of results is announced to screen readers. */
export function ShopFilters({ products, filter, onChange }: ShopFiltersProps) {
  const { t } = useTranslation()
  const types = typesOf(products)
  const found = sortedAndNarrowed(products, filter).length
  return (
    <div className={styles.filters}>
      {types.length > 1 && (
        <div role="group" aria-label={t('loyalty.shop.types')} className={styles.types}>
          {[null, ...types].map((type) => (
            <Chip key={type} selected={filter.type === type} onClick={() => onChange({ ...filter, type })}>
              {t(`loyalty.shop.type.${type ?? 'all'}`)}
            </Chip>
          ))}
        </div>
      )}
      <Select
        isCompact
        className={styles.sort}
        aria-label={t('loyalty.shop.sort.label')}
        value={filter.sort}
        onChange={({ target }) =>
          onChange({ ...filter, sort: shopSorts.find((sort) => sort === target.value) ?? everything.sort })
        }
      >
        {shopSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`loyalty.shop.sort.${sort}`)}
          </option>
        ))}
      </Select>
      <VisuallyHidden>
        <span role="status">{t('loyalty.shop.found', { count: found, number: formatNumber(found) })}</span>
      </VisuallyHidden>
    </div>
  )
}
