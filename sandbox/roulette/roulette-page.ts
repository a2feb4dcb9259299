import {
  balanceFigure,
  frameDocument,
  oddsButton,
  oddsDialog,
  type FrameInput,
} from '../frames/frame-document.ts'
import { smallestStakeIn, stakesIn } from '../bets/stakes.ts'
import { toAmount } from '../ledger/currencies.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import { colorOf, coverageOf, rouletteReturn, wheel } from './roulette-odds.ts'

/** Draws the wheel sector by sector, with the first pocket at the top. */
function wheelDrawing(): Html {
  const sector = 360 / wheel.length
  const half = (sector / 2) * (Math.PI / 180)
  const x = (100 * Math.sin(half)).toFixed(2)
  const y = (100 * Math.cos(half)).toFixed(2)
  return html`<svg id="wheel" viewBox="-104 -104 208 208" aria-hidden="true">
    <circle r="104" class="rim" />
    ${wheel.map(
      (number, index) =>
        html`<g transform="rotate(${(index * sector).toFixed(3)})">
          <path class="${colorOf(number)}" d="M0 0L-${x} -${y}A100 100 0 0 1 ${x} -${y}Z" />
          <text y="-86">${number}</text>
        </g>`,
    )}
    <circle r="62" class="hub" />
    <circle r="20" class="rim" />
  </svg>`
}

/** A box of the table; its name lists the numbers that it covers. */
function place(name: string, label: string, spoken: string, look: string): Html {
  const numbers = coverageOf(name).join(', ')
  return html`<button
    type="button"
    class="place ${look}"
    data-place="${name}"
    data-numbers="${numbers}"
    aria-label="${spoken === numbers ? numbers : `${spoken}: ${numbers}`}"
  >
    ${label}<span class="chip" hidden></span>
  </button>`
}

const numberPlace = (number: number) =>
  place(`number-${number}`, String(number), String(number), `number ${colorOf(number)}`)

/**
 * The table. Every outside bet has a group of its own, which the styles align with the numbers: a column with its
 * twelve numbers, a dozen with its four rows.
 */
function table(say: Readonly<Record<string, string>>): Html {
  const numbers = Array.from({ length: 36 }, (_number, index) => index + 1)
  const outside = (name: string, label: string, look = '') => place(name, label, say[name] ?? label, look)
  return html`<div class="table" role="group" aria-label="${say['table'] ?? ''}">
    ${numberPlace(0)}
    <div class="numbers">${numbers.map(numberPlace)}</div>
    <div class="columns">${[1, 2, 3].map((column) => outside(`column-${column}`, '2:1'))}</div>
    <div class="dozens">
      ${outside('dozen-1', '1–12')} ${outside('dozen-2', '13–24')} ${outside('dozen-3', '25–36')}
    </div>
    <div class="halves">
      ${outside('low', '1–18')} ${outside('even', say['even'] ?? '')} ${outside('red', '◆', 'red')}
      ${outside('black', '◆', 'black')} ${outside('odd', say['odd'] ?? '')} ${outside('high', '19–36')}
    </div>
  </div>`
}

/** Page of the European roulette. */
export function roulettePage(input: FrameInput): string {
  const { locale, currency } = input
  const { roulette: say, frame } = texts[locale]
  const chips = stakesIn(currency).slice(0, 5)
  const content = html`<div class="room">
      <div class="spin-box">
        <div class="wheel-box">
          ${wheelDrawing()}
          <span class="pointer" aria-hidden="true"></span>
          <output id="number" class="number-shown" aria-hidden="true"></output>
        </div>
        <div class="figures">
          ${balanceFigure(input)}
          <p class="figure total">
            <span>${frame.stake}</span><strong><output id="total">0</output></strong>
          </p>
          <p class="figure result" id="result" role="status"></p>
        </div>
      </div>
      ${table(say)}
    </div>
    <div class="panel">
      <fieldset class="chips">
        <legend>${say.chip}</legend>
        ${chips.map(
          (chip, index) =>
            html`<label
              ><input
                type="radio"
                name="chip"
                value="${toAmount(chip, currency)}"
                ${index === 0 ? html`checked` : []}
              /><span>${formatAmount(toAmount(chip, currency))}</span></label
            >`,
        )}
      </fieldset>
      ${oddsButton(locale)}
      <button type="button" id="clear">${say.clear}</button>
      <button type="button" id="spin" class="primary">${say.spin}</button>
    </div>
    ${oddsDialog(
      locale,
      rouletteReturn,
      html`<p>${say.explanation}</p>
        <table>
          <tbody>
            <tr>
              <th scope="row">${say.straight}</th>
              <td>×36</td>
            </tr>
            <tr>
              <th scope="row">${say.thirds}</th>
              <td>×3</td>
            </tr>
            <tr>
              <th scope="row">${say.halves}</th>
              <td>×2</td>
            </tr>
          </tbody>
        </table>`,
    )}`
  return frameDocument(input, {
    id: 'roulette',
    styles: 'roulette.css',
    script: 'roulette.js',
    texts: say,
    config: { wheel, smallest: toAmount(smallestStakeIn(currency), currency) },
    content,
  })
}
