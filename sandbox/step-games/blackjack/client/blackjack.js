// The table of blackjack. The server deals; the page shows hands and offers the moves that it allows.
const { element, texts } = globalThis.gameFrame
const board = globalThis.gameBoard
const cards = globalThis.gameCards
const actions = [...document.querySelectorAll('#moves button')]

function handElement(hand, index, { hands, active }) {
  const section = document.createElement('section')
  section.className = 'hand'
  section.classList.toggle('active', hands.length > 1 && index === active)
  const title = document.createElement('h2')
  const points = document.createElement('span')
  points.textContent = board.fill(texts.points, hand.total)
  const name = hands.length > 1 ? board.fill(texts.handNumber, index + 1) : texts.hand
  title.append(hand.stakes > 1 ? `${name} ×2 ` : `${name} `, points)
  const list = document.createElement('ul')
  list.className = 'cards'
  cards.show(list, hand.cards)
  section.append(title, list)
  return section
}

/** Shows the moves. Focus follows from the button that deals to the first move, and back. */
function drawMoves(round, isLocked) {
  const isOpen = round?.status === 'open'
  const moves = element('moves')
  const hadFocus = moves.contains(document.activeElement) || document.activeElement === element('act')
  const isNew = isOpen && moves.hidden
  if (!isOpen && !moves.hidden && hadFocus) {
    moves.hidden = true
    element('act').hidden = false
    element('act').focus()
  }
  moves.hidden = !isOpen
  for (const button of actions) {
    button.hidden = !round?.view.allowed.includes(button.id)
    button.setAttribute('aria-disabled', String(isLocked))
  }
  if ((isNew && hadFocus) || document.activeElement?.hidden) element('hit').focus()
}

globalThis.gameView = {
  canTake: false,
  options: () => ({}),
  draw(round, { isLocked, stake }) {
    const isOpen = round?.status === 'open'
    const view = round?.view
    cards.show(element('dealer-cards'), view?.dealer ?? [], isOpen ? texts.hidden : undefined)
    element('dealer-points').textContent = view ? board.fill(texts.points, view.dealerTotal) : ''
    element('hands').replaceChildren(
      ...(view?.hands ?? []).map((hand, index) => handElement(hand, index, view)),
    )
    drawMoves(round, isLocked)
    const staked = isOpen ? round.stake : stake
    board.showProspects(board.money(staked), board.money(board.winOf(staked, 20_000)))
  },
  progress: ({ view }) => board.fill(texts.yourTurn, view.hands[view.active].total),
  outcome: ({ view }) => view.hands.map(({ result }) => texts.results[result]).join(' '),
}
