import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Tournaments } from '../../src/modules/tournaments/index.ts'
import type { tournamentList } from './tournament-list.schema.ts'

export function TournamentList({ id, props, data }: BlockProps<typeof tournamentList, ReactNode>) {
  return <Tournaments id={id} title={props.title} initial={data.tournaments} />
}
