// What automatic play of all games has in common: the dialog in which a player chooses a series, and its limits.
const { config, element, formatAmount, readAmount } = globalThis.gameFrame

/** Loss limits to choose from, in stakes. */
const lossStakes = [5, 10, 20, 50]

const fill = (text, ...values) => values.reduce((filled, value) => filled.replace('%s', () => value), text)
const money = (minorUnits) => formatAmount((minorUnits / 100).toFixed(2))
const minorUnits = (amount) => Math.round(Number(amount) * 100)

function optionOf(value, text) {
  const option = document.createElement('option')
  option.value = value
  option.textContent = text
  return option
}

/** Why no further bet may be placed, a key of the texts' `reasons`; undefined if one may. `balance`: what is free. */
function limitReached({ left, staked, won, stake, lossLimit, balanceFloor, balance }) {
  if (left === 0) return 'done'
  if (staked - won + stake > lossLimit) return 'loss'
  if (balanceFloor !== null && balance - stake < balanceFloor) return 'balance'
  return undefined
}

/** The result of a series, also of a loss. `isIncomplete`: the outcome of its last bet is not known. */
function netOf({ won, staked }, texts, isIncomplete) {
  const net = won - staked
  const sign = net > 0 ? '+' : net < 0 ? '−' : ''
  return fill(isIncomplete ? texts.netBefore : texts.net, sign + money(Math.abs(net)))
}

/**
 * Prepares the dialog and returns a function that opens it. `start` gets the choices when the player starts a series;
 * `mistake` returns the first wrong field of the game's own with its text.
 */
function autoPlayDialog({ texts, winStakes, stakeValue, start, mistake = () => undefined }) {
  /** The typed floor; null: none, undefined: what is typed is no whole amount. */
  function typedFloor() {
    const text = element('auto-balance').value.trim()
    return text === '' ? null : readAmount(text, 0)
  }

  /** What the series costs if nothing is won. */
  function showTotal() {
    const count = Number(element('auto-count').value)
    const stake = minorUnits(stakeValue())
    element('auto-total').value = fill(
      texts.total,
      count,
      money(stake),
      `${money(count * stake)}\u00A0${config.currencyName}`,
    )
  }

  /** The first choice that is missing or wrong, with its text. */
  function firstMistake() {
    const own = mistake()
    if (own) return own
    if (element('auto-loss').value === '') return ['auto-loss', texts.lossNeeded]
    return typedFloor() === undefined ? ['auto-balance', texts.balanceWrong] : undefined
  }

  function submit(event) {
    event.preventDefault()
    const wrong = firstMistake()
    if (wrong) {
      const [field, text] = wrong
      element('auto-error').textContent = text
      return element(field).focus()
    }
    const winLimit = Number(element('auto-win').value)
    const floor = typedFloor()
    element('auto-play').close()
    start({
      left: Number(element('auto-count').value),
      stake: minorUnits(stakeValue()),
      lossLimit: Number(element('auto-loss').value),
      winLimit: winLimit === 0 ? null : winLimit,
      balanceFloor: floor === null ? null : minorUnits(floor),
    })
  }

  element('auto-count').addEventListener('change', showTotal)
  element('auto-play-form').addEventListener('submit', submit)
  element('close-auto-play').addEventListener('click', () => element('auto-play').close())

  return function open() {
    // Amounts depend on the stake, which may have changed.
    const stake = minorUnits(stakeValue())
    const optionsOf = (stakes) => stakes.map((times) => optionOf(times * stake, money(times * stake)))
    element('auto-loss').replaceChildren(optionOf('', texts.choose), ...optionsOf(lossStakes))
    element('auto-win').replaceChildren(optionOf('', texts.none), ...optionsOf(winStakes))
    element('auto-error').textContent = ''
    showTotal()
    element('auto-play').showModal()
    element('auto-play-title').focus()
  }
}

globalThis.autoPlay = { autoPlayDialog, fill, limitReached, minorUnits, netOf }
