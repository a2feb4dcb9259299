import { deck } from '../../cards/cards.ts'
import { boardDocument } from '../../frames/board-document.ts'
import type { FrameInput } from '../../frames/frame-document.ts'
import { html } from '../../pages/html.ts'
import { texts } from '../../pages/texts.ts'
import { blackjackActions, blackjackReturn } from './blackjack-rules.ts'

/** Page of blackjack: the dealer's hand, the player's hands and the moves that the rules allow. */
export function blackjackPage(input: FrameInput): string {
  const { board, blackjack: say, frame } = texts[input.locale]
  return boardDocument(input, {
    name: 'blackjack',
    returnToPlayer: blackjackReturn,
    figures: [frame.stake, board.possibleWin],
    betLabel: say.deal,
    abandoned: say.abandoned,
    texts: {
      hand: say.hand,
      handNumber: say.handNumber,
      hidden: say.hidden,
      points: say.points,
      yourTurn: say.yourTurn,
      results: say.results,
    },
    config: { deck },
    board: html`<div class="blackjack-board">
      <section class="hand" aria-labelledby="dealer-title">
        <h2 id="dealer-title">${say.dealer} <span id="dealer-points"></span></h2>
        <ul class="cards" id="dealer-cards"></ul>
      </section>
      <div class="hands" id="hands"></div>
    </div>`,
    choices: html`<fieldset class="choices" id="choices" hidden></fieldset>`,
    moves: html`<div class="moves" id="moves" hidden>
      ${blackjackActions.map(
        (action) =>
          html`<button type="button" data-move='"${action}"' id="${action}">${say[action]}</button>`,
      )}
    </div>`,
    rules: html`<p>${say.explanation}</p>`,
  })
}
