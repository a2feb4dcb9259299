// Plays games with several decisions. The server knows the round; `gameView` shows it and offers moves.
const { config, element, main, newKey, post, say, showBalance, stakeControl, texts } = globalThis.gameFrame
const board = globalThis.gameBoard
const view = globalThis.gameView

let round = null
/** The call in flight, kept until the server answers: repeated, it neither bets nor moves a second time. */
let pending = null
let isAsking = false

const open = () => (round?.status === 'open' ? round : null)
const isBusy = () => isAsking || pending !== null
const stake = stakeControl(() => isBusy() || open() !== null)

function render() {
  const current = open()
  stake.show()
  board.lockChoices(isBusy() || current !== null)
  view.draw(round, { isLocked: isBusy() || current === null, stake: stake.value() })
  const act = element('act')
  const canTake = Number(current?.worth ?? 0) > 0
  const take = canTake ? board.fill(texts.take, board.money(current.worth)) : texts.takeNothing
  board.showRetry(pending !== null && !isAsking, current ? take : config.betLabel)
  act.classList.toggle('takes', current !== null)
  act.hidden = current !== null && !view.canTake && (pending === null || isAsking)
  act.setAttribute('aria-disabled', String(isAsking || (current !== null && pending === null && !canTake)))
}

/** Applies the server's answer and announces what has changed. */
function accept(data, path) {
  const isFirst = path === 'state'
  // A round that was over before the page opened is no news.
  round = isFirst && data.round?.status !== 'open' ? null : data.round
  showBalance(data.balance)
  if (!round) return
  if (open()) say('none', view.progress(round))
  else board.announce(round, view.outcome(round))
}

async function send(path, fields = {}) {
  isAsking = true
  pending = { path, fields }
  main.classList.remove('celebrates')
  render()
  try {
    const { data, refusal } = await post(`/sandbox/${main.id}/${path}`, fields)
    const latest = data ? { data } : await post(`/sandbox/${main.id}/state`, {})
    pending = null
    if (latest.data) accept(latest.data, data ? path : 'state')
    // A rejected move has changed nothing: the reason replaces what the state announces.
    if (!data) say('error', refusal)
  } catch {
    say('error', texts.offline)
  } finally {
    isAsking = false
    render()
  }
}

function move(value) {
  const { id, step } = open()
  return send('move', { id, step, move: value })
}

function act(event) {
  event.preventDefault()
  if (element('act').getAttribute('aria-disabled') === 'true') return
  if (pending) send(pending.path, pending.fields)
  else if (open()) move('"take"')
  else send('bet', { round: newKey(), stake: stake.value(), options: JSON.stringify(view.options()) })
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-move]')
  if (button && !isBusy() && open() && button.getAttribute('aria-disabled') !== 'true')
    move(button.dataset.move)
})
board.onChoice = render
element('bet-form').addEventListener('submit', act)
for (const button of ['less', 'more']) element(button).addEventListener('click', render)
send('state')
