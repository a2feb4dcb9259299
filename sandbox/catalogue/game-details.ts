import type { GameDetails } from '../../schemas/api/entities/games.ts'
import type { Locale } from '../locale.ts'
import { smallestStakeIn, stakesIn } from '../bets/stakes.ts'
import { toAmount } from '../ledger/currencies.ts'
import { texts } from '../pages/texts.ts'
import type { CatalogueEntry } from './catalogue.ts'
import { logoOf } from './game-providers.ts'
import { featureTags, simulatorOf, type SimulatorName } from './simulator-of.ts'

/** Games of several moves also explain how a round ends that nobody continues. */
function rulesOf(simulator: Exclude<SimulatorName, 'sportsbook' | 'frame-test'>, locale: Locale): string {
  const say = texts[locale]
  const { resume, simulation, abandoned } = say.board
  const endings: Partial<Record<SimulatorName, string>> = {
    mines: `${resume} ${abandoned}`,
    penalty: `${resume} ${abandoned}`,
    blackjack: `${resume} ${say.blackjack.abandoned}`,
  }
  const ending = endings[simulator]
  return [say[simulator].explanation, ...(ending === undefined ? [] : [ending]), simulation].join('\n\n')
}

/** What a player should know before playing a game: all of it follows from the rules that it is played with. */
export function gameDetails(game: CatalogueEntry, currency: string, locale: Locale): GameDetails {
  const { details } = texts[locale]
  const simulator = simulatorOf(game)
  const largest = stakesIn(currency).at(-1)
  const tags = [...featureTags(game), ...(game.tags.includes('jackpot') ? (['jackpot'] as const) : [])]
  return {
    sysname: game.sysname,
    provider_image_url: logoOf(game.provider_sysname),
    min_bet: { amount: toAmount(smallestStakeIn(currency), currency), currency },
    max_bet: largest === undefined ? null : { amount: toAmount(largest, currency), currency },
    features: [...tags.map((tag) => details.features[tag]), ...(game.hasDemo ? [details.features.demo] : [])],
    rules: simulator === 'sportsbook' || simulator === 'frame-test' ? null : rulesOf(simulator, locale),
    fairness: { text: details.fairness, url: `/sandbox/fairness?locale=${locale}` },
  }
}
