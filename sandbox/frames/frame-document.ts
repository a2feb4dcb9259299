import type { Locale } from '../locale.ts'
import { toAmount } from '../ledger/currencies.ts'
import { stakesIn, usualStakeIn } from '../bets/stakes.ts'
import type { AssetName } from '../pages/assets.ts'
import { documentHead } from '../pages/document-head.ts'
import { formatAmount } from '../pages/format-amount.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'
import type { LaunchableGame } from './launch.ts'

/** Input of a game page. */
export interface FrameInput {
  game: LaunchableGame
  locale: Locale
  mode: 'play' | 'demo'
  token: string
  /** Decimal string. */
  balance: string
  currency: string
  /** The player's free spins in this game. */
  freespins: { remaining: number; stake: string } | null
  /** True if nobody is logged in. */
  isGuest: boolean
  /** Whether the site lets players start several spins at once. */
  hasAutospin?: boolean | undefined
  /** Initial path, for a page with its own routes. */
  path?: string | undefined
  /** Colour scheme of the site, for a page in its colours. */
  theme?: 'dark' | 'light' | undefined
}

export interface FrameParts {
  /** Id of the page's main element. */
  id: string
  styles: AssetName
  script: AssetName
  /** Page-specific script configuration, in addition to token, stakes and texts. */
  config: Record<string, unknown>
  /** Texts only this page's script needs. */
  texts: Record<string, unknown>
  content: Html
}

/** Players may expect a dealer at these games. */
const tableTypes: readonly string[] = ['live', 'casino']

/** The script's configuration as JSON for an attribute. */
function scriptConfig(
  { token, currency, locale, mode }: FrameInput,
  parts: Pick<FrameParts, 'config' | 'texts'>,
): string {
  return JSON.stringify({
    token,
    isForMoney: mode === 'play',
    stakes: stakesIn(currency).map((stake) => toAmount(stake, currency)),
    usualStake: toAmount(usualStakeIn(currency), currency),
    texts: { ...texts[locale].frame, ...parts.texts },
    ...parts.config,
  })
}

/** A game as a standalone page, which the site embeds in an iframe. */
export function frameDocument(input: FrameInput, parts: FrameParts): string {
  const { game, locale, mode, theme = 'dark' } = input
  const { language, frame: say } = texts[locale]
  return html`<!doctype html>
    <html lang="${language}" data-theme="${theme}">
      ${documentHead({ title: game.name, styles: ['frame.css', parts.styles], scripts: ['frame.js', parts.script] })}
      <body data-palette="${game.palette ?? 'indigo'}">
        <main id="${parts.id}" data-config="${scriptConfig(input, parts)}">
          <header>
            <div class="labels">
              ${mode === 'demo' ? html`<p>${say.demo}</p>` : []}
              ${tableTypes.includes(game.type) ? html`<p>${say.simulatedTable}</p>` : []}
            </div>
            <h1>${game.name}</h1>
          </header>
          ${parts.content}
        </main>
      </body>
    </html>`.text
}

/** Name of a currency beside an amount. */
export function currencyName(currency: string, locale: Locale): string {
  return new Map(Object.entries(texts[locale].currencies)).get(currency) ?? currency
}

/** The player's balance, in a panel below the game. */
export function balanceFigure({ balance, currency, locale }: FrameInput): Html {
  return html`<p class="figure balance">
    <span>${texts[locale].frame.balance}</span>
    <strong><output id="balance">${formatAmount(balance)}</output> ${currencyName(currency, locale)}</strong>
  </p>`
}

/** The stake selector. */
export function stakeFigure({ currency, locale }: FrameInput): Html {
  const { frame: say } = texts[locale]
  return html`<div class="figure stake" role="group" aria-labelledby="stake-label">
    <span id="stake-label">${say.stake}</span>
    <button type="button" id="less" aria-label="${say.less}">−</button>
    <strong><output id="stake">${formatAmount(toAmount(usualStakeIn(currency), currency))}</output></strong>
    <button type="button" id="more" aria-label="${say.more}">+</button>
  </div>`
}

export function oddsButton(locale: Locale): Html {
  return html`<button type="button" id="show-odds" aria-label="${texts[locale].frame.odds}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 7h14M5 12h14M5 17h9" /></svg>
  </button>`
}

/** How players verify outcomes that are drawn from their own seeds. */
function seedsSection(locale: Locale): Html {
  const { fairness } = texts[locale]
  return html`<section class="fairness" id="fairness" aria-labelledby="fairness-title">
    <h3 id="fairness-title">${fairness.title}</h3>
    <p>${fairness.short}</p>
    <p>${fairness.hash}: <code id="server-seed-hash">…</code></p>
    <label for="client-seed">${fairness.clientSeed}</label>
    <input id="client-seed" maxlength="64" autocomplete="off" spellcheck="false" />
    <p>${fairness.nonce}: <span id="nonce">0</span></p>
    <button type="button" id="rotate">${fairness.rotate}</button>
    <p id="fairness-status" role="status"></p>
    <div id="previous-seeds" hidden>
      <p>${fairness.revealed}: <code id="previous-server-seed"></code></p>
      <p>${fairness.previousClientSeed}: <code id="previous-client-seed"></code></p>
    </div>
  </section>`
}

/** Published odds and return of a game, and how players can verify its outcomes. */
export function oddsDialog(
  locale: Locale,
  returnToPlayer: string,
  content: Html,
  fairness = seedsSection(locale),
): Html {
  const { frame: say } = texts[locale]
  return html`<dialog id="odds" aria-labelledby="odds-title">
    <h2 id="odds-title" tabindex="-1">${say.odds}</h2>
    <p>${say.returnToPlayer}: <strong>${returnToPlayer}%</strong></p>
    ${content} ${fairness}
    <form method="dialog"><button>${say.close}</button></form>
  </dialog>`
}
