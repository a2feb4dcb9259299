// The roulette in its iframe. The server draws the number; the wheel only animates it.
const { config, element, formatAmount, newKey, post, say, showBalance, texts } = globalThis.gameFrame
const places = [...document.querySelectorAll('[data-place]')]
const isStill = matchMedia('(prefers-reduced-motion: reduce)')

/** Stakes on the table by bet, in hundredths. */
const bets = new Map()
/** The spin in flight, kept until the server answers, so that a lost answer never costs a second stake. */
let pendingSpin = null
let isSpinning = false
let turns = 0

const decimal = (hundredths) => (hundredths / 100).toFixed(2)
const chipValue = () => Math.round(Number(document.querySelector('[name="chip"]:checked').value) * 100)

function showBets() {
  for (const place of places) {
    const chip = place.querySelector('.chip')
    const amount = bets.get(place.dataset.place)
    chip.hidden = amount === undefined
    chip.textContent = amount === undefined ? '' : formatAmount(decimal(amount))
  }
  const total = [...bets.values()].reduce((sum, amount) => sum + amount, 0)
  element('total').value = formatAmount(decimal(total))
  element('spin').disabled = isSpinning || total === 0
  element('clear').disabled = isSpinning || pendingSpin !== null || total === 0
}

function addChip({ currentTarget: place }) {
  if (isSpinning || pendingSpin) return
  const name = place.dataset.place
  bets.set(name, (bets.get(name) ?? 0) + chipValue())
  showBets()
}

/** Marks the numbers that a bet covers while it has the pointer or the focus. */
function showCoverage(name) {
  const covering = places.find((place) => place.dataset.place === name)
  const numbers = covering ? covering.dataset.numbers.split(', ') : []
  for (const place of places)
    place.classList.toggle(
      'covered',
      numbers.length > 1 && numbers.includes(place.dataset.place.replace('number-', '')),
    )
}

async function turnTo(number) {
  const angle = (config.wheel.indexOf(number) / config.wheel.length) * 360
  turns += 5
  const wheel = element('wheel')
  const target = `rotate(${turns * 360 - angle}deg)`
  if (!isStill.matches) {
    const from = wheel.style.transform || 'rotate(0deg)'
    await wheel.animate([{ transform: from }, { transform: target }], {
      duration: 3600,
      easing: 'cubic-bezier(0.15, 0.7, 0.2, 1)',
    }).finished
  }
  wheel.style.transform = target
}

async function show({ number, color, places: won, win, balance }) {
  await turnTo(number)
  element('number').value = number
  element('number').dataset.color = color
  for (const place of places) place.classList.toggle('wins', won.includes(place.dataset.place))
  showBalance(balance)
  const drawn = `${number} · ${texts[color === 'green' ? 'zero' : color]}.`
  if (Number(win) > 0) say('win', `${drawn} ${texts.win}`, formatAmount(win))
  else say('none', `${drawn} ${texts.noWin}`)
}

async function spin() {
  if (isSpinning || bets.size === 0 || element('odds').open) return
  isSpinning = true
  const stakes = Object.fromEntries([...bets].map(([place, amount]) => [place, decimal(amount)]))
  pendingSpin ??= { round: newKey(), bets: JSON.stringify(stakes) }
  places.forEach((place) => place.classList.remove('wins'))
  say('none', '')
  showBets()
  try {
    const { data, refusal } = await post('/sandbox/roulette/spin', pendingSpin)
    pendingSpin = null
    if (data) await show(data)
    else say('error', refusal)
  } catch {
    say('error', texts.offline)
  } finally {
    isSpinning = false
    showBets()
  }
}

for (const place of places) {
  place.addEventListener('click', addChip)
  for (const start of ['focus', 'pointerenter'])
    place.addEventListener(start, () => showCoverage(place.dataset.place))
  for (const end of ['blur', 'pointerleave']) place.addEventListener(end, () => showCoverage(null))
}
element('spin').addEventListener('click', spin)
element('clear').addEventListener('click', () => {
  bets.clear()
  showBets()
})
showBets()
