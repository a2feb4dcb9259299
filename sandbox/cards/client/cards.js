// Draws cards by their numbers from 0 to 51.
const { deck } = globalThis.gameFrame.config

globalThis.gameCards = {
  /** Shows the cards in a list; `hidden` names a card that lies face down. */
  show(list, cards, hidden) {
    const items = cards.map((card) => {
      const item = document.createElement('li')
      item.dataset.color = /[♥♦]/.test(deck[card]) ? 'red' : 'black'
      item.textContent = deck[card]
      return item
    })
    if (hidden !== undefined) {
      const item = document.createElement('li')
      item.dataset.color = 'hidden'
      item.setAttribute('aria-label', hidden)
      items.push(item)
    }
    list.replaceChildren(...items)
  },
}
