import type { SandboxInput } from '../numeric-ids.ts'
import { Game, GameProvider, gameTypes, volatilities } from '../../../schemas/api/entities/games.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { tournamentFilter } from '../../competitions/tournaments.ts'
import { catalogueOf, type CatalogueEntry } from '../../catalogue/catalogue.ts'
import { categoriesOf } from '../../catalogue/categories.ts'
import { isCustomGame } from '../../catalogue/custom-games.ts'
import { findGames, fits } from '../../catalogue/find-games.ts'
import { gameDetails } from '../../catalogue/game-details.ts'
import { providersOf } from '../../catalogue/list-providers.ts'
import { smallestStakeIn } from '../../bets/stakes.ts'
import { frameTestEntity } from '../../frame-test/frame-test-game.ts'
import { defaultCurrency, toAmount } from '../../ledger/currencies.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { sportsbookGame } from '../../sportsbook/sportsbook-game.ts'
import { listOf } from '../comma-list.ts'
import { answerCurrency, playerOf, type CallScope, type CallHandlers } from '../call-scope.ts'
import { pickFields } from '../pick-fields.ts'

function entity(game: CatalogueEntry, currency: string): Game {
  return {
    sysname: game.sysname,
    name: game.name,
    custom_id: isCustomGame(game) ? game.id : null,
    type: game.type,
    provider: game.provider,
    provider_sysname: game.provider_sysname,
    priority: game.priority,
    tags: [...game.tags],
    rtp: game.rtp,
    min_bet: { amount: toAmount(smallestStakeIn(currency), currency), currency },
    volatility: game.volatility,
    players: game.players,
    has_demo: game.hasDemo,
    image_url: null,
    emblem: game.emblem,
    palette: game.palette,
    description: {},
  }
}

function volatilitiesOf(joined: string | undefined): string[] {
  const listed = listOf(joined)
  if (!listed.every((one) => volatilities.some((known) => known === one)))
    throw new ApiError('InvalidParameterException', 'Unknown volatility', { volatilities: 'enum' })
  return listed
}

function typesOf(joined: string | undefined): string[] {
  const types = listOf(joined)
  if (!types.every((type) => gameTypes.some((known) => known === type)))
    throw new ApiError('InvalidParameterException', 'Unknown type of game', { types: 'enum' })
  return types
}

async function find(input: SandboxInput<'games.get'>, { sandbox }: CallScope) {
  const { sort, order, query = '', sysname, options } = input
  const games = findGames(await catalogueOf(sandbox), {
    sort,
    order,
    query,
    sysnames: sysname === undefined ? listOf(input.sysnames) : [sysname],
    types: typesOf(input.types),
    tags: listOf(input.tags),
    providers: listOf(input.providers),
    volatilities: volatilitiesOf(input.volatilities),
  })
  if (options === undefined) return games
  const filter = await tournamentFilter(sandbox, options.id)
  if (!filter) throw new ApiError('InvalidParameterException', 'No such tournament', { options: 'unknown' })
  return games.filter((game) => fits(game, filter))
}

/** Rejects an unknown game. */
async function assertGame(sandbox: SandboxContext, sysname: string): Promise<void> {
  const { bySysname } = await catalogueOf(sandbox)
  if (!bySysname.has(sysname))
    throw new ApiError('InvalidParameterException', 'No such game', { sysname: 'unknown' })
}

export const gamesCalls = {
  async 'games.get'(input, scope) {
    if (input.sysname === frameTestEntity.sysname)
      return { items: pickFields(Game, [frameTestEntity], input.fields), total: 1 }
    const games = await find(input, scope)
    const currency = answerCurrency(input, scope)
    const items = games.slice(input.offset, input.offset + input.count).map((game) => entity(game, currency))
    return { items: pickFields(Game, items, input.fields), total: games.length }
  },

  async 'games.getDetails'({ sysname }, { sandbox, session, locale }) {
    if (sysname === frameTestEntity.sysname) return { sysname }
    const game = (await catalogueOf(sandbox)).bySysname.get(sysname)
    if (!game) throw new ApiError('InvalidParameterException', 'No such game', { sysname: 'unknown' })
    return gameDetails(game, session?.player.currency ?? defaultCurrency, locale)
  },

  async 'games.getLikes'(_input, scope) {
    const { bySysname } = await catalogueOf(scope.sandbox)
    const likes = await scope.sandbox.database
      .selectFrom('likes')
      .select('sysname')
      .where('player_id', '=', playerOf(scope).id)
      .orderBy('at', 'desc')
      .orderBy('sysname')
      .execute()
    return { items: likes.map(({ sysname }) => sysname).filter((sysname) => bySysname.has(sysname)) }
  },

  async 'games.addLike'({ sysname }, scope) {
    const { database, now } = scope.sandbox
    await assertGame(scope.sandbox, sysname)
    await database
      .insertInto('likes')
      .values({ player_id: playerOf(scope).id, sysname, at: now() })
      .onConflict((conflict) => conflict.columns(['player_id', 'sysname']).doNothing())
      .execute()
    return 1
  },

  async 'games.removeLike'({ sysname }, scope) {
    await assertGame(scope.sandbox, sysname)
    await scope.sandbox.database
      .deleteFrom('likes')
      .where('player_id', '=', playerOf(scope).id)
      .where('sysname', '=', sysname)
      .execute()
    return 1
  },

  async 'games.getCategories'(_input, { sandbox, locale }) {
    return { items: categoriesOf(await catalogueOf(sandbox), locale) }
  },

  async 'games.getProviders'({ types, tags, fields }, { sandbox }) {
    const items = providersOf(await catalogueOf(sandbox), { types: typesOf(types), tags: listOf(tags) })
    return { items: pickFields(GameProvider, items, fields) }
  },

  'games.getsportsbook'({ sysname }) {
    if (sysname !== sportsbookGame.sysname)
      throw new ApiError('InvalidParameterException', 'No such sportsbook', { sysname: 'unknown' })
    return Promise.resolve({
      sysname,
      name: sportsbookGame.name,
      is_available: true,
      url: `/platform/game/${sysname}/play`,
    })
  },
} satisfies CallHandlers
