// Cash-out of a bet: the bet asks in place, states what is received, and asks again when the offer changes.
globalThis.createCashOut = ({ betsOf, isShown, onChange, onPaid, refresh, view }) => {
  const { element, post, texts } = globalThis.gameFrame
  const { make, amountText } = globalThis.sportsbookParts
  /** An amount that has just appeared cannot be confirmed: the tap was meant for what was there before. */
  const readingTime = 600

  /**
   * The bet that is asked about, and the amount that its confirmation shows. It may be displayed later than it is asked,
   * since nothing is drawn while a pointer is down.
   */
  let question = null
  /** Result of the last cash-out, on the card of its bet. */
  let outcome = null
  let isSending = false

  const isOffered = (bet) => bet?.status === 'open' && bet.cash_out !== null
  const paidText = (amount) => texts.cashedOut.replace('%s', () => amountText(amount))

  /** The first of these elements that is displayed gets the focus. */
  const focusOn = (...keys) =>
    keys
      .map((key) => document.querySelector(`[data-key="${key}"]`))
      .find(Boolean)
      ?.focus()
  const now = () => performance.now()

  /** Announced, and shown on the card of the bet. */
  function tell(id, text) {
    outcome = { id, text }
    element('cash-out-result').textContent = text
  }

  /** Asks about an amount, after what the player did with the one before. */
  function askAgain(id, amount, notice) {
    question = { id, amount, shownAt: null, notice }
    element('cash-out-result').textContent = notice
  }

  function ask(bet) {
    if (isSending) return
    askAgain(bet.id, bet.cash_out, '')
    outcome = null
    onChange()
    focusOn(`question:${bet.id}`)
  }

  function keep() {
    if (isSending || !question) return
    const { id } = question
    question = null
    onChange()
    focusOn(`bet:${id}`)
  }

  const rejections = { closed: texts.noCashOut, settled: texts.cashOutSettled }

  /** Why the question about a bet has ended without its answer. */
  function endText(bet) {
    if (bet?.status === 'open') return texts.noCashOut
    // The answer to the confirmation was lost, or another window has confirmed.
    return bet?.status === 'cashed' ? paidText(bet.win) : texts.cashOutSettled
  }

  function changeText(before, after) {
    const [old, next] = [before, after].map(amountText)
    return old === next ? '' : texts.cashOutChanged.replace('%old', () => old).replace('%new', () => next)
  }

  /** Compares the open question with the newest bets. Called before they are displayed. */
  function update() {
    if (!question || isSending) return
    if (!isShown()) return close()
    const bet = betsOf().find(({ id }) => id === question.id)
    if (!isOffered(bet)) {
      tell(question.id, endText(bet))
      question = null
    } else if (bet.cash_out !== question.amount) {
      const notice = changeText(question.amount, bet.cash_out)
      // Amounts that look the same leave nothing to read.
      if (notice === '') question.amount = bet.cash_out
      else askAgain(bet.id, bet.cash_out, notice)
    }
  }

  /** `amount` is what the clicked button shows: a button that is pressed stays when the offer changes. */
  async function confirm(id, amount) {
    if (isSending || question?.id !== id || question.amount !== amount) return
    if (now() - question.shownAt < readingTime) return
    isSending = true
    onChange()
    try {
      const { data, error, refusal } = await post('/sandbox/sportsbook/cash-out', { id, amount, ...view() })
      isSending = false
      const rule = error?.error_data?.cash_out
      if (data) {
        question = null
        tell(id, paidText(data.bets.find((bet) => bet.id === id)?.win ?? amount))
        onPaid(data)
      } else if (rule === 'changed') {
        await refresh()
        if (!isShown()) tell(id, refusal)
        // The new amount could not be loaded.
        else if (question && changeText(question.amount, amount) === '')
          askAgain(id, question.amount, refusal)
      } else {
        question = null
        tell(id, rejections[rule] ?? refusal)
        await refresh()
      }
    } catch {
      isSending = false
      askAgain(id, amount, texts.offline)
    }
    // The player has left the bets meanwhile.
    if (!isShown()) question = null
    onChange()
    focusOn(`question:${id}`, `outcome:${id}`, `bet:${id}`)
  }

  function questionNodes(bet) {
    question.shownAt ??= now()
    const { amount, notice } = question
    const text = texts.cashOutQuestion
      .replace('%s', () => amountText(amount))
      .replace('%win', () => amountText(bet.possible_win))
    const group = make('div', { className: 'cash-out-question', role: 'group' }, [
      ...(notice ? [make('p', { className: 'moved', textContent: notice })] : []),
      make('p', {
        id: 'cash-out-question',
        tabIndex: -1,
        dataset: { key: `question:${bet.id}` },
        textContent: text,
      }),
      button(
        { className: 'confirm', dataset: { key: `confirm:${bet.id}`, amount } },
        texts.cashOutConfirm.replace('%s', () => amountText(amount)),
        () => confirm(bet.id, amount),
      ),
      button({ className: 'keep', dataset: { key: `keep:${bet.id}` } }, texts.cashOutKeep, keep),
    ])
    group.setAttribute('aria-labelledby', 'cash-out-question')
    group.setAttribute('aria-busy', String(isSending))
    group.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') keep()
    })
    return group
  }

  /** `data-amount` replaces a button whose amount looks the same but is another one. */
  function button(fields, textContent, onClick) {
    const made = make('button', { type: 'button', ...fields, textContent })
    // Not disabled, which would lose the focus.
    made.setAttribute('aria-disabled', String(isSending))
    made.addEventListener('click', onClick)
    return made
  }

  /** The part of a bet's card that offers its cash-out. */
  function nodesOf(bet) {
    const isOver = outcome?.text === texts.noCashOut && isOffered(bet)
    const told = outcome?.id === bet.id && !isOver ? outcome.text : ''
    const isOpen = bet.status === 'open'
    return [
      ...(told
        ? [
            make('p', {
              className: 'told',
              tabIndex: -1,
              dataset: { key: `outcome:${bet.id}` },
              textContent: told,
            }),
          ]
        : []),
      ...(question?.id === bet.id ? [questionNodes(bet)] : []),
      ...(isOpen && question?.id !== bet.id && isOffered(bet)
        ? [
            button(
              { className: 'cash-out', dataset: { key: `bet:${bet.id}`, amount: bet.cash_out } },
              texts.cashOut.replace('%s', () => amountText(bet.cash_out)),
              () => ask(bet),
            ),
          ]
        : []),
      ...(isOpen && !isOffered(bet) && told !== texts.noCashOut
        ? [make('p', { className: 'note', textContent: texts.noCashOut })]
        : []),
    ]
  }

  /** Which elements follow the one with this key, if it had the focus and is gone. */
  function keysAfter(key) {
    const [part, id] = key.split(':')
    if (['question', 'confirm', 'keep'].includes(part)) return [`outcome:${id}`, `bet:${id}`]
    return part === 'outcome' ? [`bet:${id}`] : []
  }

  /** The player leaves the bets. */
  function close() {
    if (isSending) return
    question = null
    outcome = null
    element('cash-out-result').textContent = ''
  }

  return { nodesOf, update, close, keysAfter, isSending: () => isSending }
}
