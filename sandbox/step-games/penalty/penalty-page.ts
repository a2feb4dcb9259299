import { formatMultiplier } from '../../bets/multipliers.ts'
import { boardDocument } from '../../frames/board-document.ts'
import type { FrameInput } from '../../frames/frame-document.ts'
import { html } from '../../pages/html.ts'
import { texts } from '../../pages/texts.ts'
import { corners, penaltyMultiplier, penaltyReturn, shotCount } from './penalty-rules.ts'

/** Page of the penalty shoot-out: a goal with four corners. */
export function penaltyPage(input: FrameInput): string {
  const { board, penalty: say } = texts[input.locale]
  const goals = Array.from({ length: shotCount }, (_goal, index) => index + 1)
  return boardDocument(input, {
    name: 'penalty',
    returnToPlayer: penaltyReturn,
    figures: [say.next, board.worth],
    abandoned: board.abandoned,
    texts: { start: say.start, scored: say.scored, saved: say.saved },
    config: { firstMultiplier: penaltyMultiplier(1) },
    board: html`<div class="pitch">
      <ol class="ladder">
        ${goals.map((goal) => html`<li>×${formatMultiplier(penaltyMultiplier(goal))}</li>`)}
      </ol>
      <div class="goal" role="group" aria-label="${say.goal}">
        <svg id="keeper" viewBox="0 0 60 90" aria-hidden="true">
          <circle cx="30" cy="14" r="11" />
          <path d="M30 26v34M30 34L8 14M30 34L52 14M30 60L16 88M30 60L44 88" />
        </svg>
        ${corners.map(
          (corner) =>
            html`<button
              type="button"
              class="corner ${corner}"
              data-move='"${corner}"'
              aria-label="${say.corners[corner]}"
              aria-disabled="true"
            ></button>`,
        )}
      </div>
      <img id="football" src="/art/emblems/ball.svg" alt="" />
    </div>`,
    choices: html`<fieldset class="choices" id="choices" hidden></fieldset>
      <p class="tile opened"><span>${say.goals}</span><output id="goals">0 / ${shotCount}</output></p>`,
    rules: html`<p>${say.explanation}</p>
      <table>
        <tbody>
          ${goals.map(
            (goal) =>
              html`<tr>
                <th scope="row">${say.goals}: ${goal}</th>
                <td>×${formatMultiplier(penaltyMultiplier(goal))}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  })
}
