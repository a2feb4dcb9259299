import { useState, type ReactNode } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { LoyaltyInfo } from '../../../../schemas/api/entities/loyalty.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { formatNumber } from '../../../lib/format/number.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { useFacts } from '../../../renderer/render-context.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { LoyaltyFailed } from '../loyalty-failed.tsx'
import { useLoyaltyInfo } from '../use-loyalty.ts'
import { MoreGifts } from './more-gifts.tsx'
import { ProductCard } from './product-card.tsx'
import type { ProductArt } from './product-picture.tsx'
import { everything, sortedAndNarrowed, type ShopFilter } from './shop-query.ts'
import { ShopFilters } from './shop-filters.tsx'
import styles from './shop.module.css'
import { useProducts } from './use-products.ts'
import { usePurchase } from './use-purchase.tsx'

/** Maximum number of placeholders while the products load. */
const mostSkeletons = 8

interface ShopProps {
  blockId: string
  title: string
  /** Page size. */
  count: number
  /** Page with all products: then this block shows only the first ones, without filters. */
  moreLink: string | undefined
  pictures: readonly ProductArt[]
  products: LoadResult<CallAnswer<'loyalty.getproducts'>> | undefined
  info: LoadResult<LoyaltyInfo> | undefined
}

/** Products for points. Hidden from players on a break. */
export function Shop(props: ShopProps) {
  const { t } = useTranslation()
  const { isOnBreak = false } = useFacts()
  if (!isOnBreak) return <OpenShop {...props} />
  const { blockId, title } = props
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.section}>
      <Heading blockId={blockId} title={title} />
      <EmptyState emblem="bell" title={t('loyalty.break')} />
    </section>
  )
}

function Heading({ blockId, title, children }: { blockId: string; title: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h2 id={`${blockId}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </header>
  )
}

function OpenShop({
  blockId,
  title,
  count,
  moreLink,
  pictures,
  products: first,
  info: firstInfo,
}: ShopProps) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<ShopFilter>(everything)
  const products = useProducts(blockId, count, first)
  const info = useLoyaltyInfo(firstInfo)
  const take = usePurchase({
    points: info.data?.points,
    pictures,
    onChanged: () => {
      info.retry()
      void products.refresh()
    },
  })
  const { items, total } = products
  const isWhole = moreLink === undefined
  const shown = items && (isWhole ? sortedAndNarrowed(items, filter) : items)

  function narrow(next: ShopFilter) {
    setFilter(next)
    // Sorting and filtering need all products.
    if (products.hasMore) products.loadAll()
  }

  return (
    <section aria-labelledby={`${blockId}-title`} aria-busy={products.isLoading} className={styles.section}>
      <Heading blockId={blockId} title={title}>
        {isWhole && items && items.length > 0 && (
          <ShopFilters products={items} filter={filter} onChange={narrow} />
        )}
        {!isWhole && total > 0 && (
          <LocalLink to={moreLink} className={styles.more}>
            {t('loyalty.shop.all', { total: formatNumber(total) })}
          </LocalLink>
        )}
      </Heading>
      {shown && shown.length > 0 && (
        <ul role="list" className={styles.list}>
          {shown.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              pictures={pictures}
              isGuest={info.data === null}
              level={info.data?.levels.find(({ level }) => level === product.min_level)?.name}
              onTake={() => take(product)}
            />
          ))}
        </ul>
      )}
      {items && items.length > 0 && shown?.length === 0 && (
        <p className={styles.none}>{t('loyalty.shop.none')}</p>
      )}
      {items?.length === 0 && (
        <EmptyState emblem="gift" title={t('loyalty.shop.empty.title')} text={t('loyalty.shop.empty.text')} />
      )}
      {items === undefined && !products.hasFailed && (
        <div className={styles.list} aria-hidden="true">
          {Array.from({ length: Math.min(count, mostSkeletons) }, (_, index) => (
            <Skeleton key={index} className={styles.skeleton} />
          ))}
        </div>
      )}
      {items === undefined && products.hasFailed && <LoyaltyFailed onRetry={() => void products.refresh()} />}
      {isWhole && products.hasMore && <MoreGifts products={products} />}
    </section>
  )
}
