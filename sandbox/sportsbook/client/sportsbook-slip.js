// The bet slip: a column on desktops; on phones a bar that opens it as a sheet.
globalThis.createSlip = ({ onChange, onOpen, onPlaced, onSave, view }) => {
  const { config, element, formatAmount, newKey, post, say, tell, texts } = globalThis.gameFrame
  const { make, selectionItem } = globalThis.sportsbookParts
  const { money, stakeIn, minorUnits, winOf, totalOdds } = globalThis.sportsbookSums
  /** Selected outcomes by match and outcome; `odds` are those that the player has accepted. */
  const entries = new Map()
  const idOf = ({ match, key }) => `${match.id}:${key}`
  /** Outcomes that the last choice has replaced, since an express has one per match. */
  let replaced = []
  /** The slip in flight, kept until the server answers, so that a lost answer never costs a second stake. */
  let pendingSlip = null
  let isPlacing = false
  let isOpen = false
  /** How several selections are combined: one bet on all of them, or one on each. */
  let kind = 'express'

  const isSheet = matchMedia('(width < 900px)')
  const currentOdds = ({ match, key }) => match?.odds[key]
  const selected = () => [...entries.values()]
  const accepts = () => element('slip-accept').value
  const isAccepted = (entry) =>
    accepts() === 'any' || (accepts() === 'better' && Number(currentOdds(entry)) > Number(entry.odds))
  /** Selections with other odds than the player has seen, and does not accept. */
  const changed = () =>
    selected().filter(
      (entry) => currentOdds(entry) && currentOdds(entry) !== entry.odds && !isAccepted(entry),
    )
  /** The selections with the odds that the player bets at. */
  const accepted = () =>
    selected().map((entry) => ({
      ...entry,
      odds: currentOdds(entry) && isAccepted(entry) ? currentOdds(entry) : entry.odds,
    }))
  const closed = () => selected().filter((entry) => currentOdds(entry) === undefined)
  const isSingles = () => kind === 'singles' && entries.size > 1
  const isOfSameMatch = (entry) =>
    selected().some((other) => other !== entry && other.match.id === entry.match.id)
  /** Outcomes that one express cannot combine. */
  const conflicts = () => (kind === 'express' ? selected().filter(isOfSameMatch) : [])

  /** `isQuiet`: the address of the page says so already. */
  function setOpen(wanted, { isQuiet = false } = {}) {
    const open = wanted && isSheet.matches
    if (open === isOpen) return
    isOpen = open
    if (!isQuiet) onOpen()
    document.body.classList.toggle('slip-open', open)
    element('slip-bar').setAttribute('aria-expanded', String(open))
    // Nothing behind the sheet can be reached while it is open.
    for (const id of ['sports', 'view', 'search-form', 'footer', 'slip-bar']) element(id).inert = open
    if (open) element('slip-title').focus()
    else if (isSheet.matches) (element('slip-bar').hidden ? element('view') : element('slip-bar')).focus()
  }

  function showSums() {
    const stake = minorUnits(element('slip-stake').value)
    const all = accepted()
    const isImpossible = conflicts().length > 0
    const bets = isSingles() ? all.map((entry) => [entry]) : [all]
    const total = stake * BigInt(bets.length)
    const win = bets.reduce((sum, selections) => sum + winOf(stake, selections), 0n)
    element('odds-sum').hidden = isSingles()
    element('stake-sum').hidden = !isSingles()
    element('stake-label').textContent = isSingles() ? texts.eachStake : texts.stake
    element('total-odds').value = isImpossible ? '–' : totalOdds(all)
    element('product-note').hidden = isSingles() || all.length < 2 || isImpossible
    element('sum-note').hidden = !isSingles() || !all.some(isOfSameMatch)
    element('total-stake').value = money(total)
    element('possible-win').value = isImpossible ? '–' : money(win)
    element('place').textContent = !config.canBet
      ? texts.logInToPlace
      : stake > 0n
        ? texts.placeAmount.replace('%s', money(total))
        : texts.place
    for (const button of document.querySelectorAll('[data-stake]'))
      button.setAttribute('aria-pressed', String(minorUnits(button.dataset.stake) === stake))
  }

  /** A warning and the button that resolves it. The live region stays in the page, or it would not be announced. */
  function warn(id, text, button) {
    element(button).hidden = text === ''
    // An unchanged live region must not be announced again.
    if (element(id).textContent !== text) element(id).textContent = text
  }

  function changeText() {
    const [first, ...others] = changed()
    // The slip in flight keeps its odds: the server says whether it took them.
    if (first === undefined || pendingSlip !== null) return ''
    if (others.length > 0) return texts.severalChanged
    return `${texts.oneChanged} ${first.odds} → ${currentOdds(first)}`
  }

  /** Says which outcomes keep the slip from being an express. */
  function conflictText() {
    const sides = new Set(conflicts().map(({ match }) => `${match.home} – ${match.away}`))
    return sides.size === 0 ? '' : texts.conflict.replace('%s', () => [...sides].join('; '))
  }

  function showBar(all) {
    const hasOdds = !isSingles() && conflicts().length === 0
    element('bar-count').textContent = all.length
    element('bar-name').textContent =
      all.length === 1 ? all[0].name : isSingles() ? texts.single : texts.express
    const label = replaced.length > 0 ? texts.replacedShort : texts.totalOdds
    element('bar-label').textContent = hasOdds ? label : isSingles() ? '' : texts.conflictShort
    element('bar-odds').textContent = hasOdds ? totalOdds(accepted()) : ''
    element('slip-bar').hidden = all.length === 0
  }

  function show() {
    const all = selected()
    const isEmpty = all.length === 0
    document.body.classList.toggle('has-slip', !isEmpty)
    element('slip-empty').hidden = !isEmpty || element('result').dataset.kind === 'win'
    element('slip-body').hidden = isEmpty
    element('slip-count').textContent = isEmpty ? '' : all.length
    element('slip-kinds').hidden = all.length < 2
    for (const button of document.querySelectorAll('[data-kind]'))
      button.setAttribute('aria-pressed', String(button.dataset.kind === kind))
    const isStale = pendingSlip === null && (changed().length > 0 || closed().length > 0)
    const impossible = conflicts()
    element('place').disabled = isPlacing || isStale || impossible.length > 0
    // A repeated slip is sent as it was, so nothing that it consists of may look different.
    element('slip-stake').readOnly = pendingSlip !== null
    for (const control of document.querySelectorAll('[data-kind], [data-stake], #slip-accept'))
      control.disabled = pendingSlip !== null
    element('selections').replaceChildren(
      ...all.map((entry) =>
        selectionItem(entry, {
          now: currentOdds(entry),
          isLocked: pendingSlip !== null,
          isConflicting: impossible.includes(entry),
          onRemove: () => choose(entry.match, entry.key),
        }),
      ),
    )
    showBar(all)
    warn('conflict-text', conflictText(), 'use-singles')
    warn('odds-change-text', changeText(), 'accept-odds')
    showSums()
    save()
  }

  /** What the site keeps; undefined until it has returned it. */
  let saved
  /** Lets the site keep the slip for this player, with one in flight, so that a reload does not bet twice. */
  function save() {
    const all = selected().map(({ match, key, name, odds }) => {
      const { id, home, away } = match
      return { match: { id, home, away }, key, name, odds }
    })
    const text = JSON.stringify({
      all,
      kind,
      accept: accepts(),
      stake: element('slip-stake').value,
      pendingSlip,
    })
    if (saved === undefined || text === saved) return
    saved = text
    onSave(text)
  }

  /** Fills the slip with what the site has kept, or null. Its odds are asked for next. */
  function restore(text) {
    saved = text ?? ''
    if (saved === '') return
    const stored = JSON.parse(saved)
    for (const { match, key, name, odds } of stored.all) {
      const entry = { match: { ...match, odds: { [key]: odds }, names: { [key]: name } }, key, name, odds }
      entries.set(idOf(entry), entry)
    }
    kind = stored.kind
    pendingSlip = stored.pendingSlip
    element('slip-stake').value = stored.stake
    element('slip-accept').value = stored.accept ?? 'better'
    show()
    onChange()
  }

  /** Says that an outcome was replaced, and offers to bet on both. */
  function showReplaced(name) {
    const names = replaced.map((entry) => `«${entry.name}»`).join(', ')
    const text = texts.replaced.replace('%old', () => names).replace('%new', () => name)
    const both = make('button', { type: 'button', id: 'keep-both', textContent: texts.keepBoth })
    both.addEventListener('click', keepBoth)
    say('none', '')
    element('result').replaceChildren(make('span', { textContent: text }), both)
    // On phones the result is out of sight with the closed sheet.
    element('slip-news').textContent = isSheet.matches && !isOpen ? text : ''
  }

  function forgetReplaced() {
    if (replaced.length > 0) say('none', '')
    replaced = []
    element('slip-news').textContent = ''
  }

  function keepBoth() {
    for (const entry of replaced) entries.set(idOf(entry), entry)
    forgetReplaced()
    kind = 'singles'
    show()
    onChange()
    document.querySelector('[data-kind="singles"]').focus()
  }

  /** Adds an outcome, or removes it if it is selected. In an express it replaces the others of its match. */
  function choose(match, key) {
    if (pendingSlip) return
    const entry = { match, key, name: match.names[key], odds: match.odds[key] }
    const isAdded = !entries.delete(idOf(entry))
    // What the slip says is about the choice before.
    say('none', '')
    forgetReplaced()
    if (isAdded) {
      replaced = kind === 'express' ? selected().filter((other) => other.match.id === match.id) : []
      for (const other of replaced) entries.delete(idOf(other))
      entries.set(idOf(entry), entry)
      if (replaced.length > 0) showReplaced(entry.name)
    }
    show()
    if (entries.size === 0) setOpen(false)
    onChange()
  }

  /** Updates the matches of the selections; changed odds wait for the player. `isPartial`: others go on, too. */
  function refresh(matches, isPartial) {
    const withNewest = (entry) => ({
      ...entry,
      match:
        matches.find(({ id }) => id === entry.match.id) ??
        (isPartial ? entry.match : { ...entry.match, odds: {} }),
    })
    for (const [id, entry] of entries) entries.set(id, withNewest(entry))
    replaced = replaced.map(withNewest)
    show()
  }

  function accept() {
    for (const entry of changed()) entries.set(idOf(entry), { ...entry, odds: currentOdds(entry) })
    forgetReplaced()
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

  const stakeBounds = `${texts.stakeBounds} ${formatAmount(config.smallestStake)}`

  function rejectionOf({ error, refusal }) {
    const { selections: rule, stake } = error.error_data ?? {}
    if (stake) return stakeBounds
    return rejections[rule] ?? refusal
  }

  /** Confirms the bets just placed: their numbers, stake and possible win. */
  function showPlaced({ placed, bets }, isOfOneMatch) {
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
      ...(isOfOneMatch ? [make('span', { className: 'note', textContent: texts.sumNote })] : []),
      make('a', { href: '#/bets', dataset: { path: '/bets' }, textContent: texts.bets }),
    )
  }

  async function place(event) {
    event.preventDefault()
    if (element('place').disabled || entries.size === 0) return
    if (!config.canBet) return tell('login')
    const stake = stakeIn(element('slip-stake').value)
    if (pendingSlip === null && stake === undefined) {
      say('error', stakeBounds)
      return element('slip-stake').focus()
    }
    isPlacing = true
    const selections = accepted().map(({ match, key, odds }) => {
      const [market, outcome] = key.split('/')
      return { event: match.id, market, outcome, odds }
    })
    pendingSlip ??= {
      round: newKey(),
      stake,
      selections: JSON.stringify(selections),
      kind,
      accept: accepts(),
      locale: config.locale,
    }
    forgetReplaced()
    show()
    let isStale = false
    try {
      const answer = await post('/sandbox/sportsbook/bet', { ...view(), ...pendingSlip })
      pendingSlip = null
      if (answer.data) {
        const isOfOneMatch = selected().some(isOfSameMatch)
        entries.clear()
        // The sheet stays open with the result, where the player is.
        showPlaced(answer.data, isOfOneMatch)
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
      forgetReplaced()
      show()
      onChange()
    })
  element('use-singles').addEventListener('click', () => {
    kind = 'singles'
    show()
    document.querySelector('[data-kind="singles"]').focus()
  })
  element('accept-odds').addEventListener('click', accept)
  element('slip-accept').addEventListener('change', show)
  element('slip-stake').addEventListener('input', () => {
    showSums()
    save()
  })
  for (const button of document.querySelectorAll('[data-stake]'))
    button.addEventListener('click', () => {
      element('slip-stake').value = button.dataset.stake
      showSums()
      save()
    })
  show()
  return {
    choose,
    refresh,
    restore,
    setOpen,
    isOpen: () => isOpen,
    isEmpty: () => entries.size === 0,
    isPlacing: () => isPlacing,
    /** `id`: id of the match and key of the outcome, as `soccer-1:result/1`. */
    isChosen: (id) => entries.has(id),
    /** Selections whose odds the server must report, even if no list shows them. */
    shown: () =>
      JSON.stringify([...selected(), ...replaced].map(({ match, key }) => ({ event: match.id, key }))),
  }
}
