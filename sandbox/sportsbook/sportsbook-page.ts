import { balanceFigure, currencyName, frameDocument, type FrameInput } from '../frames/frame-document.ts'
import { smallestStakeIn, stakesIn, usualStakeIn } from '../bets/stakes.ts'
import { decimalsOf, toAmount } from '../ledger/currencies.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { marginPercent } from './odds.ts'
import { sports } from './sports.ts'

/** Initial path of the page, such as `/event/20260301-football-03`. */
function startPath(path: string | undefined): string {
  return path !== undefined && /^(?:\/[\w-]{1,40}){1,3}$/.test(path) ? path : '/'
}

/** The sportsbook page: matches with odds, a bet slip and the player's bets, rendered by its script. */
export function sportsbookPage(input: FrameInput, { publicUrl }: Pick<SandboxContext, 'publicUrl'>): string {
  const { locale, currency, mode, isGuest, path } = input
  const { sportsbook: say } = texts[locale]
  const usualStake = toAmount(usualStakeIn(currency), currency)
  const link = (to: string, label: string | Html) => html`<a href="#${to}" data-path="${to}">${label}</a>`
  const amounts = stakesIn(currency)
    .slice(2, 6)
    .map((stake) => formatAmount(toAmount(stake, currency)))
  const money = isGuest && mode === 'play' ? html`<p class="guest">${say.guest}</p>` : balanceFigure(input)
  const content = html`<div class="columns">
      <nav id="sports" aria-label="${say.sports}">
        ${link('/', say.all)} ${link('/live', html`${say.live} <span id="live-count"></span>`)}
        ${sports.map((sport) => link(`/${sport}`, say[sport]))} ${isGuest ? [] : link('/bets', say.bets)}
      </nav>
      <div class="matches">
        <form id="search-form" role="search">
          <label class="visually-hidden" for="search">${say.search}</label>
          <input id="search" type="search" autocomplete="off" placeholder="${say.search}" />
        </form>
        <p id="cash-out-result" role="status"></p>
        <section id="view" aria-live="off"></section>
        <footer id="footer">
          <p>${say.margin.replace('%s', String(marginPercent))}</p>
          <p>${say.fairness} <code id="day-hash"></code></p>
          <p id="finished-day"></p>
        </footer>
      </div>
      <div id="scrim"></div>
      <form id="slip" aria-labelledby="slip-title">
        <div class="slip-head">
          <h2 id="slip-title" tabindex="-1">${say.slip} <span id="slip-count"></span></h2>
          <div id="slip-kinds" role="group" aria-label="${say.slipKind}" hidden>
            <button type="button" data-kind="singles" aria-pressed="false">${say.single}</button>
            <button type="button" data-kind="express" aria-pressed="true">${say.express}</button>
          </div>
          <button type="button" id="slip-close" aria-label="${say.closeSlip}">×</button>
        </div>
        <p id="slip-empty">${say.slipEmpty}</p>
        <ul id="selections"></ul>
        <div id="odds-change" hidden>
          <p id="odds-change-text" role="status"></p>
          <button type="button" id="accept-odds">${say.accept}</button>
        </div>
        <div id="slip-body" hidden>
          <label for="slip-stake" id="stake-label">${say.stake}</label>
          <input id="slip-stake" inputmode="decimal" autocomplete="off" value="${formatAmount(usualStake)}" />
          <div class="quick">
            ${amounts.map((amount) => html`<button type="button" data-stake="${amount}">${amount}</button>`)}
          </div>
          <p class="sum" id="odds-sum"><span>${say.totalOdds}</span> <output id="total-odds"></output></p>
          <p class="sum" id="stake-sum" hidden>
            <span>${say.totalStake}</span> <output id="total-stake"></output>
          </p>
          <p class="sum win"><span>${say.possibleWin}</span> <output id="possible-win"></output></p>
          <button id="place" class="primary">${say.place}</button>
        </div>
        <p class="result" id="result" role="status"></p>
        ${money}
      </form>
    </div>
    <button type="button" id="slip-bar" aria-controls="slip" aria-expanded="false" hidden>
      <span id="bar-count" class="count"></span>
      <span class="bar-text">
        <strong id="bar-name"></strong>
        <span><span id="bar-label"></span> <strong id="bar-odds"></strong></span>
      </span>
      <span class="bar-action">${say.slip}</span>
    </button>`
  return frameDocument(input, {
    id: 'sportsbook',
    styles: 'sportsbook.css',
    script: 'sportsbook.js',
    texts: say,
    config: {
      locale,
      path: startPath(path),
      site: publicUrl.origin,
      canBet: !isGuest || mode === 'demo',
      currencyName: currencyName(currency, locale),
      decimals: decimalsOf(currency),
      smallestStake: toAmount(smallestStakeIn(currency), currency),
    },
    content,
  })
}
