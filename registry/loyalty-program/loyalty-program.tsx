import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ProgramView } from '../../src/modules/loyalty/index.ts'
import type { loyaltyProgram } from './loyalty-program.schema.ts'

export function LoyaltyProgram({ id, data, params }: BlockProps<typeof loyaltyProgram, ReactNode>) {
  return <ProgramView blockId={id} sysname={params['sysname'] ?? ''} initial={data.program} />
}
