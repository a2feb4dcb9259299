import { formatMultiplier } from '../../bets/multipliers.ts'
import { boardDocument } from '../../frames/board-document.ts'
import type { FrameInput } from '../../frames/frame-document.ts'
import { html } from '../../pages/html.ts'
import { texts } from '../../pages/texts.ts'
import { bucketsOf, plinkoReturn, risks, rowCounts } from './plinko-rules.ts'

/** Page of Plinko. */
export function plinkoPage(input: FrameInput): string {
  const { board, plinko: say } = texts[input.locale]
  const tables = rowCounts.flatMap((rows) => risks.map((risk) => ({ rows, risk })))
  return boardDocument(input, {
    name: 'plinko',
    returnToPlayer: plinkoReturn,
    figures: [board.multiplier, say.most],
    texts: { landed: say.landed },
    config: {
      buckets: Object.fromEntries(
        tables.map((choice) => [`${choice.rows}-${choice.risk}`, bucketsOf(choice)]),
      ),
    },
    board: html`<svg id="pins" role="img" aria-label="${say.board}"></svg>`,
    choices: html`<fieldset class="choices" id="choices">
      <label class="tile"
        ><span>${say.rows}</span
        ><select id="rows">
          ${rowCounts.map((rows) => html`<option>${rows}</option>`)}
        </select></label
      >
      <label class="tile"
        ><span>${say.riskLabel}</span
        ><select id="risk">
          ${risks.map((risk) => html`<option value="${risk}">${say.risk[risk]}</option>`)}
        </select></label
      >
    </fieldset>`,
    rules: html`<p>${say.explanation}</p>
      <table>
        <tbody>
          ${tables.map(
            (choice) =>
              html`<tr>
                <th scope="row">${choice.rows} · ${say.risk[choice.risk]}</th>
                <td>
                  ${bucketsOf(choice)
                    .slice(0, Number(choice.rows) / 2 + 1)
                    .map((multiplier) => `×${formatMultiplier(multiplier).replace(/\.?0+$/, '')}`)
                    .join(' ')}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  })
}
