import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { withQuery } from '../../src/lib/urls/links.ts'
import type { gameRow } from './game-row.schema.ts'

type Row = BlockProps<typeof gameRow, ReactNode>['props']

/** The link to all games of a row: the lobby gets the row's filter, so that it lists as many as the row counts. */
export function linkToAll(row: Row, chosen: string | undefined): string | undefined {
  const { moreLink, category, tags, types, providers } = row
  if (moreLink === undefined) return undefined
  const isLobby = moreLink.split(/[?#]/)[0] === urlOf('lobby')
  const filter = {
    ...(isLobby && { category, tags, types, providers }),
    ...(chosen !== undefined && { providers: chosen }),
  }
  const set = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return withQuery(moreLink, Object.fromEntries(set))
}
