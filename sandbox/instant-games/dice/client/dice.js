// The track of the dice: the part that wins, and the rolled number.
const { config, element, texts } = globalThis.gameFrame
const board = globalThis.gameBoard

const chance = () => Number(element('chance').value)
const side = () => element('side').value
const multiplier = () => config.multipliers[chance()]

function showLimit() {
  const limit = side() === 'under' ? chance() : 100 - chance()
  element('chance-shown').value = `${chance()}%`
  element('limit').textContent = board.fill(
    side() === 'under' ? texts.below : texts.atLeast,
    limit.toFixed(2),
  )
  const track = element('track')
  track.dataset.side = side()
  track.style.setProperty('--limit', `${limit}%`)
}

for (const control of ['chance', 'side'])
  element(control).addEventListener('input', () => {
    showLimit()
    board.onChoice()
  })
showLimit()

globalThis.gameView = {
  choice: () => ({ side: side(), chance: chance() }),
  prospect: () => ({ next: board.times(multiplier()), multiplier: multiplier() }),
  show({ roll, isWin }) {
    const number = (roll / 100).toFixed(2)
    element('roll').value = number
    element('roll').dataset.won = isWin
    element('track').style.setProperty('--roll', `${roll / 100}%`)
    return Promise.resolve(board.fill(texts.rolled, number))
  },
}
