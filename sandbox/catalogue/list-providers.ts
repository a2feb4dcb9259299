import { gameTypes, type GameProvider } from '../../schemas/api/entities/games.ts'
import type { Catalogue, CatalogueEntry } from './catalogue.ts'
import { logoOf } from './game-providers.ts'
import { gamesThatFit, type GameFilter } from './find-games.ts'
import { memoizeByCatalogue } from './memoize.ts'

function provider(games: readonly CatalogueEntry[]): GameProvider {
  const [first] = games
  if (!first) throw new RangeError('a provider without games')
  return {
    sysname: first.provider_sysname,
    name: first.provider,
    games_count: games.length,
    image_url: logoOf(first.provider_sysname),
    game_params: {
      types: gameTypes.filter((type) => games.some((game) => game.type === type)),
      tags: [...new Set(games.flatMap(({ tags }) => tags))].toSorted(),
      has_demo: games.some(({ hasDemo }) => hasDemo),
    },
  }
}

function listProviders(catalogue: Catalogue, filter: GameFilter): GameProvider[] {
  const games = gamesThatFit(catalogue, filter)
  const byProvider = new Map<string, CatalogueEntry[]>()
  for (const game of games) {
    const others = byProvider.get(game.provider_sysname)
    if (others) others.push(game)
    else byProvider.set(game.provider_sysname, [game])
  }
  return [...byProvider.values()]
    .map(provider)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

const listed = memoizeByCatalogue<GameProvider[]>(50)

/** Providers by name, with the types, tags and counts of their games that match the filter. */
export function providersOf(catalogue: Catalogue, filter: GameFilter): readonly GameProvider[] {
  return listed(catalogue, JSON.stringify(filter), () => listProviders(catalogue, filter))
}
