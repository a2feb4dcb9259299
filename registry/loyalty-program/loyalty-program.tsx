import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ProgramView } from './views/program-view.tsx'
import type { loyaltyProgram } from './loyalty-program.schema.ts'

export function LoyaltyProgram(block: BlockProps<typeof loyaltyProgram, ReactNode>) {
  return <ProgramView {...block} />
}
