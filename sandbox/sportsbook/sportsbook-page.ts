import { balanceFigure, frameDocument, type FrameInput } from '../frames/frame-document.ts'
import { smallestStakeIn, stakesIn, usualStakeIn } from '../bets/stakes.ts'
import { toAmount } from '../ledger/currencies.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { marginPercent } from './odds.ts'
import { sports } from './sports.ts'

/** Initial path of the page, such as `/event/20260301-football-03`. */
function startPath(path: string | undefined): string {
  return path !== undefined && /^(?:\/[\w-]{1,40}){1,3}$/.test(path) ? path : '/'
}

/** The sportsbook page: matches with odds, a bet slip and the player's bets, rendered by its script. */
export function sportsbookPage(input: FrameInput, { publicUrl }: SandboxContext): string {
  const { locale, currency, mode, isGuest, path } = input
  const { sportsbook: say } = texts[locale]
  const usualStake = toAmount(usualStakeIn(currency), currency)
  const link = (to: string, label: string) => html`<a href="#${to}" data-path="${to}">${label}</a>`
  const content = html`<nav class="sports" aria-label="${say.sports}">
      ${link('/', say.all)} ${link('/live', say.live)} ${sports.map((sport) => link(`/${sport}`, say[sport]))}
      ${isGuest ? [] : link('/bets', say.bets)}
    </nav>
    <div class="columns">
      <section id="view" aria-live="off"></section>
      <form id="slip" aria-labelledby="slip-title">
        <h2 id="slip-title">${say.slip}</h2>
        <p id="slip-empty">${say.slipEmpty}</p>
        <ul id="selections"></ul>
        <div id="slip-body" hidden>
          <label for="slip-stake">${say.stake}</label>
          <input id="slip-stake" inputmode="decimal" autocomplete="off" value="${formatAmount(usualStake)}" />
          <div class="quick">
            ${stakesIn(currency)
              .slice(2, 6)
              .map((stake) => {
                const amount = formatAmount(toAmount(stake, currency))
                return html`<button type="button" data-stake="${amount}">${amount}</button>`
              })}
          </div>
          <p class="sum"><span>${say.totalOdds}</span> <output id="total-odds"></output></p>
          <p class="sum"><span>${say.possibleWin}</span> <output id="possible-win"></output></p>
          <button id="place" class="primary">${say.place}</button>
        </div>
        <p class="result" id="result" role="status"></p>
        ${isGuest && mode === 'play' ? html`<p class="guest">${say.guest}</p>` : balanceFigure(input)}
      </form>
    </div>
    <footer>
      <p>${say.margin.replace('%s', String(marginPercent))}</p>
      <p>${say.fairness} <code id="day-hash"></code></p>
      <p id="finished-day"></p>
    </footer>`
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
      smallestStake: toAmount(smallestStakeIn(currency), currency),
    },
    content,
  })
}
