// The goal: where the ball and the keeper went in the latest shot.
const { config, element, texts } = globalThis.gameFrame
const board = globalThis.gameBoard
const corners = [...document.querySelectorAll('.corner')]
const rungs = [...document.querySelectorAll('.ladder li')]

globalThis.gameView = {
  canTake: true,
  options: () => ({}),
  draw(round, { isLocked }) {
    const isOpen = round?.status === 'open'
    const shots = round?.view.shots ?? []
    const last = shots.at(-1)
    element('keeper').dataset.corner = last?.keeper ?? 'middle'
    element('football').dataset.corner = last?.corner ?? 'spot'
    for (const corner of corners) corner.setAttribute('aria-disabled', String(isLocked))
    const goals = round?.view.isSaved ? shots.length - 1 : shots.length
    rungs.forEach((rung, index) => rung.classList.toggle('reached', index < goals))
    element('goals').value = `${goals} / ${rungs.length}`
    board.showProspects(
      board.times(isOpen ? round.view.next : config.firstMultiplier),
      isOpen && goals > 0 ? board.money(round.worth) : '–',
    )
  },
  progress: (round) =>
    round.view.shots.length === 0 ? texts.start : board.fill(texts.scored, board.money(round.worth)),
  outcome: ({ view }) => (view.isSaved ? texts.saved : ''),
}
