import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { LoyaltyHero as Head } from '../../src/modules/loyalty/index.ts'
import type { loyaltyHero } from './loyalty-hero.schema.ts'

export function LoyaltyHero({ id, props, data }: BlockProps<typeof loyaltyHero, ReactNode>) {
  return <Head blockId={id} {...props} initial={data.info} />
}
