// Elements of the sportsbook: cards of matches and bets.
globalThis.sportsbookParts = (() => {
  const { config, formatAmount, texts } = globalThis.gameFrame
  const shieldColors = 6

  function make(tag, fields = {}, children = []) {
    const { dataset = {}, ...properties } = fields
    const made = Object.assign(document.createElement(tag), properties)
    Object.assign(made.dataset, dataset)
    made.append(...children)
    return made
  }

  const dateFormat = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Tashkent',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  /** "23.11.2026 19:00" in both languages. */
  function dateText(at) {
    const parts = Object.fromEntries(dateFormat.formatToParts(at).map(({ type, value }) => [type, value]))
    return `${parts.day}.${parts.month}.${parts.year} ${Number(parts.hour)}:${parts.minute}`
  }

  function clockOf(match) {
    if (!match.is_live) return dateText(match.starts_at)
    return match.minute === null ? texts.live : `${match.minute}′`
  }

  /** The shield of a team has the same colour in both languages. */
  function shield(id) {
    const sum = [...id].reduce((total, letter) => total + letter.codePointAt(0), 0)
    const drawn = make('span', { className: 'shield', dataset: { color: String(sum % shieldColors) } })
    drawn.setAttribute('aria-hidden', 'true')
    return drawn
  }

  /** Name of an outcome: "1" on a button, "Gʻalaba: Paxtakor" in the slip. */
  function outcomeName(match, outcome, isLong = false) {
    if (outcome === 'over' || outcome === 'under') {
      const total = `${texts[outcome]} ${match.line}`
      return isLong ? `${texts.totalMarket}: ${total}` : total
    }
    if (!isLong) return outcome.toUpperCase()
    if (outcome === 'x') return texts.draw
    return `${texts.winner}: ${outcome === '1' ? match.home : match.away}`
  }

  function oddsButton(match, outcome, { isChosen, onChoose }) {
    const odds = match.odds[outcome]
    const button = make(
      'button',
      {
        type: 'button',
        className: 'odds',
        disabled: odds === undefined,
        dataset: { key: `${match.id}:${outcome}`, trend: match.trends[outcome]?.direction ?? 'none' },
      },
      [
        make('span', { textContent: outcomeName(match, outcome) }),
        make('strong', { textContent: odds ?? '–' }),
      ],
    )
    button.setAttribute('aria-pressed', String(isChosen))
    button.setAttribute(
      'aria-label',
      `${match.home} – ${match.away}, ${outcomeName(match, outcome, true)}: ${odds ?? texts.closed}`,
    )
    button.addEventListener('click', () => onChoose(match, outcome))
    return button
  }

  const market = (match, outcomes, choice) =>
    make(
      'div',
      { className: 'market' },
      outcomes.map((outcome) =>
        oddsButton(match, outcome, {
          isChosen: choice.chosenOutcome(match) === outcome,
          onChoose: choice.choose,
        }),
      ),
    )

  function sides(match) {
    const scores = match.score?.split(':') ?? ['', '']
    return [match.home, match.away].map((name, index) =>
      make('span', { className: 'side' }, [
        shield(match.team_ids[index]),
        make('span', { textContent: name }),
        make('strong', { textContent: scores[index] }),
      ]),
    )
  }

  /** A match in a list, or with all its markets on its own page. */
  function matchCard(match, choice, isWhole) {
    const path = `/event/${match.id}`
    const results = match.has_draw ? ['1', 'x', '2'] : ['1', '2']
    const facts = [
      make('p', { className: 'league', textContent: match.league }),
      make('p', { className: 'clock', textContent: clockOf(match) }),
    ]
    const className = match.is_live ? 'match live' : 'match'
    if (isWhole)
      return make('article', { className }, [
        ...facts,
        make('h2', { className: 'teams' }, sides(match)),
        make('h3', { textContent: texts.resultMarket }),
        market(match, results, choice),
        make('h3', { textContent: texts.totalMarket }),
        market(match, ['over', 'under'], choice),
        make('p', { className: 'note', textContent: texts.cashOutAvailable }),
      ])
    return make('article', { className }, [
      ...facts,
      make('a', { href: `#${path}`, dataset: { path }, className: 'teams' }, sides(match)),
      market(match, results, choice),
      make('p', { className: 'note', textContent: texts.cashOutAvailable }),
      make('a', {
        href: `#${path}`,
        dataset: { path },
        className: 'more',
        ariaLabel: `${texts.allMarkets}: ${match.home} – ${match.away}`,
        textContent: `${texts.allMarkets} ›`,
      }),
    ])
  }

  const amountText = (amount) => `${formatAmount(amount)}\u00a0${config.currencyName}`

  function cashOutButton(bet, onCashOut) {
    if (bet.cash_out === null) return make('p', { className: 'note', textContent: texts.noCashOut })
    const button = make('button', {
      type: 'button',
      className: 'cash-out',
      dataset: { key: `bet:${bet.id}` },
      textContent: texts.cashOut.replace('%s', amountText(bet.cash_out)),
    })
    button.addEventListener('click', () => onCashOut(bet))
    return button
  }

  function resultText({ status, win, possible_win }) {
    if (status === 'open') return `${texts.possibleWin}: ${amountText(possible_win)}`
    return `${status === 'cashed' ? texts.cashed : texts.win}: ${amountText(win)}`
  }

  function betCard(bet, onCashOut) {
    const isOpen = bet.status === 'open'
    return make('article', { className: 'bet', dataset: { status: bet.status } }, [
      make('p', { className: 'status' }, [
        make('strong', { textContent: texts[bet.status] }),
        make('span', { textContent: dateText(bet.placed_at) }),
      ]),
      make(
        'ul',
        {},
        bet.selections.map(({ sides: teams, outcome, odds }) =>
          make('li', { textContent: `${teams}: ${outcome} (${odds})` }),
        ),
      ),
      make('p', { textContent: `${texts.stake}: ${amountText(bet.stake)} · ${resultText(bet)}` }),
      ...(isOpen ? [cashOutButton(bet, onCashOut)] : []),
    ])
  }

  return { make, outcomeName, matchCard, betCard }
})()
