import type { Database } from '../sandbox-context.ts'
import catalogue from './catalogue.json'

const sysnameOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Takes over the catalogue: adds what is new and brings the rest up to date. */
export async function seedGames(database: Database): Promise<void> {
  const rows = catalogue.map((game, index) => ({
    id: game.id,
    sysname: game.sysname,
    name: game.name,
    type: game.type,
    provider: game.provider,
    provider_sysname: sysnameOf(game.provider),
    priority: index + 1,
    tags: `|${game.tags.join('|')}|`,
    emblem: game.emblem,
    palette: game.palette,
    players: game.players,
    // There is no table with a live dealer to practise at.
    has_demo: game.type === 'live' ? (0 as const) : (1 as const),
  }))
  await database.transaction().execute(async (booking) => {
    for (const { id, ...game } of rows)
      await booking
        .insertInto('games')
        .values({ id, ...game })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(game))
        .execute()
  })
}
