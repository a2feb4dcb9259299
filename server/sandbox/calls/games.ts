import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely'
import type { CallInput } from '../../../schemas/api/calls.ts'
import { gameTypes, type Game } from '../../../schemas/api/entities.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { defaultCurrency, toAmount } from '../ledger/currencies.ts'
import type { Database } from '../sandbox-context.ts'
import { returnToPlayer, smallestStakeIn } from '../slot/odds.ts'
import type { GameTable, SandboxTables } from '../tables.ts'
import { listOf } from './comma-list.ts'
import { playerOf, type Handlers } from './call-scope.ts'

function isGameType(type: string): type is Game['type'] {
  return gameTypes.some((known) => known === type)
}

function entity(row: Selectable<GameTable>): Game {
  return {
    sysname: row.sysname,
    name: row.name,
    type: isGameType(row.type) ? row.type : 'slot',
    provider: row.provider,
    provider_sysname: row.provider_sysname,
    priority: row.priority,
    tags: row.tags.split('|').filter(Boolean),
    rtp: returnToPlayer,
    min_bet: {
      amount: toAmount(smallestStakeIn(defaultCurrency), defaultCurrency),
      currency: defaultCurrency,
    },
    players: row.players,
    has_demo: row.has_demo === 1,
    image_url: null,
    emblem: row.emblem,
    palette: row.palette,
    description: {},
  }
}

/** `%` and `_` in what a player looks for are letters, not wildcards. */
const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

function filter(input: CallInput<'games.get'>) {
  const types = listOf(input.types)
  const tags = listOf(input.tags)
  const providers = listOf(input.providers)
  if (!types.every(isGameType))
    throw new ApiError('InvalidParameterException', 'Unknown type of game', { types: 'enum' })
  return (is: ExpressionBuilder<SandboxTables, 'games'>): Expression<SqlBool> => {
    const like = (column: 'name' | 'tags', text: string) =>
      sql<SqlBool>`lower(${is.ref(column)}) like ${contains(text)} escape '\\'`
    return is.and([
      ...(input.sysname === undefined ? [] : [is('sysname', '=', input.sysname)]),
      ...(input.query === undefined ? [] : [like('name', input.query.trim())]),
      ...(types.length === 0 ? [] : [is('type', 'in', types)]),
      ...(providers.length === 0 ? [] : [is('provider_sysname', 'in', providers)]),
      ...(tags.length === 0 ? [] : [is.or(tags.map((tag) => like('tags', `|${tag}|`)))]),
    ])
  }
}

async function assertGame(database: Database, sysname: string): Promise<void> {
  const game = await database
    .selectFrom('games')
    .select('id')
    .where('sysname', '=', sysname)
    .executeTakeFirst()
  if (!game) throw new ApiError('InvalidParameterException', 'No such game', { sysname: 'unknown' })
}

export const gamesCalls: Handlers<'games.get' | 'games.getLikes' | 'games.addLike' | 'games.removeLike'> = {
  async 'games.get'(input, { sandbox }) {
    const wanted = sandbox.database.selectFrom('games').where(filter(input))
    const items = await wanted
      .selectAll()
      .orderBy('priority')
      .orderBy('id')
      .limit(input.count)
      .offset(input.offset)
      .execute()
    const { total } = await wanted
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { items: items.map(entity), total }
  },

  async 'games.getLikes'(_input, scope) {
    const likes = await scope.sandbox.database
      .selectFrom('likes')
      .select('sysname')
      .where('player_id', '=', playerOf(scope).id)
      .orderBy('at', 'desc')
      .execute()
    return { items: likes.map(({ sysname }) => sysname) }
  },

  async 'games.addLike'({ sysname }, scope) {
    const { database, now } = scope.sandbox
    await assertGame(database, sysname)
    await database
      .insertInto('likes')
      .values({ player_id: playerOf(scope).id, sysname, at: now() })
      .onConflict((conflict) => conflict.columns(['player_id', 'sysname']).doNothing())
      .execute()
    return 1
  },

  async 'games.removeLike'({ sysname }, scope) {
    const { database } = scope.sandbox
    await assertGame(database, sysname)
    await database
      .deleteFrom('likes')
      .where('player_id', '=', playerOf(scope).id)
      .where('sysname', '=', sysname)
      .execute()
    return 1
  },
}
