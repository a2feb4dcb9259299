import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { TournamentView } from './views/tournament-view.tsx'
import type { tournamentDetails } from './tournament-details.schema.ts'

export function TournamentDetails(block: BlockProps<typeof tournamentDetails, ReactNode>) {
  return <TournamentView {...block} />
}
