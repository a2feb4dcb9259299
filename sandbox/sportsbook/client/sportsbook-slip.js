// The bet slip: a column on desktops; on phones a bar that opens it as a sheet.
globalThis.createSlip = ({ outcomeName, onChange, onPlaced }) => {
  const { config, element, formatAmount, newKey, post, say, texts } = globalThis.gameFrame
  const { make } = globalThis.sportsbookParts
  /** Selected outcomes, at most one per match; `odds` are those that the player has accepted. */
  const entries = new Map()
  /** The slip in flight, kept until the server answers, so that a lost answer never costs a second stake. */
  let pendingSlip = null
  let isPlacing = false
  let isOpen = false
  /** How several selections are combined: one bet on all of them, or one on each. */
  let kind = 'express'

  const isSheet = matchMedia('(width < 900px)')
  const currentOdds = ({ match, outcome }) => match?.odds[outcome]
  const changed = () =>
    [...entries.values()].filter((entry) => currentOdds(entry) && currentOdds(entry) !== entry.odds)
  const closed = () => [...entries.values()].filter((entry) => currentOdds(entry) === undefined)
  const totalOdds = () => [...entries.values()].reduce((product, { odds }) => product * Number(odds), 1)
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

  /** Win of one bet, which the server rounds down and limits to a thousand stakes. */
  function winOf(stake, selections) {
    const product = selections.reduce((all, { odds }) => all * BigInt(Math.round(Number(odds) * 100)), 1n)
    const win = (stake * product) / 100n ** BigInt(selections.length)
    return win < stake * 1000n ? win : stake * 1000n
  }

  function setOpen(open) {
    if (open === isOpen) return
    isOpen = open
    document.body.classList.toggle('slip-open', open)
    element('slip-bar').setAttribute('aria-expanded', String(open))
    // Nothing behind the sheet can be reached while it is open.
    for (const id of ['sports', 'view', 'search-form', 'footer', 'slip-bar']) element(id).inert = open
    if (open) element('slip-title').focus()
    else if (isSheet.matches) (element('slip-bar').hidden ? element('search') : element('slip-bar')).focus()
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
    element('total-odds').value = totalOdds().toFixed(2)
    element('total-stake').value = money(total)
    element('possible-win').value = money(win)
    element('place').textContent = stake > 0n ? texts.placeAmount.replace('%s', money(total)) : texts.place
    for (const button of document.querySelectorAll('[data-stake]'))
      button.setAttribute('aria-pressed', String(minorUnits(button.dataset.stake) === stake))
  }

  function selectionItem(entry) {
    const { match, outcome, odds } = entry
    const now = currentOdds(entry)
    const remove = make('button', {
      type: 'button',
      className: 'remove',
      textContent: '×',
      disabled: pendingSlip !== null,
    })
    remove.setAttribute('aria-label', `${texts.remove}: ${match.home} – ${match.away}`)
    remove.addEventListener('click', () => choose(match, outcome))
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
      make('strong', { className: 'choice', textContent: outcomeName(match, outcome, true) }),
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
    element('slip-empty').hidden = !isEmpty
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
      all.length === 1
        ? outcomeName(all[0].match, all[0].outcome, true)
        : isSingles()
          ? texts.single
          : texts.express
    element('bar-label').textContent = isSingles() ? '' : texts.totalOdds
    element('bar-odds').textContent = isSingles() ? '' : totalOdds().toFixed(2)
    element('slip-bar').hidden = isEmpty
    showChange()
    showSums()
  }

  /** Adds an outcome, or removes it if it is selected. */
  function choose(match, outcome) {
    if (pendingSlip) return
    if (entries.get(match.id)?.outcome === outcome) entries.delete(match.id)
    else entries.set(match.id, { match, outcome, odds: match.odds[outcome] })
    say('none', '')
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

  const rejections = { odds_changed: texts.oddsChanged, closed: texts.oddsChanged, maximum: texts.tooMany }

  function rejectionOf({ error, refusal }) {
    const { selections: rule, stake } = error.error_data ?? {}
    if (stake) return `${texts.stakeBounds} ${formatAmount(config.smallestStake)}`
    return rejections[rule] ?? refusal
  }

  async function place(event) {
    event.preventDefault()
    if (element('place').disabled || entries.size === 0) return
    isPlacing = true
    const selections = [...entries].map(([id, { outcome, odds }]) => ({ event: id, outcome, odds }))
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
      const answer = await post('/sandbox/sportsbook/bet', pendingSlip)
      pendingSlip = null
      if (answer.data) {
        entries.clear()
        // The sheet stays open with the result, where the player is.
        say('win', texts.placed)
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
    isPlacing: () => isPlacing,
    chosenOutcome: (match) => entries.get(match.id)?.outcome,
  }
}
