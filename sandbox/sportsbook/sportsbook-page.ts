import { balanceFigure, currencyName, frameDocument, type FrameInput } from '../frames/frame-document.ts'
import { smallestStakeIn, stakesIn, usualStakeIn } from '../bets/stakes.ts'
import { decimalsOf, toAmount } from '../ledger/currencies.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import { marginPercent } from './odds.ts'
import { filterIcons } from './sport-icons.ts'
import type { sportsbookState } from './sports-bets.ts'
import { sports, type Sport } from './sports.ts'

/** Initial path of the page, such as `/event/20260301-football-03`, or `/live#slip` with the bet slip open. */
function startPath(path: string | undefined): string {
  return path !== undefined && /^\/(?:[\w-]{1,40}(?:\/[\w-]{1,40}){0,2})?(?:#slip)?$/.test(path) ? path : '/'
}

type State = Awaited<ReturnType<typeof sportsbookState>>

/** The match that a path shows whole. */
export const eventOf = (path: string | undefined) => /^\/event\/([\w-]+)/.exec(startPath(path))?.[1]

/** As many matches as a window shows at first; the page asks for all of them at once. */
const firstMatches = 24

/** A part of the state that is enough for the first view. */
function firstState(state: State, path: string | undefined) {
  const wanted = startPath(path).split(/[/#]/)[1] ?? ''
  const event = eventOf(path)
  const matches = state.matches.filter(({ id, sport, is_live }) => {
    if (event !== undefined) return id === event
    return sports.some((each) => each === wanted) ? sport === wanted : wanted !== 'live' || is_live
  })
  return { ...state, matches: matches.slice(0, firstMatches), is_partial: true }
}

/** "27.11.2026" for a day such as `2026-11-27`. */
const dateText = (day: string) => day.split('-').toReversed().join('.')

/**
 * The sportsbook page: matches with odds, a bet slip and the player's bets. Its script draws the state that the page
 * contains, over placeholders of the same size.
 */
export function sportsbookPage(input: FrameInput, state: State): string {
  const { locale, currency, mode, isGuest, path } = input
  const { sportsbook: say, markets } = texts[locale]
  const { groups, periods, moreMarkets, none } = markets
  const { fairness } = state
  const usualStake = toAmount(usualStakeIn(currency), currency)
  const link = (to: string, label: string | Html) => html`<a href="#${to}" data-path="${to}">${label}</a>`
  const filter = (to: string, name: Sport | 'all' | 'live' | 'bets') =>
    link(to, html`${filterIcons[name]} ${say[name]} <span class="quantity" data-count="${to}"></span>`)
  const amounts = stakesIn(currency)
    .slice(2, 6)
    .map((stake) => formatAmount(toAmount(stake, currency)))
  const money = isGuest && mode === 'play' ? html`<p class="guest">${say.guest}</p>` : balanceFigure(input)
  const content = html`<div class="columns">
      <nav id="sports" aria-label="${say.sports}">
        ${filter('/', 'all')} ${filter('/live', 'live')} ${sports.map((sport) => filter(`/${sport}`, sport))}
        ${isGuest ? [] : filter('/bets', 'bets')}
      </nav>
      <div class="matches">
        <form id="search-form" role="search">
          <label class="visually-hidden" for="search">${say.search}</label>
          <input id="search" type="search" autocomplete="off" placeholder="${say.search}" />
        </form>
        <p id="cash-out-result" class="visually-hidden" role="status"></p>
        <p id="slip-news" class="visually-hidden" role="status"></p>
        <section id="view" aria-live="off" aria-label="${say.matches}" tabindex="-1">
          ${Array.from({ length: 6 }, () => html`<div class="match waiting" aria-hidden="true"></div>`)}
        </section>
        <footer id="footer">
          <p>${say.margin.replace('%s', String(marginPercent))}</p>
          <p>${markets.returned}</p>
          <p>${say.fairness}: <code>${fairness.seed_hash}</code></p>
          <p>
            ${say.revealed.replace('%s', dateText(fairness.finished_day))}:
            <code>${fairness.finished_seed}</code>
          </p>
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
        <div class="warning">
          <p id="conflict-text" role="status"></p>
          <button type="button" id="use-singles" hidden>${say.useSingles}</button>
        </div>
        <div class="warning beside">
          <p id="odds-change-text" role="status"></p>
          <button type="button" id="accept-odds" hidden>${say.accept}</button>
        </div>
        <div id="slip-body" hidden>
          <label for="slip-stake" id="stake-label">${say.stake}</label>
          <input id="slip-stake" inputmode="decimal" autocomplete="off" value="${formatAmount(usualStake)}" />
          <div class="quick">
            ${amounts.map((amount) => html`<button type="button" data-stake="${amount}">${amount}</button>`)}
          </div>
          <label for="slip-accept">${say.oddsChange}</label>
          <select id="slip-accept">
            <option value="none">${say.acceptNone}</option>
            <option value="better" selected>${say.acceptBetter}</option>
            <option value="any">${say.acceptAny}</option>
          </select>
          <p class="sum" id="odds-sum"><span>${say.totalOdds}</span> <output id="total-odds"></output></p>
          <p class="sum" id="stake-sum" hidden>
            <span>${say.totalStake}</span> <output id="total-stake"></output>
          </p>
          <p class="note" id="product-note" hidden>${say.productNote}</p>
          <p class="note" id="sum-note" hidden>${say.sumNote}</p>
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
    texts: { ...say, groups, periods, moreMarkets, none },
    config: {
      state: firstState(state, path),
      locale,
      path: startPath(path),
      canBet: !isGuest || mode === 'demo',
      currencyName: currencyName(currency, locale),
      decimals: decimalsOf(currency),
      smallestStake: toAmount(smallestStakeIn(currency), currency),
    },
    content,
  })
}
