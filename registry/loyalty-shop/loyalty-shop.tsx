import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Shop } from '../../src/modules/loyalty/index.ts'
import type { loyaltyShop } from './loyalty-shop.schema.ts'

/** The platform's default number, unless the block sets one. */
const usualCount = 20
const noPictures: never[] = []

export function LoyaltyShop({ id, props, data }: BlockProps<typeof loyaltyShop, ReactNode>) {
  const { title, count = usualCount, moreLink, pictures = noPictures } = props
  return (
    <Shop
      blockId={id}
      title={title}
      count={count}
      moreLink={moreLink}
      pictures={pictures}
      products={data.products}
      info={data.info}
    />
  )
}
