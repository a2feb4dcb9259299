import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { TournamentView } from '../../src/modules/tournaments/index.ts'
import type { tournamentDetails } from './tournament-details.schema.ts'

export function TournamentDetails({ id, data, params }: BlockProps<typeof tournamentDetails, ReactNode>) {
  return <TournamentView blockId={id} id={params['id'] ?? ''} initial={data.tournament} />
}
