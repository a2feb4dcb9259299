import type { Locale } from '../locale.ts'
import { cardNames } from '../cards/cards.ts'
import { documentHead } from '../pages/document-head.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import { symbols } from '../slot/odds.ts'
import { checkSeeds, readSeeds } from './check.ts'
import type { ProvablyFairSeeds } from './draw.ts'

/** The result of a shared round: its game is known. */
function sharedResult(seeds: ProvablyFairSeeds, locale: Locale): Html {
  const { fairness: say } = texts[locale]
  const { serverSeedHash, crashAt } = checkSeeds(seeds)
  return html`<section aria-labelledby="result-title">
    <h2 id="result-title">${say.result}</h2>
    <dl>
      <dt>${say.hash}</dt>
      <dd><code>${serverSeedHash}</code></dd>
      <dt>${say.crash}</dt>
      <dd>×${(crashAt / 100).toFixed(2)}</dd>
    </dl>
  </section>`
}

function result(seeds: ProvablyFairSeeds, locale: Locale): Html {
  const { fairness: say, symbols: names, checks, penalty } = texts[locale]
  const check = checkSeeds(seeds)
  const { serverSeedHash, window, crashAt, number, baccarat } = check
  const nameOf = (symbol: string) => {
    const known = symbols.find((each) => each === symbol)
    return known === undefined ? symbol : names[known]
  }
  return html`<section aria-labelledby="result-title">
    <h2 id="result-title">${say.result}</h2>
    <dl>
      <dt>${say.hash}</dt>
      <dd><code>${serverSeedHash}</code></dd>
      <dt>${say.slot}</dt>
      <dd>${window.map((reel) => reel.map(nameOf).join(', ')).join(' | ')}</dd>
      <dt>${say.crash}</dt>
      <dd>×${(crashAt / 100).toFixed(2)}</dd>
      <dt>${say.roulette}</dt>
      <dd>${number}</dd>
      <dt>${checks.dice}</dt>
      <dd>${(check.roll / 100).toFixed(2)}</dd>
      <dt>${checks.plinko}</dt>
      <dd>${check.path.map((turn) => (turn === 1 ? checks.right : checks.left)).join(' ')}</dd>
      <dt>${checks.baccarat}</dt>
      <dd>${cardNames(baccarat.player)} | ${cardNames(baccarat.banker)}</dd>
      <dt>${checks.blackjack}</dt>
      <dd>${cardNames(check.cards)}</dd>
      <dt>${checks.mines}</dt>
      <dd>${check.mineOrder.map((cell) => cell + 1).join(', ')}</dd>
      <dt>${checks.penalty}</dt>
      <dd>${check.dives.map((corner) => penalty.corners[corner]).join(' | ')}</dd>
    </dl>
  </section>`
}

/** A round that all players of a game share. */
export interface SharedRound {
  hash: string
  /** Null until the round is over. */
  seeds: ProvablyFairSeeds | null
}

export interface SharedRounds {
  games: readonly { sysname: string; name: string }[]
  /** The round that the visitor asked for; null: there is none; undefined: none was asked for. */
  round: SharedRound | null | undefined
}

function sharedForm(
  { games, round }: SharedRounds,
  locale: Locale,
  query: ReadonlyMap<string, string>,
): Html {
  const { fairness: say } = texts[locale]
  const asked = query.get('game')
  return html`<section aria-labelledby="shared-title">
    <h2 id="shared-title">${say.shared}</h2>
    <p>${say.sharedLong}</p>
    <form method="get" action="/sandbox/fairness">
      <input type="hidden" name="locale" value="${locale}" />
      <label for="game">${say.game}</label>
      <select id="game" name="game">
        ${games.map(({ sysname, name }) =>
          sysname === asked
            ? html`<option value="${sysname}" selected>${name}</option>`
            : html`<option value="${sysname}">${name}</option>`,
        )}
      </select>
      <label for="round">${say.sharedNumber}</label>
      <input id="round" name="round" required inputmode="numeric" value="${query.get('round') ?? ''}" />
      <button>${say.findRound}</button>
    </form>
    ${round === null ? html`<p class="refused" role="alert">${say.noRound}</p>` : []}
    ${
      round?.seeds === null
        ? html`<p role="status">${say.notOver}</p>
            <p>${say.hash}: <code>${round.hash}</code></p>`
        : []
    }
  </section>`
}

/** Explains how outcomes are drawn and recomputes any of them from revealed seeds. */
export function fairnessPage(
  locale: Locale,
  query: ReadonlyMap<string, string>,
  shared: SharedRounds,
): string {
  const { fairness: say, language } = texts[locale]
  const seeds = shared.round?.seeds ?? readSeeds(query)
  const isInvalid = seeds === undefined && query.has('server_seed')
  return html`<!doctype html>
    <html lang="${language}">
      ${documentHead({ title: say.title, styles: ['frame.css', 'fairness.css'] })}
      <body data-palette="night">
        <main>
          <h1>${say.title}</h1>
          <p>${say.long}</p>
          <ol>
            <li>${say.stepHash}</li>
            <li>${say.stepDraw}</li>
            <li>${say.stepReveal}</li>
          </ol>
          <p>${say.algorithm}</p>
          <form method="get" action="/sandbox/fairness">
            <input type="hidden" name="locale" value="${locale}" />
            <label for="server-seed">${say.revealed}</label>
            <input id="server-seed" name="server_seed" required value="${seeds?.serverSeed ?? ''}" />
            <label for="client-seed">${say.clientSeed}</label>
            <input id="client-seed" name="client_seed" required value="${seeds?.clientSeed ?? ''}" />
            <label for="nonce">${say.number}</label>
            <input id="nonce" name="nonce" required inputmode="numeric" value="${seeds?.nonce ?? 0}" />
            <button>${say.check}</button>
          </form>
          ${isInvalid ? html`<p class="refused" role="alert">${say.incomplete}</p>` : []}
          ${sharedForm(shared, locale, query)}
          ${seeds ? (shared.round ? sharedResult : result)(seeds, locale) : []}
        </main>
      </body>
    </html>`.text
}
