import { stakesIn } from '../bets/stakes.ts'
import { toAmount } from '../ledger/currencies.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import {
  balanceFigure,
  currencyName,
  frameDocument,
  oddsDialog,
  stakeFigure,
  type FrameInput,
} from './frame-document.ts'

/** A small game: a board with its figures, and a panel to bet. */
export interface Board {
  name: 'dice' | 'plinko' | 'baccarat' | 'mines' | 'penalty' | 'blackjack'
  returnToPlayer: string
  /** Labels of the two figures above the board: what comes next, and what can be won or taken. */
  figures: readonly [string, string]
  board: Html
  /** What the player chooses beside the stake. */
  choices: Html
  /** Buttons for the moves of an open round, in place of the usual one. */
  moves?: Html
  betLabel?: string
  /** Rules and odds, before the stake limits. */
  rules: Html
  /** How a round of several moves ends if nobody continues it; such rounds are resumable. */
  abandoned?: string
  texts: Record<string, unknown>
  config: Record<string, unknown>
}

const fill = (text: string, ...values: readonly string[]) =>
  values.reduce((filled, value) => filled.replace('%s', () => value), text)

function rulesDialog(input: FrameInput, { returnToPlayer, rules, abandoned }: Board): Html {
  const { locale, currency } = input
  const { board: say } = texts[locale]
  const [smallest = 0n, ...others] = stakesIn(currency)
  const [from, to] = [smallest, others.at(-1) ?? smallest].map(
    (stake) => `${formatAmount(toAmount(stake, currency))} ${currencyName(currency, locale)}`,
  )
  return oddsDialog(
    locale,
    returnToPlayer,
    html`${rules}
      <p>${say.simulation}</p>
      <p>${fill(say.stakeLimits, from ?? '', to ?? '')}</p>
      ${abandoned === undefined || input.isGuest ? [] : html`<p>${say.resume} ${abandoned}</p>`}`,
  )
}

/** The page of a small game. */
export function boardDocument(input: FrameInput, game: Board): string {
  const { locale, currency } = input
  const { board: say } = texts[locale]
  const { fair, partly, retry, returned, take, takeNothing } = say
  const [next, worth] = game.figures
  const content = html`<div class="room">
      <section class="board">
        <div class="prospects">
          <p><span>${next}</span><output id="next">–</output></p>
          <p><span>${worth}</span><output id="worth">–</output></p>
        </div>
        <div class="scene">${game.board}</div>
      </section>
      <form class="panel" id="bet-form">
        <p class="figure result" id="result" role="status"></p>
        <div class="tiles">${balanceFigure(input)} ${stakeFigure(input)} ${game.choices}</div>
        ${game.moves ?? []}
        <button id="act" class="primary">${game.betLabel ?? say.bet}</button>
        <p class="notes">
          <button type="button" id="show-fairness">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4" /></svg
            ><span id="commitment">${texts[locale].fairness.title}</span>
          </button>
          <button type="button" id="show-odds">${say.rules}</button>
        </p>
      </form>
    </div>
    ${rulesDialog(input, game)}`
  return frameDocument(input, {
    id: game.name,
    styles: 'board.css',
    script: `${game.name}.js`,
    texts: { fair, partly, retry, returned, take, takeNothing, ...game.texts },
    config: {
      currencyName: currencyName(currency, locale),
      betLabel: game.betLabel ?? say.bet,
      ...game.config,
    },
    content,
  })
}
