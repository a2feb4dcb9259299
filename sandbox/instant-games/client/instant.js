// Plays games in which one bet has one result. The server draws; `gameView` shows.
const { element, main, newKey, post, say, showBalance, stakeControl, texts, config } = globalThis.gameFrame
const board = globalThis.gameBoard
const view = globalThis.gameView

/** The round in flight, kept until the server answers, so that a lost answer never costs a second stake. */
let pendingRound = null
let isPlaying = false

const isLocked = () => isPlaying || pendingRound !== null
const stake = stakeControl(isLocked)

function render() {
  stake.show()
  board.lockChoices(isLocked())
  board.showRetry(pendingRound !== null && !isPlaying, config.betLabel)
  element('act').setAttribute('aria-disabled', String(isPlaying))
  const { next, multiplier } = view.prospect()
  board.showProspects(next, board.money(board.winOf(stake.value(), multiplier)))
}

async function play(event) {
  event.preventDefault()
  if (isPlaying) return
  isPlaying = true
  pendingRound ??= { round: newKey(), stake: stake.value(), choice: JSON.stringify(view.choice()) }
  main.classList.remove('celebrates')
  say('none', '')
  render()
  try {
    const { data, refusal } = await post(`/sandbox/${main.id}/play`, pendingRound)
    pendingRound = null
    if (data) {
      const text = await view.show(data.result, data.multiplier)
      showBalance(data.balance)
      board.announce(data, text)
    } else say('error', refusal)
  } catch {
    say('error', texts.offline)
  } finally {
    isPlaying = false
    render()
  }
}

board.onChoice = render
element('bet-form').addEventListener('submit', play)
for (const button of ['less', 'more']) element(button).addEventListener('click', render)
render()
