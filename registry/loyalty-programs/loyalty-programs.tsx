import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Programs } from './views/programs.tsx'
import type { loyaltyPrograms } from './loyalty-programs.schema.ts'

export function LoyaltyPrograms(block: BlockProps<typeof loyaltyPrograms, ReactNode>) {
  return <Programs {...block} />
}
