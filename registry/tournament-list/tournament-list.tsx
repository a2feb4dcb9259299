import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Tournaments } from './views/tournaments.tsx'
import type { tournamentList } from './tournament-list.schema.ts'

export function TournamentList(block: BlockProps<typeof tournamentList, ReactNode>) {
  return <Tournaments {...block} />
}
