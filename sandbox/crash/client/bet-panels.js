// The player's two bets. Each has its stake, its automatic cash-out and one button.
const { element, formatAmount, newKey, say, stakeControl, texts } = globalThis.gameFrame
const game = globalThis.crashGame

/**
 * A button that has changed its meaning ignores clicks for this long, in milliseconds: the second half of a double
 * click must not cancel what the first one placed, and a cash-out that comes too late must not place a bet.
 */
const guardMs = 700

/** What the panel's button does now; null: nothing. */
function actionOf(panel) {
  const phase = game.phase()
  const { flight, next } = game.state() ?? {}
  if (phase === 'unknown') return null
  const current = game.betOf(panel, flight.number)
  const waiting = game.betOf(panel, next.number)
  if (phase === 'flying' && current?.status === 'open') return { kind: 'cash-out', bet: current }
  if (phase === 'betting' && current) return { kind: 'cancel', bet: current }
  if (waiting) return { kind: 'cancel', bet: waiting }
  return game.autoLeft(panel) === undefined
    ? { kind: 'bet', isForNext: phase === 'flying' }
    : { kind: 'auto' }
}

function noteOf(panel, action) {
  const bet = game.betOf(panel, game.state().flight.number)
  if (action.kind === 'cancel') return action.bet === bet ? texts.placed : texts.waiting
  if (bet?.status === 'cashed') return `${texts.cashed} ×${bet.cashed_at} · ${formatAmount(bet.win)}`
  return bet?.status === 'crashed' ? texts.lost : ''
}

function labelOf({ kind, bet, isForNext }, stake, panel) {
  if (kind === 'auto') return [texts.autobet.title, String(game.autoLeft(panel))]
  if (kind === 'bet') return [isForNext ? texts.betNext : texts.bet, formatAmount(stake)]
  if (kind === 'cancel') return [texts.cancel, formatAmount(bet.stake)]
  const worth = (Number(bet.stake) * game.currentMultiplier()) / 100
  return [texts.cashOut, formatAmount(worth.toFixed(2))]
}

const reasons = {
  'panel:taken': texts.taken,
  'id:started': texts.tooLate,
  'id:crashed': texts.lost,
  'auto:range': texts.autoRange,
  'flight:passed': texts.notPlaced,
}
const reasonOf = (error) =>
  Object.entries(error.error_data ?? {})
    .map(([field, code]) => reasons[`${field}:${code}`])
    .find((text) => text !== undefined)

/** "×2,5" as the server expects it. */
const multiplierIn = (text) =>
  text
    .trim()
    .replace(/^[×x]\s*/, '')
    .replace(',', '.')
game.isMultiplier = (text) => {
  const multiplier = multiplierIn(text)
  return /^\d+(?:\.\d{1,2})?$/.test(multiplier) && Number(multiplier) >= 1.01 && Number(multiplier) <= 1000
}
/** Bets that automatic play has left in a panel; undefined: it does not play. */
game.autoLeft = () => undefined

function createPanel(panel) {
  const [button, note, auto] = ['act', 'note', 'auto'].map((name) => element(`${name}-${panel}`))
  const [label, amount] = [document.createElement('span'), document.createElement('strong')]
  button.replaceChildren(label, amount)
  /**
   * Key of the bet being placed, kept until the server shows the bet or rejects it: a lost answer costs nothing. It
   * is dropped once the bet's flight is too long ago to be shown: it would place nothing if the bet had arrived.
   */
  let key = null
  let keyFlight = 0
  let keyStake = '0'
  let isAsking = false
  let shownKind = ''
  let guardedUntil = 0

  const isLocked = () => isAsking || actionOf(panel)?.kind !== 'bet'
  const stake = stakeControl(isLocked, {
    less: `less-${panel}`,
    more: `more-${panel}`,
    output: `stake-${panel}`,
  })

  function show() {
    const action = actionOf(panel)
    if (action === null) return
    const identity = `${action.kind} ${action.bet?.id ?? ''}`
    if (identity !== shownKind) {
      if (shownKind !== '') guardedUntil = Date.now() + guardMs
      shownKind = identity
      stake.show()
    }
    const [text, value] = labelOf(action, stake.value(), panel)
    if (label.textContent !== text) label.textContent = text
    if (amount.textContent !== value) amount.textContent = value
    const noteText = noteOf(panel, action)
    if (note.textContent !== noteText) note.textContent = noteText
    button.dataset.kind = action.kind
    button.setAttribute(
      'aria-disabled',
      String(isAsking || action.kind === 'auto' || Date.now() < guardedUntil),
    )
    auto.disabled = isLocked()
  }

  function fieldsOf({ kind, bet }) {
    if (kind !== 'bet') return { id: bet.id }
    if (key === null) {
      key = newKey()
      const { flight, next } = game.state()
      keyFlight = game.phase() === 'betting' ? flight.number : next.number
    }
    keyStake = stake.value()
    return { round: key, panel, stake: keyStake, auto: multiplierIn(auto.value) }
  }

  /** Sends an action. Returns the bet that was placed, or the error; `reason`: lost if no answer arrived. */
  async function send(action, more = {}) {
    isAsking = true
    stake.show()
    show()
    try {
      const fields = { ...fieldsOf(action), ...more }
      const { data, error, refusal } = await game.ask(action.kind, fields)
      if (action.kind === 'bet') key = null
      if (error) {
        await game.ask('state')
        return { error, reason: 'rejected', text: reasonOf(error) ?? refusal }
      }
      if (action.kind !== 'bet') return {}
      // The server knows the key, but of a bet that is long over: the page had slept through its answer.
      const bet = data.bets.find(({ key: placed }) => placed === fields.round)
      return bet ? { bet } : { reason: 'rejected', text: texts.notPlaced }
    } catch {
      return { reason: 'lost', text: texts.offline }
    } finally {
      isAsking = false
      stake.show()
      show()
    }
  }

  async function act(event) {
    event.preventDefault()
    const action = actionOf(panel)
    if (action === null || action.kind === 'auto' || isAsking || Date.now() < guardedUntil) return
    const { error, text } = await send(action)
    if (text) say('error', text)
    else if (action.kind === 'bet') say('none', '')
    if (error?.error_data?.auto) auto.focus()
    game.hasNote = false
  }

  /** Bets on the flight with this number, and on no other. */
  async function place(number) {
    const outcome = await send({ kind: 'bet' }, { flight: number })
    if (outcome.reason === 'lost') return { reason: 'lost' }
    return { ...outcome, isTooLate: outcome.error?.error_data?.flight === 'passed' }
  }

  element(`bet-${panel}`).addEventListener('submit', act)
  game.onFrame.push(show)
  game.onState.push(({ bets, flight }) => {
    // Shown are the bets on this flight, the next one and the one before.
    if (bets.some((bet) => bet.key === key) || keyFlight < flight.number - 1) key = null
    show()
  })
  return {
    place,
    show,
    stakeValue: stake.value,
    /** Stake of the bet with a key, which the balance of the state may not have lost yet. */
    pendingStake: () => (key === null ? '0' : keyStake),
  }
}
game.panels = { 1: createPanel(1), 2: createPanel(2) }

/** Announces how the player's own bets end, and nothing else. */
game.onState.push(({ bets, flight }, before) => {
  if (before === null) return
  const ended = bets.filter(
    ({ id, status }) => status !== 'open' && before.bets.find((bet) => bet.id === id)?.status === 'open',
  )
  const cashed = ended.filter(({ status }) => status === 'cashed').at(-1)
  if (cashed) say('win', `${texts.cashed} ×${cashed.cashed_at}`, formatAmount(cashed.win))
  else if (ended.length > 0 && !bets.some((bet) => bet.status === 'cashed' && bet.flight === ended[0].flight))
    say('none', texts.allLost)
  // What became of automatic play stays until something else happens.
  else if (flight.number !== before.flight.number && !game.hasNote) say('none', '')
  if (ended.length > 0) game.hasNote = false
})

/** On a phone the second bet is folded away until it is wanted. */
const second = element('second')
function unfold(isOpen) {
  element('crash').classList.toggle('has-second', isOpen)
  second.setAttribute('aria-expanded', String(isOpen))
  second.textContent = isOpen ? texts.removeSecond : texts.addSecond
}
second.addEventListener('click', () => {
  unfold(second.getAttribute('aria-expanded') !== 'true')
  if (second.getAttribute('aria-expanded') === 'true') element('act-2').focus()
})
game.onState.push(({ bets }) => {
  const hasBet = bets.some(({ panel, status }) => panel === 2 && status === 'open')
  if (hasBet) unfold(true)
  second.disabled = hasBet
})
