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
    if (match.is_over) return texts.over
    if (!match.is_live) return dateText(match.starts_at)
    if (match.minute !== null) return `${match.minute}′`
    return match.period ?? texts.live
  }

  /** The shield of a team has the same colour in both languages. */
  function shield(id) {
    const sum = [...id].reduce((total, letter) => total + letter.codePointAt(0), 0)
    const drawn = make('span', { className: 'shield', dataset: { color: String(sum % shieldColors) } })
    drawn.setAttribute('aria-hidden', 'true')
    return drawn
  }

  function oddsButton(match, key, name, choice) {
    const odds = match.odds[key]
    const id = `${match.id}:${key}`
    const button = make(
      'button',
      {
        type: 'button',
        className: 'odds',
        disabled: odds === undefined,
        dataset: { key: id, trend: match.trends[key]?.direction ?? 'none' },
      },
      [make('span', { textContent: name }), make('strong', { textContent: odds ?? '–' })],
    )
    button.setAttribute('aria-pressed', String(choice.isChosen(id)))
    button.setAttribute(
      'aria-label',
      `${match.home} – ${match.away}, ${match.names[key] ?? name}: ${odds ?? texts.closed}`,
    )
    button.addEventListener('click', () => choice.choose(match, key))
    return button
  }

  /**
   * Short names are beside their odds, others above them, so that none wraps. Many outcomes fill several rows: two
   * columns for four of them, so that none is left alone.
   */
  function layoutOf(selections) {
    const longest = Math.max(...selections.map(({ name }) => name.length))
    const isShort = longest <= (selections.length <= 3 ? 5 : 4)
    const name = isShort ? '' : ' named'
    if (selections.length <= 3) return `row${name}`
    if (selections.length === 4) return `pairs${name}`
    return isShort ? 'many' : 'many wide named'
  }

  const row = (match, selections, choice) =>
    make(
      'div',
      { className: `market ${layoutOf(selections)}` },
      selections.map(({ key, name }) => oddsButton(match, key, name, choice)),
    )

  function resultRow(match, choice) {
    const outcomes = match.has_draw ? ['1', 'x', '2'] : ['1', '2']
    const selections = outcomes.map((outcome) => ({ key: `result/${outcome}`, name: outcome.toUpperCase() }))
    return row(match, selections, choice)
  }

  const plural = new Intl.PluralRules(config.locale)
  const moreText = (count) => texts.moreMarkets[plural.select(count)].replace('%s', count)

  /** Market types that are open until the player chooses otherwise. */
  const openAtFirst = 5
  /** Which market types the player has opened or closed, by title. */
  const toggled = new Map()
  let group = 'all'

  function marketType(match, { title, rows }, index, choice) {
    const isOpen = toggled.get(title) ?? (group !== 'all' || index < openAtFirst)
    const summary = make('summary', { dataset: { key: `type:${title}` } }, [
      make('h3', { textContent: title }),
    ])
    const details = make('details', { open: isOpen }, [
      summary,
      make(
        'div',
        { className: 'rows' },
        rows.map((selections) => row(match, selections, choice)),
      ),
    ])
    // Only what the player does: `toggle` also follows when the page itself opens the details.
    summary.addEventListener('click', () => toggled.set(title, !details.open))
    return details
  }

  const hasTwoColumns = matchMedia('(width >= 1200px)')
  /** Every second card in the second column, so that none changes its column when another opens. */
  function inColumns(cards) {
    const count = hasTwoColumns.matches ? 2 : 1
    return Array.from({ length: count }, (_column, column) =>
      make(
        'div',
        { className: 'column' },
        cards.filter((_card, index) => index % count === column),
      ),
    )
  }

  /** All markets of a match, by group. */
  function marketList(match, choice, onGroup) {
    const groups = ['all', ...new Set(match.markets.map((each) => each.group))]
    if (!groups.includes(group)) group = 'all'
    if (match.more_markets > 0 && match.markets.length === 0)
      return [make('div', { className: 'waiting' }), make('div', { className: 'waiting' })]
    if (match.markets.length === 0) return [make('p', { className: 'empty', textContent: texts.none })]
    const tabs = make(
      'div',
      { className: 'groups', role: 'group', ariaLabel: texts.allMarkets },
      groups.map((name) => {
        const tab = make('button', {
          type: 'button',
          dataset: { key: `group:${name}` },
          textContent: name === 'periods' ? texts.periods[match.sport] : texts.groups[name],
        })
        tab.setAttribute('aria-pressed', String(name === group))
        tab.addEventListener('click', () => {
          group = name
          onGroup()
        })
        return tab
      }),
    )
    const types = match.markets.filter((each) => group === 'all' || each.group === group)
    return [
      tabs,
      make(
        'div',
        { className: 'types' },
        inColumns(types.map((type, index) => marketType(match, type, index, choice))),
      ),
    ]
  }

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

  const matchFacts = (match) => [
    make('p', { className: 'league', textContent: match.league }),
    make('p', { className: 'clock', textContent: clockOf(match) }),
  ]
  const matchClass = (match) => (match.is_live ? 'match live' : 'match')

  /** A match in a list. */
  function matchCard(match, choice) {
    const path = `/event/${match.id}`
    const more = moreText(match.more_markets)
    const link = { href: `#${path}`, dataset: { path } }
    return make('article', { className: matchClass(match) }, [
      ...matchFacts(match),
      make('a', { ...link, className: 'teams' }, sides(match)),
      resultRow(match, choice),
      make('p', { className: 'note cash-out-note', textContent: texts.cashOutAvailable }),
      match.more_markets > 0
        ? make('a', {
            ...link,
            className: 'more',
            ariaLabel: `${more}: ${match.home} – ${match.away}`,
            textContent: more,
          })
        : make('span'),
    ])
  }

  /** A match on its own page, with all its markets. */
  const matchPage = (match, choice, onGroup) => [
    make('article', { className: `${matchClass(match)} whole` }, [
      ...matchFacts(match),
      make('h2', { className: 'teams' }, sides(match)),
      make('p', { className: 'note cash-out-note', textContent: texts.cashOutAvailable }),
    ]),
    ...marketList(match, choice, onGroup),
  ]

  const amountText = (amount) => `${formatAmount(amount)}\u00a0${config.currencyName}`

  /** A line of the bet slip; `now` are the odds at present, undefined if bets are closed. */
  function selectionItem({ match, name, odds }, { now, isLocked, isConflicting, onRemove }) {
    const sides = `${match.home} – ${match.away}`
    const remove = make('button', {
      type: 'button',
      className: 'remove',
      textContent: '×',
      disabled: isLocked,
    })
    remove.setAttribute('aria-label', `${texts.remove}: ${sides}, ${name}`)
    remove.addEventListener('click', onRemove)
    const price = make('span', { className: 'price' })
    if (now === undefined) price.append(make('em', { textContent: texts.closed }))
    else if (now === odds) price.append(make('strong', { textContent: odds }))
    else
      price.append(
        make('s', { textContent: odds }),
        ' ',
        make('strong', {
          textContent: now,
          className: Number(now) < Number(odds) ? 'worse' : 'better',
        }),
      )
    return make('li', { className: isConflicting ? 'conflicting' : '' }, [
      make('span', { className: 'sides', textContent: sides }),
      make('strong', { className: 'choice', textContent: name }),
      ...(isConflicting ? [make('em', { className: 'tag', textContent: texts.conflictTag })] : []),
      price,
      remove,
    ])
  }

  function resultText({ status, win, possible_win }) {
    if (status === 'open') return `${texts.possibleWin}: ${amountText(possible_win)}`
    return `${{ cashed: texts.cashed, refunded: texts.returnedStake }[status] ?? texts.win}: ${amountText(win)}`
  }

  /** A bet; `cashOut` are the nodes that offer its cash-out. */
  function betCard(bet, cashOut) {
    return make('article', { className: 'bet', dataset: { status: bet.status } }, [
      make('p', { className: 'status' }, [
        make('strong', { textContent: texts[bet.status] }),
        make('span', { textContent: `№\u00a0${bet.id} · ${dateText(bet.placed_at)}` }),
      ]),
      make(
        'ul',
        {},
        bet.selections.map((selection) => {
          const { sides: teams, outcome, odds, is_returned, score } = selection
          const price = is_returned ? texts.returnedSelection.replace('%s', odds) : odds
          const clock = clockOf(selection)
          return make('li', { textContent: `${teams}: ${outcome}\u00a0(${price})` }, [
            make('p', {
              className: selection.is_live && !selection.is_over ? 'stand running' : 'stand',
              textContent: score === null ? clock : `${score} · ${clock}`,
            }),
          ])
        }),
      ),
      ...(bet.selections.length > 1
        ? [make('p', { textContent: `${texts.totalOdds}: ${bet.total_odds}` })]
        : []),
      make('p', { className: 'sums' }, [
        make('span', { textContent: `${texts.stake}: ${amountText(bet.stake)}` }),
        make('span', { textContent: resultText(bet) }),
      ]),
      ...cashOut,
    ])
  }

  return { make, amountText, matchCard, matchPage, betCard, selectionItem }
})()
