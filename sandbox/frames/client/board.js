// Shared code of the small games: figures above the board, results, and the footer of the panel.
globalThis.gameBoard = (() => {
  const { config, element, formatAmount, post, say, texts } = globalThis.gameFrame
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')

  const fill = (text, ...values) =>
    values.reduce((filled, value) => filled.replace('%s', () => String(value)), text)
  const money = (amount) => `${formatAmount(amount)} ${config.currencyName}`

  /** "×2.02": rounded down, so that never more is shown than is paid. */
  function times(multiplier) {
    const [whole, fraction] = (Math.floor(multiplier / 100) / 100).toFixed(2).split('.')
    return `×${formatAmount(whole)}.${fraction}`
  }

  /** What a stake wins at a multiplier, as a decimal string. */
  const winOf = (stake, multiplier) =>
    (Math.floor((Math.round(Number(stake) * 100) * multiplier) / 10_000) / 100).toFixed(2)

  function showProspects(next, worth) {
    element('next').value = next
    element('worth').value = worth
  }

  /** Announces how a round ended. Less than the stake is no win, whatever came back. */
  function announce({ stake, win }, text) {
    const [paid, staked] = [Number(win), Number(stake)]
    if (paid > staked) say('win', `${text} ${texts.win}`, money(win))
    else if (paid === staked) say('none', `${text} ${texts.returned} ${money(win)}`)
    else say('none', paid > 0 ? `${text} ${texts.partly} ${money(win)}` : text)
    element('result')
      .closest('main')
      .classList.toggle('celebrates', paid > staked)
  }

  function showRetry(isPending, label) {
    element('act').textContent = isPending ? texts.retry : label
  }

  async function showCommitment() {
    const { data } = await post('/sandbox/fair/seeds', {})
    if (data) element('commitment').textContent = fill(texts.fair, data.server_seed_hash.slice(0, 4))
  }

  element('show-fairness').addEventListener('click', () => {
    element('show-odds').click()
    element('fairness').scrollIntoView()
  })
  element('odds').addEventListener('close', () => showCommitment().catch(() => undefined))
  // Without it the button keeps its general name, and the dialog says that the connection is lost.
  showCommitment().catch(() => undefined)

  return {
    announce,
    fill,
    money,
    showProspects,
    showRetry,
    times,
    winOf,
    isStill: () => stillness.matches,
    lockChoices: (isLocked) => (element('choices').disabled = isLocked),
    /** Replaced by the engine of the game: called whenever the player chooses something. */
    onChoice: () => undefined,
  }
})()
