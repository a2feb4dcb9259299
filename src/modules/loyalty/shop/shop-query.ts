import type { LoyaltyProduct } from '../../../../schemas/api/entities/loyalty.ts'

export type ProductType = LoyaltyProduct['type']

/** Orders of the gifts. */
export const shopSorts = ['cheap', 'dear'] as const
export type ShopSort = (typeof shopSorts)[number]

/** Which gifts are wanted, and in which order. */
export interface ShopWish {
  /** null: of every kind. */
  type: ProductType | null
  sort: ShopSort
}

export const everything: ShopWish = { type: null, sort: 'cheap' }

/** Kinds that there are, in the order in which they come up. */
export function typesOf(products: readonly LoyaltyProduct[]): ProductType[] {
  return [...new Set(products.map(({ type }) => type))]
}

export function sortedAndNarrowed(
  products: readonly LoyaltyProduct[],
  { type, sort }: ShopWish,
): LoyaltyProduct[] {
  const sign = sort === 'cheap' ? 1 : -1
  return products
    .filter((product) => type === null || product.type === type)
    .sort((one, other) => sign * (one.price - other.price))
}
