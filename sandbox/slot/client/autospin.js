// Plays a chosen number of spins one after another. Only the player starts it; anybody and anything may stop it: the
// player at any moment, a limit of the series, a rejected bet, a page that is not visible, or the embedding site.
const { config, element, say, texts } = globalThis.gameFrame
const { autoPlayDialog, fill, limitReached, minorUnits, netOf } = globalThis.autoPlay
const game = globalThis.slotGame
const auto = texts.autospin

/** Between two spins, in milliseconds: automatic play is never faster than play by hand. */
const pauseMs = 1000

/** The running series; null: none. `ending`: why it ends after the spin in flight. */
let series = null
let timer = 0

function showButton() {
  const button = element('spin')
  button.classList.toggle('stops', series !== null)
  button.classList.toggle('ends', Boolean(series?.ending))
  button.setAttribute(
    'aria-label',
    series === null ? texts.spin : series.ending ? auto.stopping : fill(auto.stop, series.left),
  )
  element('left').value = series ? series.left : ''
  element('show-autospin').disabled = series !== null
  game.showChoices()
}

/** Announces why the series ended, and its result, also of a loss. `text` replaces the text of the reason. */
function end(reason, text = auto.reasons[reason]) {
  const net = netOf(series, auto, reason === 'lost')
  series = null
  showButton()
  say(reason === 'rejected' || reason === 'lost' ? 'error' : 'note', `${text} ${net}`)
}

/** No further spin is played. The bet of a spin in flight is placed: its outcome is shown and counts. */
function stop(reason) {
  if (series === null || series.ending) return
  clearTimeout(timer)
  if (!game.isSpinning()) return end(reason)
  series.ending = reason
  showButton()
}

async function next() {
  const limit = limitReached(series)
  if (limit) return end(limit)
  series.left -= 1
  showButton()
  const { outcome, reason, text } = await game.spin()
  if (!outcome) return end(reason, text)
  const win = minorUnits(outcome.win)
  series.staked += minorUnits(outcome.stake)
  series.won += win
  series.balance = minorUnits(outcome.balance)
  const hasWon = series.winLimit !== null && win >= series.winLimit
  const ending = series.ending ?? (hasWon ? 'win' : limitReached(series))
  if (ending) return end(ending)
  timer = setTimeout(next, pauseMs)
}

function start(choices) {
  // The button that opened the dialog gets the focus, and is disabled now; this one stops the series.
  element('spin').focus()
  series = {
    ...choices,
    staked: 0,
    won: 0,
    balance: minorUnits(element('balance').value.replaceAll(',', '')),
    ending: undefined,
  }
  next()
}

if (config.autospin) {
  const open = autoPlayDialog({
    texts: auto,
    winStakes: [10, 50, 100],
    stakeValue: game.stakeValue,
    start,
  })
  element('show-autospin').addEventListener('click', () => {
    const obstacle = game.whyNoAuto()
    if (obstacle !== undefined) return say('note', obstacle)
    open()
  })
  game.isAuto = () => series !== null
  game.onAct = () => {
    if (series === null) return false
    stop('player')
    return true
  }
  document.addEventListener('visibilitychange', () => document.hidden && stop('hidden'))
  // Below a dialog the player cannot reach the button that stops the series: neither below the rules of the game nor
  // below a dialog of the embedding site, which asks for a pause then.
  element('show-odds').addEventListener('click', () => stop('dialog'))
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.type === 'marquee:pause') stop('dialog')
  })
}
