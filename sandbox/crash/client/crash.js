// The crash game in its iframe. The server's clock decides; this page only animates the expected state.
const { config, element, formatAmount, newKey, post, say, showBalance, stakeControl, texts } =
  globalThis.gameFrame
const { growthPerSecond, takeOff, highestMultiplier } = config.curve
const isStill = matchMedia('(prefers-reduced-motion: reduce)')

/** Latest server state, and the clock difference to the server. */
let state = null
let clockAhead = 0
let isAsking = false
/** The bet being placed, kept until the server answers, so that a lost answer never costs a second stake. */
let pendingBet = null

const flying = () => (state?.round?.status === 'flying' ? state.round : null)
const serverNow = () => Date.now() + clockAhead
const stake = stakeControl(() => isAsking || pendingBet !== null || flying() !== null)

function multiplierAt(elapsed) {
  if (elapsed <= 0) return 100
  return Math.min(highestMultiplier, Math.floor(100 * growthPerSecond ** (elapsed / 1000)))
}

/** Draws the curve up to now, with the plane at its end. */
function draw(multiplier, elapsed) {
  element('multiplier').value = `×${multiplier.toFixed(2)}`
  const progress = Math.min(elapsed / 12000, 1)
  const x = 8 + progress * 74
  const y = 54 - Math.min(1, Math.log(multiplier) / Math.log(2.6)) * 40
  element('line').setAttribute('d', `M0 56 Q${x * 0.6} 56 ${x} ${y}`)
  element('area').setAttribute('d', `M0 56 Q${x * 0.6} 56 ${x} ${y} V60 H0 Z`)
  element('plane').style.setProperty('translate', `${x}cqw ${(y / 60) * 100}cqh`)
}

function showButton() {
  const round = flying()
  const act = element('act')
  act.classList.toggle('cashes', round !== null)
  element('auto').disabled = round !== null
  if (round === null) act.textContent = texts.bet
  else if (serverNow() < round.started_at) act.textContent = texts.starting
  else {
    const worth = (Number(round.stake) * multiplierAt(serverNow() - round.started_at)) / 100
    act.textContent = `${texts.cashOut} ${formatAmount(worth.toFixed(2))}`
  }
  stake.show()
}

function showEarlier(earlier) {
  element('earlier').replaceChildren(
    ...earlier.map((multiplier) => {
      const item = document.createElement('li')
      item.textContent = `×${multiplier}`
      item.dataset.height = Number(multiplier) >= 10 ? 'high' : Number(multiplier) >= 2 ? 'middle' : 'low'
      return item
    }),
  )
}

function showEnd(round) {
  element('crash').dataset.phase = round.status
  const end = Number(round.status === 'cashed' ? round.cashed_at : round.crash_at)
  draw(end, (Math.log(end) / Math.log(growthPerSecond)) * 1000)
  if (round.status === 'cashed') say('win', `${texts.win} ×${round.cashed_at}`, formatAmount(round.win))
  else say('none', texts.crashed)
}

/** Applies the server state. */
function take(next) {
  const ended = flying() !== null && next.round?.id === flying().id && next.round.status !== 'flying'
  state = next
  clockAhead = next.now - Date.now()
  showBalance(next.balance)
  showEarlier(next.earlier)
  if (flying()) {
    element('crash').dataset.phase = 'flying'
    say('none', '')
    requestAnimationFrame(animate)
  } else if (ended) showEnd(next.round)
  showButton()
}

async function ask(path, fields = {}) {
  const { data, refusal } = await post(path, fields)
  if (data) take(data)
  else say('error', refusal)
  return data !== undefined
}

let lastLook = 0
function animate() {
  const round = flying()
  if (!round) return
  const elapsed = serverNow() - round.started_at
  draw(multiplierAt(elapsed) / 100, Math.max(elapsed, 0))
  showButton()
  // Only the server knows whether the round has crashed.
  if (!isAsking && Date.now() - lastLook > 300 && elapsed > 0) {
    lastLook = Date.now()
    ask('/sandbox/crash/state').catch(() => setTimeout(animate, 1000))
    return
  }
  if (isStill.matches) setTimeout(animate, 250)
  else requestAnimationFrame(animate)
}

async function act(event) {
  event.preventDefault()
  if (isAsking) return
  const round = flying()
  if (round && serverNow() < round.started_at) return
  isAsking = true
  try {
    if (round) {
      if (!(await ask('/sandbox/crash/cash-out', { id: round.id }))) await ask('/sandbox/crash/state')
    } else {
      pendingBet ??= {
        round: newKey(),
        stake: stake.value(),
        auto: element('auto')
          .value.replace(/[×x\s]/g, '')
          .replace(',', '.'),
      }
      await ask('/sandbox/crash/bet', pendingBet)
      pendingBet = null
    }
  } catch {
    say('error', texts.offline)
  } finally {
    isAsking = false
    showButton()
  }
}

element('plane').style.setProperty('--take-off', `${takeOff}ms`)
element('bet-form').addEventListener('submit', act)
// On the ground before the first round.
draw(1, 0)
ask('/sandbox/crash/state').catch(() => say('error', texts.offline))
