import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { LoyaltyHero as Head } from './views/hero.tsx'
import type { loyaltyHero } from './loyalty-hero.schema.ts'

export function LoyaltyHero({ id, props, data }: BlockProps<typeof loyaltyHero, ReactNode>) {
  return <Head blockId={id} {...props} initial={data.info} />
}
