import { useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { LoyaltyFailed, useLoyaltyInfo } from '../../src/modules/loyalty/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { useLoadedList } from '../../src/renderer/use-loaded-list.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './loyalty-shop.load.ts'
import type { loyaltyShop } from './loyalty-shop.schema.ts'
import { everything, sortedAndNarrowed, type ShopFilter } from './shop-query.ts'
import { usePurchase } from './use-purchase.tsx'
import { MoreGifts } from './views/more-gifts.tsx'
import { ProductCard } from './views/product-card.tsx'
import { ShopFilters } from './views/shop-filters.tsx'
import styles from './views/shop.module.css'

/** The platform's default number, unless the block sets one. */
const usualCount = 20
/** Maximum number of placeholders while the products load. */
const maxSkeletons = 8
const noPictures: never[] = []

type ShopProps = BlockProps<typeof loyaltyShop, ReactNode>

/** Products for points. Hidden from players on a break. */
export function LoyaltyShop(block: ShopProps) {
  const { t } = useTranslation()
  const { isOnBreak = false } = useFacts()
  if (!isOnBreak) return <OpenShop {...block} />
  const { id, props } = block
  return (
    <section aria-labelledby={`${id}-title`} className={styles.section}>
      <Heading blockId={id} title={props.title} />
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

function OpenShop(block: ShopProps) {
  const { id, data } = block
  const { title, count = usualCount, moreLink, pictures = noPictures } = block.props
  const { t } = useTranslation()
  const [filter, setFilter] = useState<ShopFilter>(everything)
  const products = useLoadedList(load, 'products', block, { keyField: 'id', pageSize: count })
  const info = useLoyaltyInfo(data.info)
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
    if (products.hasMore) void products.loadUntil(Math.ceil(total / count))
  }

  return (
    <section aria-labelledby={`${id}-title`} aria-busy={products.isLoading} className={styles.section}>
      <Heading blockId={id} title={title}>
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
          {Array.from({ length: Math.min(count, maxSkeletons) }, (_, index) => (
            <Skeleton key={index} className={styles.skeleton} />
          ))}
        </div>
      )}
      {items === undefined && products.hasFailed && <LoyaltyFailed onRetry={() => void products.refresh()} />}
      {isWhole && products.hasMore && <MoreGifts products={products} />}
    </section>
  )
}
