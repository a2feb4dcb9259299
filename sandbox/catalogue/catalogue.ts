import type { Selectable } from 'kysely'
import type { SandboxContext } from '../sandbox-context.ts'
import type { GameTable } from '../tables/games.ts'
import { isGameType, type GameType } from './game-providers.ts'
import type { Volatility } from '../../schemas/api/entities/games.ts'
import { returnOf, volatilityOf } from './return-to-player.ts'
import { createSearch, type Search } from './search.ts'
import type { Database } from '../tables/database.ts'

/** An in-memory game of the catalogue. */
export interface CatalogueEntry extends Omit<Selectable<GameTable>, 'tags' | 'type' | 'has_demo'> {
  type: GameType
  tags: readonly string[]
  hasDemo: boolean
  /** Return to player in percent. */
  rtp: string
  /** Null if it depends on the player's bets. */
  volatility: Volatility | null
}

export type GameSort = 'priority' | 'name' | 'players'

/** All available games. Immutable while the server runs. */
export interface Catalogue {
  /** Games by sort key, ascending. */
  sorted: Readonly<Record<GameSort, readonly CatalogueEntry[]>>
  bySysname: ReadonlyMap<string, CatalogueEntry>
  search: Search<CatalogueEntry>
}

const byName = new Intl.Collator('en', { sensitivity: 'base' })

async function readCatalogue(database: Database): Promise<Catalogue> {
  const rows = await database
    .selectFrom('games')
    .selectAll()
    .where('is_offered', '=', 1)
    .orderBy('priority')
    .orderBy('id')
    .execute()
  const priority = rows.map(({ tags, type, has_demo, ...row }): CatalogueEntry => {
    const kind = isGameType(type) ? type : 'slot'
    return {
      ...row,
      type: kind,
      tags: tags.split('|').filter(Boolean),
      hasDemo: has_demo === 1,
      rtp: returnOf({ ...row, type: kind }),
      volatility: volatilityOf({ ...row, type: kind }),
    }
  })
  return {
    sorted: {
      priority,
      name: priority.toSorted((one, other) => byName.compare(one.name, other.name)),
      players: priority.toSorted((one, other) => one.players - other.players),
    },
    bySysname: new Map(priority.map((game) => [game.sysname, game])),
    search: createSearch(priority),
  }
}

const catalogues = new WeakMap<Database, Promise<Catalogue>>()

/**
 * The catalogue of a sandbox, read from its database once. Inside a transaction, pass the transaction as
 * `reader`: an embedded database has a single connection, which the transaction holds.
 */
export function catalogueOf(
  { database }: Pick<SandboxContext, 'database'>,
  reader: Database = database,
): Promise<Catalogue> {
  let catalogue = catalogues.get(database)
  if (!catalogue) {
    catalogue = readCatalogue(reader)
    catalogues.set(database, catalogue)
    // Retry after a failed read.
    catalogue.catch(() => catalogues.delete(database))
  }
  return catalogue
}
