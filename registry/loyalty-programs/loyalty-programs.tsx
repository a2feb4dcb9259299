import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Programs } from '../../src/modules/loyalty/index.ts'
import type { loyaltyPrograms } from './loyalty-programs.schema.ts'

export function LoyaltyPrograms({ id, props, data }: BlockProps<typeof loyaltyPrograms, ReactNode>) {
  return <Programs blockId={id} title={props.title} initial={data.programs} />
}
