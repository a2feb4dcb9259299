// Bets again with each flight, separately for each panel. Only the player starts a series; anybody and anything may
// stop it: the player at any moment, a limit of the series, a rejected bet, a page that is not visible, a flight that
// the page has missed, or the embedding site.
const { config, element, say, texts } = globalThis.gameFrame
const { autoPlayDialog, fill, limitReached, minorUnits, netOf } = globalThis.autoPlay
const game = globalThis.crashGame
const auto = texts.autobet

function createSeries(panel, openDialog) {
  const button = element(`auto-bet-${panel}`)
  const name = panel === 1 ? texts.first : texts.second
  const bets = game.panels[panel]
  /** The running series; null: none. `ending`: why it ends after the bet in flight. */
  let series = null

  function showButton() {
    button.classList.toggle('stops', series !== null)
    button.setAttribute(
      'aria-label',
      series === null ? auto.title : series.ending ? auto.stopping : fill(auto.stop, series.left),
    )
    button.querySelector('output').value = series ? series.left : ''
    bets.show()
  }

  /** Announces why the series ended, and its result, also of a loss. `text` replaces the text of the reason. */
  function end(reason, text = auto.reasons[reason]) {
    const net = netOf(series, auto, series.isIncomplete || reason === 'lost')
    series = null
    showButton()
    game.hasNote = true
    say(reason === 'rejected' || reason === 'lost' ? 'error' : 'note', `${name}: ${text} ${net}`)
  }

  /** No further bet is placed. A bet that is placed plays: its outcome is shown and counts. */
  function stop(reason) {
    if (series === null || series.ending) return
    if (series.bet === null && !series.isPlacing) return end(reason)
    series.ending = reason
    showButton()
  }

  /** Both panels decide on the same state, and a bet of the other one may not be in it. */
  const freeBalance = () => series.balance - minorUnits(game.panels[3 - panel].pendingStake())

  /** Counts the bet of the series that is over. */
  function count(bet, { flight }) {
    const { flight: number } = series.bet
    series.bet = null
    if (bet) {
      const win = minorUnits(bet.win)
      series.staked += minorUnits(bet.stake)
      series.won += win
      if (series.winLimit !== null && win >= series.winLimit) series.ending ??= 'win'
    } else if (flight.number <= number) {
      // Cancelled by the player: the stake is back.
      series.ending ??= 'player'
    } else {
      series.isIncomplete = true
      series.ending ??= 'missed'
    }
  }

  async function place({ number }) {
    const own = series
    own.isPlacing = true
    own.flight = number
    own.left -= 1
    showButton()
    const { bet, reason, text, isTooLate } = await bets.place(number)
    own.isPlacing = false
    if (isTooLate) {
      // Nothing was staked: the next flight is the one.
      own.left += 1
      follow(game.state())
    } else if (bet) {
      own.bet = bet
      follow(game.state())
    } else end(reason, text)
  }

  /** Counts what is over and bets on the flight that takes bets: one bet per flight, none for flights missed. */
  function follow(next) {
    if (series === null) return
    const hasMissed = next.flight.number > series.seen + 1
    series.seen = Math.max(series.seen, next.flight.number)
    if (hasMissed) series.ending ??= 'missed'
    if (series.isPlacing) return
    series.balance = minorUnits(next.balance)
    if (series.bet !== null) {
      const bet = next.bets.find(({ id }) => id === series.bet.id)
      if (bet?.status === 'open') return showButton()
      count(bet, next)
    }
    const ending = series.ending ?? limitReached({ ...series, balance: freeBalance() })
    if (ending) return end(ending)
    const isOpen = game.phase() === 'betting' && next.flight.number > series.flight
    if (isOpen && !game.betOf(panel, next.flight.number)) place(next.flight)
    else showButton()
  }

  function start(choices) {
    const { flight, balance } = game.state()
    series = {
      ...choices,
      staked: 0,
      won: 0,
      balance: minorUnits(balance),
      bet: null,
      flight: 0,
      seen: flight.number,
      isPlacing: false,
      isIncomplete: false,
      ending: undefined,
    }
    follow(game.state())
  }

  button.addEventListener('click', () => (series === null ? openDialog(panel) : stop('player')))
  game.onState.push(follow)
  return { stop, start, left: () => series?.left }
}

const allSeries = {}
function stopAll(reason) {
  for (const series of Object.values(allSeries)) series.stop(reason)
}

if (config.autobet) {
  /** The panel whose series the dialog starts. */
  let chosen = 1
  const open = autoPlayDialog({
    texts: auto,
    winStakes: [5, 10, 50],
    stakeValue: () => game.panels[chosen].stakeValue(),
    mistake: () =>
      game.isMultiplier(element('auto-target').value) ? undefined : ['auto-target', texts.autoRange],
    start(choices) {
      element(`auto-${chosen}`).value = element('auto-target').value
      element(`auto-bet-${chosen}`).focus()
      allSeries[chosen].start(choices)
    },
  })
  function openDialog(panel) {
    if (game.phase() === 'unknown') return
    chosen = panel
    element('auto-play-panel').textContent = panel === 1 ? texts.first : texts.second
    element('auto-target').value = element(`auto-${panel}`).value
    open()
  }
  allSeries[1] = createSeries(1, openDialog)
  allSeries[2] = createSeries(2, openDialog)
  game.autoLeft = (panel) => allSeries[panel].left()
  document.addEventListener('visibilitychange', () => document.hidden && stopAll('hidden'))
  // Below a dialog the player cannot reach the buttons that stop a series.
  for (const id of ['show-odds', 'show-bets']) element(id).addEventListener('click', () => stopAll('dialog'))
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.type === 'marquee:pause') stopAll('dialog')
  })
}
