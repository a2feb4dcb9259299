// The slot in its frame. It knows its launch token and nothing of the site around it.
const element = (id) => document.getElementById(id)
const config = JSON.parse(element('slot').dataset.config)
const { texts } = config
const reels = [...document.querySelectorAll('.reel')]
const symbolNames = Object.keys(config.emblems)
const rows = reels[0].querySelectorAll('img').length
const extraSymbols = 15

let stakeIndex = config.stakes.indexOf(config.usualStake)
/** The round on its way: kept until an answer came, so that a lost answer never costs a second stake. */
let pendingRound = null
let isSpinning = false

function formatAmount(amount) {
  const [whole, fraction = ''] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return /[1-9]/.test(fraction) ? `${grouped}.${fraction.slice(0, 2).padEnd(2, '0')}` : grouped
}

function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function showStake() {
  element('stake').value = formatAmount(config.stakes[stakeIndex])
  element('less').disabled = isSpinning || pendingRound !== null || stakeIndex === 0
  element('more').disabled = isSpinning || pendingRound !== null || stakeIndex === config.stakes.length - 1
}

function say(kind, text, amount) {
  const result = element('result')
  result.dataset.kind = kind
  result.replaceChildren(text)
  if (amount === undefined) return
  const strong = document.createElement('strong')
  strong.textContent = amount
  result.append(' ', strong)
}

function image(symbol) {
  const picture = new Image()
  picture.src = config.emblems[symbol]
  picture.alt = ''
  return picture
}

const anySymbol = () => symbolNames[Math.floor(Math.random() * symbolNames.length)]

/** Rolls one reel until it shows the symbols. What rolls by is show; the server has drawn already. */
async function roll(reel, symbols, index) {
  const strip = reel.querySelector('.strip')
  const shown = [...strip.children].slice(0, rows)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const final = symbols.map(image)
  if (isStill) {
    strip.replaceChildren(...final)
    return
  }
  const between = Array.from({ length: extraSymbols + index * 4 }, () => image(anySymbol()))
  strip.replaceChildren(...final, ...between, ...shown)
  // The strip's box is as high as the window; what rolls by hangs out below it.
  const distance = ((strip.children.length - rows) / rows) * 100
  const animation = strip.animate(
    [{ transform: `translateY(-${distance}%)` }, { transform: 'translateY(0)' }],
    {
      duration: 650 + index * 170,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    },
  )
  await animation.finished
  strip.replaceChildren(...final)
}

function markWins(wins) {
  for (const { line, from, length } of wins)
    for (let reel = from; reel < from + length; reel += 1)
      reels[reel].querySelector('.strip').children[config.lines[line][reel]].classList.add('wins')
}

async function show({ window: symbols, wins, stake, win, balance }) {
  await Promise.all(reels.map((reel, index) => roll(reel, symbols[index], index)))
  element('balance').value = formatAmount(balance)
  markWins(wins)
  const isWin = Number(win) > 0
  // Getting back less than the stake is a loss: it is told, not celebrated.
  element('slot').classList.toggle('celebrates', Number(win) > Number(stake))
  say(isWin ? 'win' : 'none', isWin ? texts.win : texts.noWin, isWin ? formatAmount(win) : undefined)
}

const refusals = { UserNeedDepositException: texts.notEnough, AuthorizationException: texts.reopen }

async function play(round) {
  const body = new URLSearchParams({ token: config.token, round: round.key, stake: round.stake })
  const response = await fetch('/sandbox/slot/spin', { method: 'POST', body, credentials: 'omit' })
  const answer = await response.json()
  if (answer.data) return answer.data
  if (response.status >= 500) throw new Error(answer.error?.type)
  pendingRound = null
  say('error', refusals[answer.error?.type] ?? texts.failed)
  return null
}

async function spin() {
  if (isSpinning || element('odds').open) return
  isSpinning = true
  pendingRound ??= { key: newKey(), stake: config.stakes[stakeIndex] }
  element('spin').setAttribute('aria-disabled', 'true')
  element('slot').classList.remove('celebrates')
  document.querySelectorAll('.wins').forEach((cell) => cell.classList.remove('wins'))
  say('none', '')
  showStake()
  try {
    const outcome = await play(pendingRound)
    if (outcome) {
      pendingRound = null
      await show(outcome)
      window.parent.postMessage({ type: 'marquee:balance' }, '*')
    }
  } catch {
    say('error', texts.offline)
  } finally {
    isSpinning = false
    element('spin').removeAttribute('aria-disabled')
    showStake()
  }
}

function changeStake(step) {
  stakeIndex = Math.min(Math.max(stakeIndex + step, 0), config.stakes.length - 1)
  showStake()
}

element('spin').addEventListener('click', spin)
element('less').addEventListener('click', () => changeStake(-1))
element('more').addEventListener('click', () => changeStake(1))
element('show-odds').addEventListener('click', () => element('odds').showModal())
document.addEventListener('keydown', (event) => {
  // On a button the space bar presses that button.
  if (event.code !== 'Space' || event.repeat || event.target.closest('button, dialog')) return
  event.preventDefault()
  spin()
})
showStake()
