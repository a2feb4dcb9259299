// The field of Mines. Which cells have mines is known to the server alone until the round is over.
const { config, element, texts } = globalThis.gameFrame
const board = globalThis.gameBoard
const cells = [...document.querySelectorAll('.cell')]
const columns = 5

const chosenMines = () => Number(element('mines-count').value)

/** What a cell shows: what the player has opened, and after the round where the mines were. */
function contentOf(cell, view) {
  if (view?.minesAt?.includes(cell)) return 'mine'
  return view?.opened.includes(cell) ? 'gem' : 'closed'
}

function picture(content) {
  if (content === 'closed') return []
  const image = new Image()
  image.src = `/art/emblems/${content === 'gem' ? 'gem' : 'bomb'}.svg`
  image.alt = ''
  return [image]
}

function drawCell(button, cell, view, isLocked) {
  const content = contentOf(cell, view)
  button.setAttribute('aria-disabled', String(isLocked || content !== 'closed'))
  const [row, column] = [Math.floor(cell / columns) + 1, (cell % columns) + 1]
  button.setAttribute('aria-label', board.fill(texts.cell, row, column, texts[content]))
  button.classList.toggle('missed', content === 'mine' && !view.opened.includes(cell))
  if (button.dataset.content === content) return
  button.dataset.content = content
  button.replaceChildren(...picture(content))
}

/** Arrow keys move between the cells, as in a grid. */
element('field').addEventListener('keydown', (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
  const next = cells[cells.indexOf(document.activeElement) + step]
  if (step === undefined || !next) return
  event.preventDefault()
  next.focus()
})
element('mines-count').addEventListener('change', () => board.onChoice())

globalThis.gameView = {
  canTake: true,
  options: () => ({ mines: chosenMines() }),
  draw(round, { isLocked }) {
    const isOpen = round?.status === 'open'
    cells.forEach((button, cell) => drawCell(button, cell, round?.view, isLocked))
    if (isOpen) element('mines-count').value = String(round.view.mines)
    const mines = chosenMines()
    const opened = isOpen ? round.view.opened.length : 0
    element('opened').value = `${opened} / ${cells.length - mines}`
    const next = isOpen ? round.view.next : config.firstMultipliers[mines - 1]
    board.showProspects(board.times(next), isOpen && opened > 0 ? board.money(round.worth) : '–')
  },
  progress: (round) =>
    round.view.opened.length === 0 ? texts.start : board.fill(texts.safe, board.money(round.worth)),
  outcome: ({ view }) => (view.isHit ? texts.hit : ''),
}
