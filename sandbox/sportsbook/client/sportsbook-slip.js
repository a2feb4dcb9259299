// The bet slip: a column on desktops; on phones a bar that opens it as a sheet.
globalThis.createSlip = ({ onChange, onPlaced, view }) => {
  const { config, element, formatAmount, newKey, post, say, texts } = globalThis.gameFrame
  const { make, amountText } = globalThis.sportsbookParts
  /** Selected outcomes, at most one per match; `odds` are those that the player has accepted. */
  const entries = new Map()
  /** The slip in flight, kept until the server answers, so that a lost answer never costs a second stake. */
  let pendingSlip = null
  let isPlacing = false
  let isOpen = false
  /** How several selections are combined: one bet on all of them, or one on each. */
  let kind = 'express'

  const isSheet = matchMedia('(width < 900px)')
  const currentOdds = ({ match, key }) => match?.odds[key]
  const changed = () =>
    [...entries.values()].filter((entry) => currentOdds(entry) && currentOdds(entry) !== entry.odds)
  const closed = () => [...entries.values()].filter((entry) => currentOdds(entry) === undefined)
  const isSingles = () => kind === 'singles' && entries.size > 1
  const plainAmount = (text) => text.replace(/[,\s]/g, '')
  const stakeText = () => plainAmount(element('slip-stake').value)

  function money(minorUnits) {
    const digits = minorUnits.toString().padStart(config.decimals + 1, '0')
    const amount = `${digits.slice(0, -config.decimals)}.${digits.slice(-config.decimals)}`
    return `${formatAmount(amount)}\u00a0${config.currencyName}`
  }

  /** Minor units, as the server reads an amount; 0 if it would reject it. */
  function minorUnits(text) {
    const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(plainAmount(text)) ?? []
    if (whole === undefined || /[1-9]/.test(fraction.slice(config.decimals))) return 0n
    return BigInt(whole + fraction.slice(0, config.decimals).padEnd(config.decimals, '0'))
  }

  const productOf = (selections) =>
    selections.reduce((all, { odds }) => all * BigInt(Math.round(Number(odds) * 100)), 1n)

  /** Win of one bet, which the server rounds down and limits to a thousand stakes. */
  function winOf(stake, selections) {
    const win = (stake * productOf(selections)) / 100n ** BigInt(selections.length)
    return win < stake * 1000n ? win : stake * 1000n
  }

  /** The exact product of the odds, or "≈" and four decimals of it, as the server writes it. */
  function totalOdds() {
    const selections = [...entries.values()]
    const scale = 100n ** BigInt(selections.length)
    const product = productOf(selections) * 10_000n
    const digits = String(product / scale).padStart(5, '0')
    const decimals = digits.slice(-4).replace(/0{1,2}$/, '')
    return `${product % scale === 0n ? '' : '≈\u00a0'}${digits.slice(0, -4)}.${decimals}`
  }

  function setOpen(open) {
    if (open === isOpen) return
    isOpen = open
    document.body.classList.toggle('slip-open', open)
    element('slip-bar').setAttribute('aria-expanded', String(open))
    // Nothing behind the sheet can be reached while it is open.
    for (const id of ['sports', 'view', 'search-form', 'footer', 'slip-bar']) element(id).inert = open
    if (open) element('slip-title').focus()
    else if (isSheet.matches) (element('slip-bar').hidden ? element('view') : element('slip-bar')).focus()
  }

  function showSums() {
    const stake = minorUnits(element('slip-stake').value)
    const all = [...entries.values()]
    const bets = isSingles() ? all.map((entry) => [entry]) : [all]
    const total = stake * BigInt(bets.length)
    const win = bets.reduce((sum, selections) => sum + winOf(stake, selections), 0n)
    element('odds-sum').hidden = isSingles()
    element('stake-sum').hidden = !isSingles()
    element('stake-label').textContent = isSingles() ? texts.eachStake : texts.stake
    element('total-odds').value = totalOdds()
    element('product-note').hidden = isSingles() || all.length < 2
    element('total-stake').value = money(total)
    element('possible-win').value = money(win)
    element('place').textContent = stake > 0n ? texts.placeAmount.replace('%s', money(total)) : texts.place
    for (const button of document.querySelectorAll('[data-stake]'))
      button.setAttribute('aria-pressed', String(minorUnits(button.dataset.stake) === stake))
  }

  function selectionItem(entry) {
    const { match, key, name, odds } = entry
    const now = currentOdds(entry)
    const remove = make('button', {
      type: 'button',
      className: 'remove',
      textContent: '×',
      disabled: pendingSlip !== null,
    })
    remove.setAttribute('aria-label', `${texts.remove}: ${match.home} – ${match.away}`)
    remove.addEventListener('click', () => choose(match, key))
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
    return make('li', {}, [
      make('span', { className: 'sides', textContent: `${match.home} – ${match.away}` }),
      make('strong', { className: 'choice', textContent: name }),
      price,
      remove,
    ])
  }

  function showChange() {
    const [first, ...others] = changed()
    // The slip in flight keeps its odds: the server says whether it took them.
    const isHidden = first === undefined || pendingSlip !== null
    element('odds-change').hidden = isHidden
    if (isHidden) return
    const text =
      others.length === 0 ? `${texts.oneChanged} ${first.odds} → ${currentOdds(first)}` : texts.severalChanged
    // An unchanged live region must not be announced again.
    if (element('odds-change-text').textContent !== text) element('odds-change-text').textContent = text
  }

  function show() {
    const all = [...entries.values()]
    const isEmpty = all.length === 0
    document.body.classList.toggle('has-slip', !isEmpty)
    element('slip-empty').hidden = !isEmpty || element('result').dataset.kind === 'win'
    element('slip-body').hidden = isEmpty
    element('slip-count').textContent = isEmpty ? '' : all.length
    element('slip-kinds').hidden = all.length < 2
    for (const button of document.querySelectorAll('[data-kind]'))
      button.setAttribute('aria-pressed', String(button.dataset.kind === kind))
    const isStale = pendingSlip === null && (changed().length > 0 || closed().length > 0)
    element('place').disabled = isPlacing || !config.canBet || isStale
    // A repeated slip is sent as it was, so nothing that it consists of may look different.
    element('slip-stake').readOnly = pendingSlip !== null
    for (const button of document.querySelectorAll('[data-kind], [data-stake]'))
      button.disabled = pendingSlip !== null
    element('selections').replaceChildren(...all.map(selectionItem))
    element('bar-count').textContent = all.length
    element('bar-name').textContent =
      all.length === 1 ? all[0].name : isSingles() ? texts.single : texts.express
    element('bar-label').textContent = isSingles() ? '' : texts.totalOdds
    element('bar-odds').textContent = isSingles() ? '' : totalOdds()
    element('slip-bar').hidden = isEmpty
    showChange()
    showSums()
  }

  /** Adds an outcome, or removes it if it is selected. */
  function choose(match, key) {
    if (pendingSlip) return
    const earlier = entries.get(match.id)
    const name = match.names[key]
    if (earlier?.key === key) entries.delete(match.id)
    else entries.set(match.id, { match, key, name, odds: match.odds[key] })
    // The result is a live region below the selections.
    const isReplaced = earlier !== undefined && earlier.key !== key
    say(
      'none',
      isReplaced ? texts.replaced.replace('%old', () => earlier.name).replace('%new', () => name) : '',
    )
    show()
    if (entries.size === 0) setOpen(false)
    onChange()
  }

  /** Updates the matches of the selections; changed odds wait for the player. */
  function refresh(matches) {
    for (const [id, entry] of entries)
      entries.set(id, {
        ...entry,
        match: matches.find((match) => match.id === id) ?? { ...entry.match, odds: {} },
      })
    show()
  }

  function accept() {
    for (const entry of changed()) entries.set(entry.match.id, { ...entry, odds: currentOdds(entry) })
    say('none', '')
    show()
    element('place').focus()
  }

  const rejections = {
    odds_changed: texts.oddsChanged,
    closed: texts.oddsChanged,
    maximum: texts.tooMany,
    same_event: texts.sameEvent,
  }

  function rejectionOf({ error, refusal }) {
    const { selections: rule, stake } = error.error_data ?? {}
    if (stake) return `${texts.stakeBounds} ${formatAmount(config.smallestStake)}`
    return rejections[rule] ?? refusal
  }

  /** Confirms the bets just placed: their numbers, stake and possible win. */
  function showPlaced({ placed, bets }) {
    const of = bets.filter(({ id }) => placed.includes(id))
    const sum = (field) => money(of.reduce((total, bet) => total + minorUnits(bet[field]), 0n))
    const numbers = of
      .map(({ id }) => `№\u00a0${id}`)
      .reverse()
      .join(', ')
    say('win', '')
    element('result').replaceChildren(
      make('strong', {
        textContent: (of.length > 1 ? texts.placedSeveral : texts.placed).replace('%s', numbers),
      }),
      make('span', { textContent: `${of.length > 1 ? texts.totalStake : texts.stake}: ${sum('stake')}` }),
      make('span', { textContent: `${texts.possibleWin}: ${sum('possible_win')}` }),
      make('a', { href: '#/bets', dataset: { path: '/bets' }, textContent: texts.bets }),
    )
  }

  async function place(event) {
    event.preventDefault()
    if (element('place').disabled || entries.size === 0) return
    isPlacing = true
    const selections = [...entries].map(([event, { key, odds }]) => {
      const [market, outcome] = key.split('/')
      return { event, market, outcome, odds }
    })
    pendingSlip ??= {
      round: newKey(),
      stake: stakeText(),
      selections: JSON.stringify(selections),
      kind,
      locale: config.locale,
    }
    show()
    let isStale = false
    try {
      const answer = await post('/sandbox/sportsbook/bet', { ...view(), ...pendingSlip })
      pendingSlip = null
      if (answer.data) {
        entries.clear()
        // The sheet stays open with the result, where the player is.
        showPlaced(answer.data)
        if (isOpen) element('slip-title').focus()
      } else {
        say('error', rejectionOf(answer))
        isStale = answer.error.error_data?.selections !== undefined
      }
      isPlacing = false
      if (answer.data || isStale) onPlaced(answer.data)
    } catch {
      say('error', texts.offline)
    } finally {
      isPlacing = false
      show()
    }
  }

  element('slip').addEventListener('submit', place)
  element('slip-bar').addEventListener('click', () => setOpen(true))
  for (const id of ['slip-close', 'scrim']) element(id).addEventListener('click', () => setOpen(false))
  isSheet.addEventListener('change', () => setOpen(false))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') setOpen(false)
  })
  for (const button of document.querySelectorAll('[data-kind]'))
    button.addEventListener('click', () => {
      kind = button.dataset.kind
      show()
    })
  element('accept-odds').addEventListener('click', accept)
  element('slip-stake').addEventListener('input', showSums)
  for (const button of document.querySelectorAll('[data-stake]'))
    button.addEventListener('click', () => {
      element('slip-stake').value = button.dataset.stake
      showSums()
    })
  show()
  return {
    choose,
    refresh,
    close: () => setOpen(false),
    isPlacing: () => isPlacing,
    chosenKey: (match) => entries.get(match.id)?.key,
    /** Selections whose odds the server must report, even if no list shows them. */
    shown: () => JSON.stringify([...entries].map(([event, { key }]) => ({ event, key }))),
  }
}
