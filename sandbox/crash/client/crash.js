// The crash game in its iframe. The server's clock decides; this page only animates the expected state.
const { config, element, post, say, showBalance, texts } = globalThis.gameFrame
const { growthPerSecond, highestMultiplier } = config.curve
const isStill = matchMedia('(prefers-reduced-motion: reduce)')

/** Latest server state, and the clock difference to the server. */
let state = null
let clockAhead = 0
let isAsking = false
let failures = 0
/** The launch has expired: only opening the page again helps. */
let isOver = false
let shownBalance = ''
let timer = 0

const serverNow = () => Date.now() + clockAhead

function phase() {
  if (state === null) return 'unknown'
  if (state.flight.crash_at !== null) return 'over'
  return serverNow() < state.flight.starts_at ? 'betting' : 'flying'
}

/** The player's bet of a panel on the flight with this number. */
const betOf = (panel, number) => state?.bets.find((bet) => bet.panel === panel && bet.flight === number)
const hasOpenBet = () => state?.bets.some(({ status }) => status === 'open') ?? false

function multiplierAt(elapsed) {
  if (elapsed <= 0) return 100
  return Math.min(highestMultiplier, Math.floor(100 * growthPerSecond ** (elapsed / 1000)))
}
const currentMultiplier = () => multiplierAt(serverNow() - state.flight.starts_at)

const crash = {
  state: () => state,
  phase,
  betOf,
  currentMultiplier,
  ask,
  start,
  /** Called with each state; other parts of the page add themselves. */
  onState: [],
  /** Called with each animation frame. */
  onFrame: [],
}
globalThis.crashGame = crash

/** Draws the curve to a multiplier, with the plane at its end. */
function drawCurve(multiplier) {
  const elapsed = (Math.log(multiplier) / Math.log(growthPerSecond)) * 1000
  const x = 8 + Math.min(elapsed / 12000, 1) * 74
  const y = 54 - Math.min(1, Math.log(multiplier) / Math.log(2.6)) * 36
  element('line').setAttribute('d', `M0 56 Q${x * 0.6} 56 ${x} ${y}`)
  element('area').setAttribute('d', `M0 56 Q${x * 0.6} 56 ${x} ${y} V60 H0 Z`)
  element('plane').style.setProperty('translate', `${x}cqw ${(y / 60) * 100}cqh`)
}

/** Shows a text only if it has changed: the page draws up to sixty times per second. */
function show(target, text) {
  if (target.textContent !== text) target.textContent = text
}

function draw() {
  const now = phase()
  const { flight } = state
  element('crash').dataset.phase = now
  if (now === 'betting') {
    const left = flight.starts_at - serverNow()
    show(element('caption'), texts.countdown)
    show(
      element('commitment'),
      `${texts.round} ${flight.number} · ${texts.hash.toLowerCase()} ${flight.hash.slice(0, 8)}…`,
    )
    show(element('multiplier'), `${Math.max(1, Math.ceil(left / 1000))} ${texts.seconds}`)
    element('countdown').style.setProperty('scale', `${Math.min(1, left / config.bettingTime)} 1`)
    drawCurve(1)
    return
  }
  const multiplier = now === 'over' ? Number(flight.crash_at) : currentMultiplier() / 100
  show(element('caption'), now === 'over' ? texts.crashed : '')
  show(element('multiplier'), `×${multiplier.toFixed(2)}`)
  drawCurve(multiplier)
}

function showEarlier() {
  element('earlier').replaceChildren(
    ...state.earlier.map(({ number, crash_at: multiplier }) => {
      const item = document.createElement('li')
      item.textContent = `×${multiplier}`
      item.title = `${texts.round} ${number}`
      item.dataset.height = Number(multiplier) >= 10 ? 'high' : Number(multiplier) >= 2 ? 'middle' : 'low'
      return item
    }),
  )
}

/** Answers overtake each other by less than this, in milliseconds: a larger step back is a clock that was set. */
const maxOvertakingMs = 10_000

/** Applies a server state, unless it is older than the one shown. */
function take(next) {
  if (state !== null && next.now < state.now && state.now - next.now < maxOvertakingMs) return
  const before = state
  // The answer that travelled for the shortest time knows the clock best.
  const ahead = next.now - Date.now()
  clockAhead = before === null || Math.abs(ahead - clockAhead) > 2000 ? ahead : Math.max(ahead, clockAhead)
  state = next
  if (next.balance !== shownBalance) showBalance((shownBalance = next.balance))
  if (before?.earlier[0]?.number !== next.earlier[0]?.number) showEarlier()
  for (const apply of crash.onState) apply(next, before)
}

/** Calls the server and shows the state of its answer. Returns the error, if it has one; throws if it is lost. */
async function ask(call, fields = {}) {
  const answer = await post(`/sandbox/crash/${call}`, fields)
  if (answer.data) take(answer.data)
  if (answer.error?.type === 'AuthorizationException') isOver = true
  return answer
}

/** Milliseconds until the page asks again. */
function delay() {
  if (failures > 0 || state === null) return 2000
  const now = phase()
  if (now === 'flying') return document.hidden ? 1500 : 350
  const { flight } = state
  const change = now === 'betting' ? flight.starts_at : flight.ends_at + config.pauseTime
  return Math.max(50, Math.min(1000, change - serverNow() + 30))
}

/** Asks for the state again and again while somebody looks or has a bet. */
async function poll() {
  clearTimeout(timer)
  if (isAsking || isOver) return
  if (document.hidden && !hasOpenBet()) return
  isAsking = true
  try {
    const { error, refusal } = await ask('state')
    if (error) say('error', refusal)
    else if (failures > 1) say('none', '')
    failures = 0
  } catch {
    failures += 1
    if (failures === 2 || state === null) say('error', texts.reconnecting)
  } finally {
    isAsking = false
  }
  timer = setTimeout(poll, delay())
}

function animate() {
  if (state !== null) {
    draw()
    for (const apply of crash.onFrame) apply()
  }
  if (isStill.matches || phase() === 'over') setTimeout(animate, 200)
  else requestAnimationFrame(animate)
}

/** Begins when all parts of the page are there. */
function start() {
  drawCurve(1)
  animate()
  poll()
  document.addEventListener('visibilitychange', poll)
}
