import { formatMultiplier } from '../../bets/multipliers.ts'
import { deck } from '../../cards/cards.ts'
import { boardDocument } from '../../frames/board-document.ts'
import type { FrameInput } from '../../frames/frame-document.ts'
import { html } from '../../pages/html.ts'
import { texts } from '../../pages/texts.ts'
import { baccaratReturn, sidePays, sideReturns, sides } from './baccarat-rules.ts'

/** Page of baccarat: two hands, and three bets. */
export function baccaratPage(input: FrameInput): string {
  const { board, baccarat: say, blackjack } = texts[input.locale]
  const hands = ['player', 'banker'] as const
  return boardDocument(input, {
    name: 'baccarat',
    returnToPlayer: baccaratReturn,
    figures: [board.multiplier, board.possibleWin],
    betLabel: blackjack.deal,
    texts: { points: say.points, won: say.won },
    config: { deck, pays: sidePays },
    board: html`<div class="baccarat-board">
      ${hands.map(
        (hand) =>
          html`<section class="hand" aria-labelledby="${hand}-title">
            <h2 id="${hand}-title">${say[hand]} <span id="${hand}-points"></span></h2>
            <ul class="cards" id="${hand}-cards"></ul>
          </section>`,
      )}
    </div>`,
    choices: html`<fieldset class="choices row" id="choices">
      <legend class="visually-hidden">${say.sideLabel}</legend>
      ${sides.map(
        (side, index) =>
          html`<label class="side"
            ><input type="radio" name="side" value="${side}" ${index === 0 ? html`checked` : []} /><span
              >${say[side]}<small>×${formatMultiplier(sidePays[side])}</small></span
            ></label
          >`,
      )}
    </fieldset>`,
    rules: html`<p>${say.explanation}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${say.bet}</th>
            <th scope="col">${say.pays}</th>
            <th scope="col">RTP</th>
          </tr>
        </thead>
        <tbody>
          ${sides.map(
            (side) =>
              html`<tr>
                <th scope="row">${say[side]}</th>
                <td>×${formatMultiplier(sidePays[side])}</td>
                <td>${sideReturns[side]}%</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  })
}
