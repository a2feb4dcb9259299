import { formatMultiplier } from '../../bets/multipliers.ts'
import { boardDocument } from '../../frames/board-document.ts'
import type { FrameInput } from '../../frames/frame-document.ts'
import { html } from '../../pages/html.ts'
import { texts } from '../../pages/texts.ts'
import { cells, minesMultiplier, minesReturn, maxMines } from './mines-rules.ts'

/** Mines chosen at first, and of which the rules show the multipliers. */
const usualMines = 3

/** Page of Mines: a field of 25 cells. */
export function minesPage(input: FrameInput): string {
  const { board, mines: say } = texts[input.locale]
  const { cell, closed, gem, mine, hit, safe, start } = say
  const counts = Array.from({ length: maxMines }, (_count, index) => index + 1)
  return boardDocument(input, {
    name: 'mines',
    returnToPlayer: minesReturn,
    figures: [say.next, board.worth],
    abandoned: board.abandoned,
    texts: { cell, closed, gem, mine, hit, safe, start },
    config: { firstMultipliers: counts.map((count) => minesMultiplier(count, 1)) },
    board: html`<div class="field" id="field" role="group" aria-label="${say.field}">
      ${Array.from(
        { length: cells },
        (_cell, index) =>
          html`<button type="button" class="cell" data-move="${index}" aria-disabled="true"></button>`,
      )}
    </div>`,
    choices: html`<fieldset class="choices" id="choices">
        <label class="tile"
          ><span>${say.mines}</span
          ><select id="mines-count">
            ${counts.map(
              (count) => html`<option ${count === usualMines ? html`selected` : []}>${count}</option>`,
            )}
          </select></label
        >
      </fieldset>
      <p class="tile opened"><span>${say.opened}</span><output id="opened">0 / 22</output></p>`,
    rules: html`<p>${say.explanation}</p>
      <p>${say.afterOpen}:</p>
      <table>
        <tbody>
          ${[1, 3, 5, 10, 15, 22].map(
            (opened) =>
              html`<tr>
                <th scope="row">${say.opened}: ${opened}</th>
                <td>×${formatMultiplier(minesMultiplier(usualMines, opened))}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  })
}
