import {
  balanceFigure,
  frameDocument,
  oddsButton,
  oddsDialog,
  stakeFigure,
  type FrameInput,
} from '../frames/frame-document.ts'
import { html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import { crashReturn, curve } from './crash-odds.ts'

/** The crash game: the multiplier climbs with a plane until it flies away. */
export function crashPage(input: FrameInput): string {
  const { game, locale } = input
  const { crash: say } = texts[locale]
  const rows = [1.2, 1.5, 2, 5, 10, 100]
  const content = html`<div class="sky">
      <ol class="earlier" id="earlier" aria-label="${say.earlier}"></ol>
      <svg id="trail" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path id="area" />
        <path id="line" vector-effect="non-scaling-stroke" />
      </svg>
      <img id="plane" src="/art/emblems/${game.emblem ?? 'plane'}.svg" alt="" />
      <p class="multiplier"><output id="multiplier" aria-live="off">×1.00</output></p>
      <p class="figure result" id="result" role="status"></p>
    </div>
    <form class="panel" id="bet-form">
      ${balanceFigure(input)} ${stakeFigure(input)}
      <p class="figure auto">
        <label for="auto">${say.auto}</label>
        <input id="auto" inputmode="decimal" autocomplete="off" placeholder="×2.00" />
      </p>
      ${oddsButton(locale)}
      <button id="act" class="primary">${say.bet}</button>
    </form>
    ${oddsDialog(
      locale,
      crashReturn,
      html`<p>${say.explanation}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">${say.multiplier}</th>
              <th scope="col">${say.chance}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (multiplier) =>
                html`<tr>
                  <th scope="row">×${multiplier.toFixed(2)}</th>
                  <td>${(97 / multiplier).toFixed(2)}%</td>
                </tr>`,
            )}
          </tbody>
        </table>`,
    )}`
  return frameDocument(input, {
    id: 'crash',
    styles: 'crash.css',
    script: 'crash.js',
    texts: say,
    config: { curve },
    content,
  })
}
