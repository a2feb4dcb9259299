import type { Locale } from '../locale.ts'
import { autoPlayDialog } from '../frames/auto-play-dialog.ts'
import {
  balanceFigure,
  currencyName,
  frameDocument,
  oddsButton,
  oddsDialog,
  stakeFigure,
  type FrameInput,
} from '../frames/frame-document.ts'
import type { LaunchableGame } from '../frames/launch.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { lines, profileOf, symbols, type SlotSymbol } from './odds.ts'
import { drawStops, windowOf } from './spin.ts'

/** The rarest symbol is the game's own emblem, unless another symbol looks like it. */
function emblemOf(symbol: SlotSymbol, game: LaunchableGame): string {
  if (symbol !== 'top') return symbol
  const isTaken = symbols.some((other) => other === game.emblem)
  return game.emblem === null || isTaken ? 'gem' : game.emblem
}

const emblemUrl = (emblem: string) => `/art/emblems/${emblem}.svg`

function oddsTable(game: LaunchableGame, locale: Locale): Html {
  const { slot: say, symbols: names } = texts[locale]
  const { payouts, returnToPlayer, name } = profileOf(game)
  const content = html`<p>${say.volatility}: <strong>${say[name]}</strong></p>
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
    </table>`
  return oddsDialog(locale, returnToPlayer, content)
}

/** The slot's page; `window` holds the symbols shown before the first round. */
function slotDocument(input: FrameInput, window: readonly (readonly SlotSymbol[])[]): string {
  const { game, locale, freespins, hasAutospin = true } = input
  const { slot: say } = texts[locale]
  const content = html`<img class="charm first" src="${emblemUrl(emblemOf('top', game))}" alt="" />
    <img class="charm second" src="${emblemUrl(emblemOf('top', game))}" alt="" />
    <img class="charm third" src="/art/emblems/coins.svg" alt="" />
    <img class="charm fourth" src="/art/emblems/coins.svg" alt="" />
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
      ${balanceFigure(input)} ${stakeFigure(input)}
      <p class="figure result" id="result" role="status"></p>
      <label class="freespins" id="freespins" ${freespins ? [] : html`hidden`}>
        <input type="checkbox" id="use-freespin" ${freespins ? html`checked` : []} />
        ${say.freespins}: <output id="freespins-left">${freespins?.remaining ?? 0}</output>
      </label>
      ${oddsButton(locale)}
      ${
        hasAutospin
          ? html`<button type="button" id="show-autospin" aria-label="${say.autospin.title}">
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6l7 6-7 6zM13 6l7 6-7 6z" /></svg>
            </button>`
          : []
      }
      <button type="button" id="spin" aria-label="${say.spin}">
        <output id="left" aria-live="off"></output>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 11a8 8 0 0 0-14.2-4M4 4v4h4M4 13a8 8 0 0 0 14.2 4M20 20v-4h-4" />
        </svg>
      </button>
    </div>
    ${oddsTable(game, locale)} ${hasAutospin ? autoPlayDialog(locale, say.autospin) : []}`
  return frameDocument(input, {
    id: 'slot',
    styles: 'slot.css',
    script: 'slot.js',
    texts: {
      spin: say.spin,
      autospin: say.autospin,
      noFreespins: say.noFreespins,
      win: say.win,
      noWin: say.noWin,
      offline: say.offline,
      failed: say.failed,
    },
    config: {
      lines,
      autospin: hasAutospin,
      currencyName: currencyName(input.currency, locale),
      emblems: Object.fromEntries(symbols.map((symbol) => [symbol, emblemUrl(emblemOf(symbol, game))])),
    },
    content,
  })
}

export function slotPage(input: FrameInput, { random }: SandboxContext): string {
  return slotDocument(input, windowOf(drawStops((below) => random.integer(below))))
}
