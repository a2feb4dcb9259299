import type { Locale } from '../locale.ts'
import { html, type Html } from '../pages/html.ts'
import { texts, type Texts } from '../pages/texts.ts'

/** Texts of a game's automatic play that its dialog displays. */
type DialogTexts = Pick<
  Texts['slot']['autospin'],
  'title' | 'explanation' | 'count' | 'lossLimit' | 'winLimit' | 'balanceFloor' | 'none' | 'start'
>

/**
 * Choices of automatic play, for `client/auto-play.js`. A series has a loss limit, which the player chooses.
 * @param own what only this game has: the end of the title, and fields before the others
 */
export function autoPlayDialog(
  locale: Locale,
  say: DialogTexts,
  { titleEnd = html``, fields = html`` }: { titleEnd?: Html; fields?: Html } = {},
): Html {
  return html`<dialog id="auto-play" aria-labelledby="auto-play-title">
    <h2 id="auto-play-title" tabindex="-1">${say.title}${titleEnd}</h2>
    <p>${say.explanation}</p>
    <form id="auto-play-form" novalidate>
      ${fields}
      <label for="auto-count">${say.count}</label>
      <select id="auto-count">
        ${[10, 25, 50, 100].map((count) => html`<option>${count}</option>`)}
      </select>
      <p class="total"><output id="auto-total" for="auto-count"></output></p>
      <label for="auto-loss">${say.lossLimit}</label>
      <select id="auto-loss"></select>
      <label for="auto-win">${say.winLimit}</label>
      <select id="auto-win"></select>
      <label for="auto-balance">${say.balanceFloor}</label>
      <input id="auto-balance" inputmode="numeric" autocomplete="off" placeholder="${say.none}" />
      <p id="auto-error" class="refused" role="alert"></p>
      <p class="actions">
        <button type="button" id="close-auto-play">${texts[locale].frame.close}</button>
        <button>${say.start}</button>
      </p>
    </form>
  </dialog>`
}
