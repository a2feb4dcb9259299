// Cash-out of a bet: the bet asks in place, states what is received, and asks again when the offer changes.
globalThis.createCashOut = ({ betsOf, onChange, onPaid, refresh, view }) => {
  const { element, post, texts } = globalThis.gameFrame
  const { make, amountText } = globalThis.sportsbookParts
  /** An amount that has just appeared cannot be confirmed: the tap was meant for what was there before. */
  const readingTime = 600

  /** The bet that is asked about, and the amount that its confirmation shows. */
  let question = null
  /** Result of the last cash-out, on the card of its bet. */
  let outcome = null
  let isSending = false

  const isOffered = (bet) => bet?.status === 'open' && bet.cash_out !== null
  const focusOn = (key) => document.querySelector(`[data-key="${key}"]`)?.focus()
  const now = () => performance.now()

  /** Announced, and shown on the card of the bet. */
  function tell(id, text) {
    outcome = { id, text }
    element('cash-out-result').textContent = text
  }

  function ask(bet) {
    if (isSending) return
    question = { id: bet.id, amount: bet.cash_out, shownAt: now(), notice: '' }
    outcome = null
    element('cash-out-result').textContent = ''
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

  /** Compares the open question with the newest bets. Called before they are displayed. */
  function update() {
    if (!question || isSending) return
    const bet = betsOf().find(({ id }) => id === question.id)
    if (!isOffered(bet)) {
      tell(question.id, bet?.status === 'open' ? texts.noCashOut : texts.cashOutSettled)
      question = null
    } else if (bet.cash_out !== question.amount) {
      const notice = texts.cashOutChanged
        .replace('%old', () => amountText(question.amount))
        .replace('%new', () => amountText(bet.cash_out))
      question = { id: bet.id, amount: bet.cash_out, shownAt: now(), notice }
      element('cash-out-result').textContent = notice
    }
  }

  async function confirm() {
    if (isSending || now() - question.shownAt < readingTime) return
    const { id, amount } = question
    isSending = true
    onChange()
    try {
      const { data, error, refusal } = await post('/sandbox/sportsbook/cash-out', { id, amount, ...view() })
      isSending = false
      const rule = error?.error_data?.cash_out
      if (data) {
        question = null
        const paid = data.bets.find((bet) => bet.id === id)?.win ?? amount
        tell(
          id,
          texts.cashedOut.replace('%s', () => amountText(paid)),
        )
        onPaid(data)
      } else if (rule === 'changed') {
        await refresh()
        // The new amount could not be loaded.
        if (question?.amount === amount) question = { id, amount, shownAt: now(), notice: refusal }
      } else {
        question = null
        tell(id, rejections[rule] ?? refusal)
        await refresh()
      }
    } catch {
      isSending = false
      question = { id, amount, shownAt: now(), notice: texts.offline }
      element('cash-out-result').textContent = texts.offline
    }
    onChange()
    focusOn(question ? `question:${id}` : `outcome:${id}`)
  }

  function questionNodes(bet) {
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
      button('confirm', `confirm:${bet.id}`, texts.cashOutConfirm.replace('%s', amountText(amount)), confirm),
      button('keep', `keep:${bet.id}`, texts.cashOutKeep, keep),
    ])
    group.setAttribute('aria-labelledby', 'cash-out-question')
    group.setAttribute('aria-busy', String(isSending))
    group.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') keep()
    })
    return group
  }

  function button(className, key, textContent, onClick) {
    const made = make('button', { type: 'button', className, dataset: { key }, textContent })
    // Not disabled, which would lose the focus.
    made.setAttribute('aria-disabled', String(isSending))
    made.addEventListener('click', onClick)
    return made
  }

  /** The part of a bet's card that offers its cash-out. */
  function nodesOf(bet) {
    const told = outcome?.id === bet.id ? outcome.text : ''
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
            button('cash-out', `bet:${bet.id}`, texts.cashOut.replace('%s', amountText(bet.cash_out)), () =>
              ask(bet),
            ),
          ]
        : []),
      ...(isOpen && !isOffered(bet) && told !== texts.noCashOut
        ? [make('p', { className: 'note', textContent: texts.noCashOut })]
        : []),
    ]
  }

  /** The player leaves the bets. */
  function close() {
    if (isSending) return
    question = null
    outcome = null
    element('cash-out-result').textContent = ''
  }

  return { nodesOf, update, close, isSending: () => isSending }
}
