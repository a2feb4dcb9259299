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
  isSpinning: () => isSpinning,
  whyNoAuto,
  stakeValue: () => stake.value(),
  showChoices,
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

/** Stake and free spins cannot be changed during automatic play: it plays the stake that the player started it with. */
function showChoices() {
  stake.show()
  const freespins = element('use-freespin')
  freespins.disabled = game.isAuto()
  // The button stays reachable: it says why.
  element('show-autospin')?.setAttribute('aria-disabled', String(freespins.checked))
}

/** Why automatic play may not start now; undefined if it may. It costs money, so it never replaces free spins. */
function whyNoAuto() {
  if (isSpinning) return texts.autospin.afterSpin
  if (pendingRound !== null) return texts.offline
  return element('use-freespin').checked ? texts.autospin.afterFreespins : undefined
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
  pendingRound = null
  if (data) return { outcome: data }
  const isUsedUp = error.error_data?.stake === 'no_freespins'
  if (isUsedUp) showFreespins(0)
  return { reason: 'rejected', text: isUsedUp ? texts.noFreespins : refusal }
}

/**
 * Plays a round, or repeats the one in flight. Returns its outcome, or why there is none: the bet was rejected, with
 * the text that says why, or the answer was lost, and the bet may have been placed.
 */
async function spin() {
  isSpinning = true
  pendingRound ??= {
    round: newKey(),
    ...(element('use-freespin').checked ? { freespin: 1 } : { stake: stake.value() }),
  }
  // During automatic play it is the button that stops it.
  if (!game.isAuto()) element('spin').setAttribute('aria-disabled', 'true')
  element('slot').classList.remove('celebrates')
  document.querySelectorAll('.wins').forEach((cell) => cell.classList.remove('wins'))
  say('none', '')
  showChoices()
  try {
    const played = await play(pendingRound)
    if (played.outcome) await show(played.outcome)
    else say('error', played.text)
    return played
  } catch {
    say('error', texts.offline)
    return { reason: 'lost' }
  } finally {
    isSpinning = false
    element('spin').removeAttribute('aria-disabled')
    showChoices()
  }
}

/** What the button and the space bar do. */
function act() {
  if (!game.onAct() && !isSpinning && document.querySelector('dialog[open]') === null) spin()
}

showChoices()
element('use-freespin').addEventListener('change', showChoices)
element('spin').addEventListener('click', act)
document.addEventListener('keydown', (event) => {
  // A focused button handles the space bar itself.
  if (event.code !== 'Space' || event.repeat || event.target.closest('button, dialog')) return
  event.preventDefault()
  act()
})
