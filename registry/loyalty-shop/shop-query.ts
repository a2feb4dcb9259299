import type { LoyaltyProduct } from '../../schemas/api/entities/loyalty.ts'

export type ProductType = LoyaltyProduct['type']

/** Available orders of the products. */
export const shopSorts = ['cheap', 'dear'] as const
export type ShopSort = (typeof shopSorts)[number]

/** Filter and order of the products. */
export interface ShopFilter {
  /** null: every type. */
  type: ProductType | null
  sort: ShopSort
}

export const everything: ShopFilter = { type: null, sort: 'cheap' }

/** The available types, in order of appearance. */
export function typesOf(products: readonly LoyaltyProduct[]): ProductType[] {
  return [...new Set(products.map(({ type }) => type))]
}

export function sortedAndNarrowed(
  products: readonly LoyaltyProduct[],
  { type, sort }: ShopFilter,
): LoyaltyProduct[] {
  const sign = sort === 'cheap' ? 1 : -1
  return products
    .filter((product) => type === null || product.type === type)
    .sort((one, other) => sign * (one.price - other.price))
}
