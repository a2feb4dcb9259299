import type { Locale } from '../../../schemas/locale.ts'
import { toAmount } from '../ledger/currencies.ts'
import { assetUrl } from '../pages/assets.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import type { LaunchableGame } from './launch.ts'
import { lines, payouts, returnToPlayer, stakesIn, symbols, usualStakeIn, type SlotSymbol } from './odds.ts'

export interface SlotPageInput {
  game: LaunchableGame
  locale: Locale
  mode: 'play' | 'demo'
  token: string
  /** Decimal string. */
  balance: string
  currency: string
  /** What the reels show before the first round. */
  window: readonly (readonly SlotSymbol[])[]
}

/** The rarest symbol is the game's own emblem, unless another symbol looks like it. */
function emblemOf(symbol: SlotSymbol, game: LaunchableGame): string {
  if (symbol !== 'top') return symbol
  const isTaken = symbols.some((other) => other === game.emblem)
  return game.emblem === null || isTaken ? 'gem' : game.emblem
}

const emblemUrl = (emblem: string) => `/art/emblems/${emblem}.svg`

function oddsTable(game: LaunchableGame, locale: Locale): Html {
  const { slot: say, symbols: names } = texts[locale]
  return html`<dialog id="odds" aria-labelledby="odds-title">
    <h2 id="odds-title">${say.odds}</h2>
    <p>${say.returnToPlayer}: <strong>${returnToPlayer}%</strong></p>
    <p>${say.explanation}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${say.symbol}</th>
          <th scope="col">×3</th>
          <th scope="col">×4</th>
          <th scope="col">×5</th>
        </tr>
      </thead>
      <tbody>
        ${symbols.map(
          (symbol) =>
            html`<tr>
              <th scope="row">
                <img
                  src="${emblemUrl(emblemOf(symbol, game))}"
                  alt=""
                  width="32"
                  height="32"
                />${names[symbol]}
              </th>
              ${payouts[symbol].map((multiplier) => html`<td>${formatAmount(String(multiplier))}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <form method="dialog"><button>${say.close}</button></form>
  </dialog>`
}

/** All that the page's script works with, as JSON in an attribute. */
function scriptConfig({ game, locale, token, currency }: SlotPageInput): string {
  return JSON.stringify({
    token,
    stakes: stakesIn(currency).map((stake) => toAmount(stake, currency)),
    usualStake: toAmount(usualStakeIn(currency), currency),
    lines,
    emblems: Object.fromEntries(symbols.map((symbol) => [symbol, emblemUrl(emblemOf(symbol, game))])),
    texts: texts[locale].slot,
  })
}

/** The slot as a page of its own, which the site shows in a frame. */
export function slotPage(input: SlotPageInput): string {
  const { game, locale, mode, balance, currency, window } = input
  const { slot: say, language, currencies } = texts[locale]
  const currencyName = new Map(Object.entries(currencies)).get(currency) ?? currency
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${game.name}</title>
        <link rel="icon" href="/art/mark.svg" />
        <link rel="stylesheet" href="${assetUrl('slot.css')}" />
        <script defer src="${assetUrl('slot.js')}"></script>
      </head>
      <body data-palette="${game.palette ?? 'indigo'}">
        <main id="slot" data-config="${scriptConfig(input)}">
          <img class="charm first" src="${emblemUrl(emblemOf('top', game))}" alt="" />
          <img class="charm second" src="${emblemUrl(emblemOf('top', game))}" alt="" />
          <img class="charm third" src="/art/emblems/coins.svg" alt="" />
          <img class="charm fourth" src="/art/emblems/coins.svg" alt="" />
          <header>
            ${mode === 'demo' ? html`<p class="demo">${say.demo}</p>` : []}
            <h1>${game.name}</h1>
          </header>
          <div class="reels" role="img" aria-label="${say.reels}">
            ${window.map(
              (reel) =>
                html`<div class="reel">
                  <div class="strip">
                    ${reel.map((symbol) => html`<img src="${emblemUrl(emblemOf(symbol, game))}" alt="" />`)}
                  </div>
                </div>`,
            )}
          </div>
          <div class="panel">
            <p class="figure balance">
              <span>${say.balance}</span>
              <strong><output id="balance">${formatAmount(balance)}</output> ${currencyName}</strong>
            </p>
            <div class="figure stake" role="group" aria-labelledby="stake-label">
              <span id="stake-label">${say.stake}</span>
              <button type="button" id="less" aria-label="${say.less}">−</button>
              <strong
                ><output id="stake"
                  >${formatAmount(toAmount(usualStakeIn(currency), currency))}</output
                ></strong
              >
              <button type="button" id="more" aria-label="${say.more}">+</button>
            </div>
            <p class="figure result" id="result" role="status"></p>
            <button type="button" id="show-odds" aria-label="${say.odds}">
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 7h14M5 12h14M5 17h9" /></svg>
            </button>
            <button type="button" id="spin" aria-label="${say.spin}">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M20 11a8 8 0 0 0-14.2-4M4 4v4h4M4 13a8 8 0 0 0 14.2 4M20 20v-4h-4" />
              </svg>
            </button>
          </div>
          ${oddsTable(game, locale)}
        </main>
      </body>
    </html>`.text
}
