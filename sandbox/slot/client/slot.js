// The slot in its iframe. It knows its launch token and nothing about the embedding site.
const { config, element, formatAmount, newKey, post, say, showBalance, stakeControl, texts } =
  globalThis.gameFrame
const reels = [...document.querySelectorAll('.reel')]
const symbolNames = Object.keys(config.emblems)
const rows = reels[0].querySelectorAll('img').length
const extraSymbols = 15

/** The round in flight, kept until the server answers, so that a lost answer never costs a second stake. */
let pendingRound = null
let isSpinning = false

/** `onAct` returns true if it has handled the button; `isAuto` while automatic play keeps stake and kind of spin. */
const game = {
  spin,
  stakeValue: () => stake.value(),
  showStake: () => stake.show(),
  onAct: () => false,
  isAuto: () => false,
}
globalThis.slotGame = game

const stake = stakeControl(() => isSpinning || pendingRound !== null || game.isAuto())

function image(symbol) {
  const picture = new Image()
  picture.src = config.emblems[symbol]
  picture.alt = ''
  return picture
}

const anySymbol = () => symbolNames[Math.floor(Math.random() * symbolNames.length)]

/** Spins one reel until it shows the symbols. Only an animation: the server has already drawn them. */
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
  // The strip's box is as high as the window; the passing symbols overflow below it.
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

function showFreespins(left) {
  element('freespins-left').value = left
  element('freespins').hidden = left === 0
  if (left === 0) element('use-freespin').checked = false
}

async function show({ window: symbols, wins, stake: staked, win, balance, freespins }) {
  await Promise.all(reels.map((reel, index) => roll(reel, symbols[index], index)))
  showBalance(balance)
  showFreespins(freespins)
  markWins(wins)
  const isWin = Number(win) > 0
  // A win below the stake is a loss: it is announced, not celebrated.
  element('slot').classList.toggle('celebrates', Number(win) > Number(staked))
  say(isWin ? 'win' : 'none', isWin ? texts.win : texts.noWin, isWin ? formatAmount(win) : undefined)
}

async function play(round) {
  const { data, error, refusal } = await post('/sandbox/slot/spin', round)
  if (data) return data
  pendingRound = null
  const isUsedUp = error.error_data?.stake === 'no_freespins'
  if (isUsedUp) showFreespins(0)
  say('error', isUsedUp ? texts.noFreespins : refusal)
  return null
}

/** Plays a round, or repeats the one in flight; null if it was not played. */
async function spin() {
  if (isSpinning || element('odds').open) return null
  isSpinning = true
  pendingRound ??= {
    round: newKey(),
    ...(element('use-freespin').checked && !game.isAuto() ? { freespin: 1 } : { stake: stake.value() }),
  }
  element('spin').setAttribute('aria-disabled', 'true')
  element('slot').classList.remove('celebrates')
  document.querySelectorAll('.wins').forEach((cell) => cell.classList.remove('wins'))
  say('none', '')
  stake.show()
  try {
    const outcome = await play(pendingRound)
    if (outcome) {
      pendingRound = null
      await show(outcome)
    }
    return outcome
  } catch {
    say('error', texts.offline)
    return null
  } finally {
    isSpinning = false
    element('spin').removeAttribute('aria-disabled')
    stake.show()
  }
}

/** What the button and the space bar do. */
function act() {
  if (!game.onAct()) spin()
}

element('spin').addEventListener('click', act)
document.addEventListener('keydown', (event) => {
  // A focused button handles the space bar itself.
  if (event.code !== 'Space' || event.repeat || event.target.closest('button, dialog')) return
  event.preventDefault()
  act()
})
