import type { Locale } from '../locale.ts'
import { autoPlayDialog } from '../frames/auto-play-dialog.ts'
import {
  balanceFigure,
  currencyName,
  frameDocument,
  oddsButton,
  oddsDialog,
  type FrameInput,
} from '../frames/frame-document.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import { bettingTime, crashReturn, curve, pauseTime } from './crash-odds.ts'

/** One of the two bets: stake, automatic cash-out, and the button that bets, cancels and cashes out. */
function betPanel(panel: number, { locale, hasAutospin = true }: FrameInput): Html {
  const { crash: say, frame } = texts[locale]
  const name = panel === 1 ? say.first : say.second
  return html`<form class="bet" id="bet-${panel}" aria-label="${name}">
    <div class="figure stake" role="group" aria-label="${frame.stake}">
      <span>${frame.stake}</span>
      <button type="button" id="less-${panel}" aria-label="${frame.less}">−</button>
      <strong><output id="stake-${panel}"></output></strong>
      <button type="button" id="more-${panel}" aria-label="${frame.more}">+</button>
    </div>
    <p class="figure auto">
      <label for="auto-${panel}">${say.auto}</label>
      <input id="auto-${panel}" inputmode="decimal" autocomplete="off" placeholder="×2.00" />
    </p>
    <button id="act-${panel}" class="primary" aria-describedby="note-${panel}">${say.bet}</button>
    ${
      hasAutospin
        ? html`<button
            type="button"
            class="auto-bet"
            id="auto-bet-${panel}"
            aria-label="${say.autobet.title}"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6l7 6-7 6zM13 6l7 6-7 6z" /></svg>
            <output aria-live="off"></output>
          </button>`
        : []
    }
    <p class="note" id="note-${panel}"></p>
  </form>`
}

/** A series has an automatic cash-out beside its limits. */
function autobetDialog(locale: Locale): Html {
  const { autobet, auto } = texts[locale].crash
  return autoPlayDialog(locale, autobet, {
    titleEnd: html` · <span id="auto-play-panel"></span>`,
    fields: html`<label for="auto-target">${auto}</label>
      <input id="auto-target" inputmode="decimal" autocomplete="off" placeholder="×2.00" />`,
  })
}

function betList(id: string, { locale, mode }: FrameInput): Html {
  const { crash: say } = texts[locale]
  return html`<h2 id="${id}-title" tabindex="-1">${say.bets} <span class="bet-count"></span></h2>
    ${mode === 'demo' ? html`<p class="quiet">${say.demoBets}</p>` : []}
    <p class="quiet no-bets">${say.noBets}</p>
    <ol class="bet-list"></ol>
    <p class="quiet more-bets"></p>`
}

function rules(locale: Locale): Html {
  const { crash: say, fairness } = texts[locale]
  const odds = html`<p>${say.explanation}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${say.multiplier}</th>
          <th scope="col">${say.chance}</th>
        </tr>
      </thead>
      <tbody>
        ${[1.2, 1.5, 2, 5, 10, 100].map(
          (multiplier) =>
            html`<tr>
              <th scope="row">×${multiplier.toFixed(2)}</th>
              <td>${(97 / multiplier).toFixed(2)}%</td>
            </tr>`,
        )}
      </tbody>
    </table>`
  const seeds = html`<section class="fairness" aria-labelledby="fairness-title">
    <h3 id="fairness-title">${fairness.title}</h3>
    <p>${say.fairShort}</p>
    <p>${say.gameKey}: <code id="game-key"></code></p>
    <ol id="flight-seeds"></ol>
    <p id="seeds-status" role="status"></p>
  </section>`
  return oddsDialog(locale, crashReturn, odds, seeds)
}

/** The crash game: the multiplier climbs with a plane until it flies away, for all players at once. */
export function crashPage(input: FrameInput): string {
  const { game, locale, hasAutospin = true } = input
  const { crash: say, frame, currencies } = texts[locale]
  const content = html`<div class="cabin">
      <div class="sky">
        <ol class="earlier" id="earlier" aria-label="${say.earlier}"></ol>
        <svg id="trail" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
          <path id="area" />
          <path id="line" vector-effect="non-scaling-stroke" />
        </svg>
        <img id="plane" src="/art/emblems/${game.emblem ?? 'plane'}.svg" alt="" />
        <p class="multiplier">
          <span id="caption"></span>
          <output id="multiplier" aria-live="off">×1.00</output>
          <span class="countdown" aria-hidden="true"><i id="countdown"></i></span>
          <span class="quiet commitment" id="commitment"></span>
        </p>
        <p class="figure result" id="result" role="status"></p>
      </div>
      <section class="others" aria-labelledby="others-title">${betList('others', input)}</section>
    </div>
    <div class="controls">
      <div class="bar">
        ${balanceFigure(input)}
        <button type="button" id="show-bets" aria-label="${say.bets}">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="9" cy="8" r="3.5" />
            <path
              d="M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18.5 14.6c1.7.8 2.7 2.6 3 5.4"
            />
          </svg>
          <span class="bet-count"></span>
        </button>
        ${oddsButton(locale)}
      </div>
      ${betPanel(1, input)} ${betPanel(2, input)}
      <button type="button" id="second" aria-expanded="false" aria-controls="bet-2">${say.addSecond}</button>
    </div>
    <dialog id="all-bets" aria-labelledby="sheet-title">
      ${betList('sheet', input)}
      <form method="dialog"><button>${frame.close}</button></form>
    </dialog>
    ${rules(locale)} ${hasAutospin ? autobetDialog(locale) : []}`
  return frameDocument(input, {
    id: 'crash',
    styles: 'crash.css',
    script: 'crash.js',
    texts: say,
    config: {
      curve,
      bettingTime,
      pauseTime,
      currency: input.currency,
      currencies,
      currencyName: currencyName(input.currency, locale),
      autobet: hasAutospin,
    },
    content,
  })
}
