// Plays a chosen number of spins one after another. Only the player starts it; anybody and anything may stop it: the
// player at any moment, a limit of the series, a rejected bet, a page that is not visible, or the embedding site.
const { config, element, formatAmount, say, texts } = globalThis.gameFrame
const game = globalThis.slotGame
const auto = texts.autospin

/** Between two spins, in milliseconds: automatic play is never faster than play by hand. */
const pauseMs = 1000
/** Loss limits to choose from, in stakes. */
const lossStakes = [5, 10, 20, 50]

/** The running series; null: none. `ending`: why it ends after the spin in flight. */
let series = null
let timer = 0

const fill = (text, ...values) => values.reduce((filled, value) => filled.replace('%s', () => value), text)
const money = (minorUnits) => formatAmount((minorUnits / 100).toFixed(2))
const minorUnits = (amount) => Math.round(Number(amount) * 100)

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
  const net = series.won - series.staked
  series = null
  showButton()
  const sign = net > 0 ? '+' : net < 0 ? '−' : ''
  const isFailure = reason === 'rejected' || reason === 'lost'
  say(
    isFailure ? 'error' : 'note',
    `${text} ${fill(reason === 'lost' ? auto.netBefore : auto.net, sign + money(Math.abs(net)))}`,
  )
}

/** No further spin is played. The bet of a spin in flight is placed: its outcome is shown and counts. */
function stop(reason) {
  if (series === null || series.ending) return
  clearTimeout(timer)
  if (!game.isSpinning()) return end(reason)
  series.ending = reason
  showButton()
}

/** Why no further spin may be played; undefined if one may. */
function limitReached() {
  const { left, staked, won, stake, lossLimit, balanceFloor, balance } = series
  if (left === 0) return 'done'
  if (staked - won + stake > lossLimit) return 'loss'
  if (balanceFloor !== null && balance - stake < balanceFloor) return 'balance'
  return undefined
}

async function next() {
  const limit = limitReached()
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
  const ending = series.ending ?? (hasWon ? 'win' : limitReached())
  if (ending) return end(ending)
  timer = setTimeout(next, pauseMs)
}

function optionOf(value, text) {
  const option = document.createElement('option')
  option.value = value
  option.textContent = text
  return option
}

/** What the series costs if nothing is won. */
function showTotal() {
  const count = Number(element('auto-count').value)
  const stake = minorUnits(game.stakeValue())
  element('auto-total').value = fill(
    auto.total,
    count,
    money(stake),
    `${money(count * stake)}\u00A0${config.currencyName}`,
  )
}

/** Amounts depend on the stake, which may have changed. */
function open() {
  const obstacle = game.whyNoAuto()
  if (obstacle !== undefined) return say('note', obstacle)
  const stake = minorUnits(game.stakeValue())
  element('auto-loss').replaceChildren(
    optionOf('', auto.choose),
    ...lossStakes.map((stakes) => optionOf(stakes * stake, money(stakes * stake))),
  )
  element('auto-win').replaceChildren(
    optionOf('', auto.none),
    ...[10, 50, 100].map((stakes) => optionOf(stakes * stake, money(stakes * stake))),
  )
  element('auto-error').textContent = ''
  showTotal()
  element('autospin').showModal()
  element('autospin-title').focus()
}

function start(event) {
  event.preventDefault()
  const lossLimit = Number(element('auto-loss').value)
  const floor = element('auto-balance').value.replace(/[\s,]/g, '')
  if (lossLimit === 0 || !/^\d*$/.test(floor)) {
    element('auto-error').textContent = lossLimit === 0 ? auto.lossNeeded : auto.balanceWrong
    element(lossLimit === 0 ? 'auto-loss' : 'auto-balance').focus()
    return
  }
  const winLimit = Number(element('auto-win').value)
  element('autospin').close()
  // The button that opened the dialog gets the focus, and is disabled now; this one stops the series.
  element('spin').focus()
  series = {
    left: Number(element('auto-count').value),
    stake: minorUnits(game.stakeValue()),
    staked: 0,
    won: 0,
    balance: minorUnits(element('balance').value.replaceAll(',', '')),
    lossLimit,
    winLimit: winLimit === 0 ? null : winLimit,
    balanceFloor: floor === '' ? null : minorUnits(floor),
    ending: undefined,
  }
  next()
}

if (config.autospin) {
  element('show-autospin').addEventListener('click', open)
  element('auto-count').addEventListener('change', showTotal)
  element('autospin-form').addEventListener('submit', start)
  element('close-autospin').addEventListener('click', () => element('autospin').close())
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
