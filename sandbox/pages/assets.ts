import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import consoleStyles from '../console/client/console.css?raw'
import crashAllBets from '../crash/client/all-bets.js?raw'
import crashAutoBets from '../crash/client/auto-bets.js?raw'
import crashAutoBetStyles from '../crash/client/auto-bets.css?raw'
import crashBetStyles from '../crash/client/crash-bets.css?raw'
import crashPanels from '../crash/client/bet-panels.js?raw'
import crashStyles from '../crash/client/crash.css?raw'
import crashScript from '../crash/client/crash.js?raw'
import fairnessStyles from '../provably-fair/client/fairness.css?raw'
import autoPlayStyles from '../frames/client/auto-play.css?raw'
import autoPlayScript from '../frames/client/auto-play.js?raw'
import boardStyles from '../frames/client/board.css?raw'
import boardScript from '../frames/client/board.js?raw'
import frameErrorScript from '../frames/client/frame-error.js?raw'
import frameStyles from '../frames/client/frame.css?raw'
import frameScript from '../frames/client/frame.js?raw'
import palettes from '../frames/client/palettes.css?raw'
import cardStyles from '../cards/client/cards.css?raw'
import cardScript from '../cards/client/cards.js?raw'
import baccaratStyles from '../instant-games/baccarat/client/baccarat.css?raw'
import baccaratScript from '../instant-games/baccarat/client/baccarat.js?raw'
import instantScript from '../instant-games/client/instant.js?raw'
import diceStyles from '../instant-games/dice/client/dice.css?raw'
import diceScript from '../instant-games/dice/client/dice.js?raw'
import plinkoStyles from '../instant-games/plinko/client/plinko.css?raw'
import plinkoScript from '../instant-games/plinko/client/plinko.js?raw'
import frameTestScript from '../frame-test/client/frame-test.js?raw'
import frameTestStyles from '../frame-test/client/frame-test.css?raw'
import cardFrameScript from '../payments/client/card-frame.js?raw'
import closeWindowScript from '../payments/client/close-window.js?raw'
import chatSdk from '../providers/client/chat-sdk.js?raw'
import chatWidgetStyles from '../providers/client/chat-widget.css?raw'
import chatWidgetScript from '../providers/client/chat-widget.js?raw'
import fingerprintScript from '../providers/client/fingerprint.js?raw'
import identityScript from '../providers/client/identity.js?raw'
import providersStyles from '../providers/client/providers.css?raw'
import outboxStyles from '../accounts/contacts/client/outbox.css?raw'
import paymentStyles from '../payments/client/payment.css?raw'
import rouletteStyles from '../roulette/client/roulette.css?raw'
import rouletteTableStyles from '../roulette/client/roulette-table.css?raw'
import rouletteScript from '../roulette/client/roulette.js?raw'
import autospinScript from '../slot/client/autospin.js?raw'
import slotScript from '../slot/client/slot.js?raw'
import slotStyles from '../slot/client/slot.css?raw'
import sportsbookStyles from '../sportsbook/client/sportsbook.css?raw'
import sportsbookMarketStyles from '../sportsbook/client/sportsbook-markets.css?raw'
import sportsbookOddsStyles from '../sportsbook/client/sportsbook-odds.css?raw'
import sportsbookSlipStyles from '../sportsbook/client/sportsbook-slip.css?raw'
import sportsbookScript from '../sportsbook/client/sportsbook.js?raw'
import sportsbookCashOut from '../sportsbook/client/sportsbook-cash-out.js?raw'
import sportsbookParts from '../sportsbook/client/sportsbook-parts.js?raw'
import sportsbookSlip from '../sportsbook/client/sportsbook-slip.js?raw'
import sportsbookSums from '../sportsbook/client/sportsbook-sums.js?raw'
import blackjackStyles from '../step-games/blackjack/client/blackjack.css?raw'
import blackjackScript from '../step-games/blackjack/client/blackjack.js?raw'
import stepScript from '../step-games/client/step.js?raw'
import minesStyles from '../step-games/mines/client/mines.css?raw'
import minesScript from '../step-games/mines/client/mines.js?raw'
import penaltyStyles from '../step-games/penalty/client/penalty.css?raw'
import penaltyScript from '../step-games/penalty/client/penalty.js?raw'
import fontFaces from './client/fonts.css?raw'
import tones from './client/tones.css?raw'

const require = createRequire(import.meta.url)

/** The site's fonts: the simulators are embedded in the site and should match it. */
function font(family: 'onest' | 'unbounded', subset: 'latin' | 'cyrillic'): Asset {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
  return { type: 'font/woff2', body: readFileSync(file) }
}

interface Asset {
  type: string
  body: string | Buffer
}

const script = (...parts: string[]): Asset => ({
  type: 'text/javascript; charset=utf-8',
  body: parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => `{\n${part}}`).join('\n'),
})
const styles = (...parts: string[]): Asset => ({ type: 'text/css; charset=utf-8', body: parts.join('\n') })

const assets = {
  'frame.js': script(frameScript),
  'frame.css': styles(fontFaces, frameStyles, palettes),
  'slot.js': script(autoPlayScript, slotScript, autospinScript),
  'slot.css': styles(slotStyles, autoPlayStyles),
  'console.css': styles(tones, consoleStyles),
  'crash.js': script(autoPlayScript, crashScript, crashPanels, crashAutoBets, crashAllBets),
  'crash.css': styles(crashStyles, crashBetStyles, autoPlayStyles, crashAutoBetStyles),
  'roulette.js': script(rouletteScript),
  'roulette.css': styles(rouletteStyles, rouletteTableStyles),
  'board.css': styles(
    boardStyles,
    diceStyles,
    plinkoStyles,
    cardStyles,
    baccaratStyles,
    minesStyles,
    penaltyStyles,
    blackjackStyles,
  ),
  'dice.js': script(boardScript, diceScript, instantScript),
  'plinko.js': script(boardScript, plinkoScript, instantScript),
  'baccarat.js': script(boardScript, cardScript, baccaratScript, instantScript),
  'mines.js': script(boardScript, minesScript, stepScript),
  'penalty.js': script(boardScript, penaltyScript, stepScript),
  'blackjack.js': script(boardScript, cardScript, blackjackScript, stepScript),
  'sportsbook.js': script(
    sportsbookParts,
    sportsbookSums,
    sportsbookSlip,
    sportsbookCashOut,
    sportsbookScript,
  ),
  'sportsbook.css': styles(
    sportsbookStyles,
    sportsbookOddsStyles,
    sportsbookMarketStyles,
    sportsbookSlipStyles,
  ),
  'fairness.css': styles(fairnessStyles),
  'frame-error.js': script(frameErrorScript),
  'frame-test.js': script(frameTestScript),
  'frame-test.css': styles(frameTestStyles),
  'card-frame.js': script(cardFrameScript),
  'close-window.js': script(closeWindowScript),
  'chat-sdk.js': script(chatSdk),
  'chat-widget.js': script(chatWidgetScript),
  'chat-widget.css': styles(fontFaces, tones, chatWidgetStyles),
  'fingerprint.js': script(fingerprintScript),
  'identity.js': script(identityScript),
  'simulator.css': styles(providersStyles),
  'outbox.css': styles(tones, outboxStyles),
  'payment.css': styles(fontFaces, tones, paymentStyles),
  'onest-latin.woff2': font('onest', 'latin'),
  'onest-cyrillic.woff2': font('onest', 'cyrillic'),
  'unbounded-latin.woff2': font('unbounded', 'latin'),
  'unbounded-cyrillic.woff2': font('unbounded', 'cyrillic'),
} as const satisfies Record<string, Asset>

export type AssetName = keyof typeof assets

/** Content of an asset, also for assets served under their own URL. */
export const assetBody = (name: AssetName): string | Buffer => assets[name].body

/** URL of an asset; it includes a hash of the content, so that browsers can cache it forever. */
export function assetUrl(name: AssetName): string {
  const hash = createHash('sha256').update(assets[name].body).digest('hex').slice(0, 12)
  return `/sandbox/assets/${name}?${hash}`
}

/** Serves scripts, styles and fonts of the simulators, also to pages with the origin `null`. */
export function registerAssets(scope: FastifyInstance): void {
  for (const [name, { type, body }] of Object.entries(assets))
    scope.get(`/sandbox/assets/${name}`, (_request, reply) =>
      reply
        .header('content-type', type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(body),
    )
}
