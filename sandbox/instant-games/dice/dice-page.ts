import { boardDocument } from '../../frames/board-document.ts'
import type { FrameInput } from '../../frames/frame-document.ts'
import { html } from '../../pages/html.ts'
import { texts } from '../../pages/texts.ts'
import { diceMultiplier, diceReturn, highestChance, lowestChance } from './dice-rules.ts'

/** Page of the dice: a track from 0 to 100 on which the winning part is marked. */
export function dicePage(input: FrameInput): string {
  const { board, dice: say } = texts[input.locale]
  const multipliers: Record<number, number> = {}
  for (let chance = lowestChance; chance <= highestChance; chance += 1)
    multipliers[chance] = diceMultiplier(chance)
  return boardDocument(input, {
    name: 'dice',
    returnToPlayer: diceReturn,
    figures: [board.multiplier, board.possibleWin],
    texts: { below: say.below, atLeast: say.atLeast, rolled: say.rolled },
    config: { multipliers },
    board: html`<div class="dice-board">
      <output id="roll" aria-live="off">50.00</output>
      <div class="track" id="track"><span id="marker"></span></div>
      <p class="scale" aria-hidden="true">
        <span>0</span><span>25</span><span>50</span><span>75</span><span>100</span>
      </p>
      <p id="limit"></p>
    </div>`,
    choices: html`<fieldset class="choices row dice-choices" id="choices">
      <label class="tile"
        ><span>${say.side}</span
        ><select id="side">
          <option value="under">${say.under}</option>
          <option value="over">${say.over}</option>
        </select></label
      >
      <label class="tile"
        ><span>${say.chance}: <output id="chance-shown">50%</output></span
        ><input id="chance" type="range" min="${lowestChance}" max="${highestChance}" value="50"
      /></label>
    </fieldset>`,
    rules: html`<p>${say.explanation}</p>`,
  })
}
