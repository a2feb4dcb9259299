// Plays a chosen number of spins one after another. Only the player starts it; anybody and anything may stop it: the
// player at any moment, a limit of the series, a rejected bet, a page that is not visible, or the embedding site.
const { config, element, formatAmount, say, texts } = globalThis.gameFrame
const game = globalThis.slotGame
const auto = texts.autospin

/** Between two spins, in milliseconds: automatic play is never faster than play by hand. */
const pauseMs = 1000
/** Loss limits to choose from, in stakes. */
const lossStakes = [5, 10, 20, 50]

/** The running series; null: none. */
let series = null
let timer = 0

const fill = (text, value) => text.replace('%s', () => value)
const money = (minorUnits) => formatAmount((minorUnits / 100).toFixed(2))
const minorUnits = (amount) => Math.round(Number(amount) * 100)

function showButton() {
  const button = element('spin')
  button.classList.toggle('stops', series !== null)
  button.setAttribute('aria-label', series ? fill(auto.stop, series.left) : texts.spin)
  element('left').value = series ? series.left : ''
  element('show-autospin').disabled = series !== null
  game.showStake()
}

/** Ends the series: the spin in flight has been drawn and is still shown. Announces the result, also of a loss. */
function stop(reason) {
  if (series === null) return
  clearTimeout(timer)
  const net = series.won - series.staked
  series = null
  showButton()
  const sign = net > 0 ? '+' : net < 0 ? '−' : ''
  say(
    reason === 'failed' ? 'error' : 'none',
    `${auto.reasons[reason]} ${fill(auto.net, sign + money(Math.abs(net)))}`,
  )
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
  const own = series
  const reason = limitReached()
  if (reason) return stop(reason)
  series.left -= 1
  showButton()
  const outcome = await game.spin()
  // Stopped in the meantime.
  if (series !== own) return
  if (!outcome) return stop('failed')
  series.staked += minorUnits(outcome.stake)
  series.won += minorUnits(outcome.win)
  series.balance = minorUnits(outcome.balance)
  if (series.winLimit !== null && minorUnits(outcome.win) >= series.winLimit) return stop('win')
  if (limitReached()) return stop(limitReached())
  timer = setTimeout(next, pauseMs)
}

function optionOf(value, text) {
  const option = document.createElement('option')
  option.value = value
  option.textContent = text
  return option
}

/** Amounts depend on the stake, which may have changed. */
function open() {
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
  series = {
    left: Number(element('auto-count').value),
    stake: minorUnits(game.stakeValue()),
    staked: 0,
    won: 0,
    balance: minorUnits(element('balance').value.replaceAll(',', '')),
    lossLimit,
    winLimit: winLimit === 0 ? null : winLimit,
    balanceFloor: floor === '' ? null : minorUnits(floor),
  }
  next()
}

if (config.autospin) {
  element('show-autospin').addEventListener('click', open)
  element('autospin-form').addEventListener('submit', start)
  element('close-autospin').addEventListener('click', () => element('autospin').close())
  game.isAuto = () => series !== null
  game.onAct = () => {
    if (series === null) return false
    stop('player')
    return true
  }
  document.addEventListener('visibilitychange', () => document.hidden && stop('pause'))
  // The embedding site asks for a pause before it reminds the player of time and money.
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.type === 'marquee:pause') stop('pause')
  })
}
