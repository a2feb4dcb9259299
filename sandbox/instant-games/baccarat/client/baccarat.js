// The two hands of baccarat. The server has dealt them; they are only shown.
const { config, element, texts } = globalThis.gameFrame
const board = globalThis.gameBoard
const cards = globalThis.gameCards

const side = () => document.querySelector('[name="side"]:checked').value

for (const choice of document.querySelectorAll('[name="side"]'))
  choice.addEventListener('change', () => board.onChoice())

globalThis.gameView = {
  choice: () => ({ side: side() }),
  prospect: () => ({ next: board.times(config.pays[side()]), multiplier: config.pays[side()] }),
  show({ player, banker, playerPoints, bankerPoints, winner }) {
    for (const [hand, dealt, points] of [
      ['player', player, playerPoints],
      ['banker', banker, bankerPoints],
    ]) {
      cards.show(element(`${hand}-cards`), dealt)
      element(`${hand}-points`).textContent = board.fill(texts.points, points)
      element(`${hand}-cards`)
        .closest('.hand')
        .classList.toggle('wins', winner === hand)
    }
    return Promise.resolve(`${texts.won[winner]} ${playerPoints}:${bankerPoints}.`)
  },
}
