// The sportsbook in its iframe. The server provides odds, scores and results; this page displays them.
const { config, element, formatAmount, main, newKey, post, say, showBalance, texts } = globalThis.gameFrame
const askEvery = 10_000

let state = null
let path = config.path
/** Outcome from the URL (/event/{id}/{outcome}), until the matches are loaded. */
let wantedOutcome = null
const [, , eventInPath, outcomeInPath] = path.split('/')
if (path.startsWith('/event/') && outcomeInPath) {
  path = `/event/${eventInPath}`
  wantedOutcome = { id: eventInPath, outcome: outcomeInPath }
}
/** Selected outcomes, at most one per match. */
const slip = new Map()
/** The slip in flight, kept until the server answers, so that a lost answer never costs a second stake. */
let pendingSlip = null
let isPlacing = false

const tellSite = (message) => window.parent.postMessage(message, config.site)

function make(tag, fields = {}, children = []) {
  const { dataset = {}, ...properties } = fields
  const made = Object.assign(document.createElement(tag), properties)
  Object.assign(made.dataset, dataset)
  made.append(...children)
  return made
}

const timeFormat = new Intl.DateTimeFormat(config.locale === 'ru' ? 'ru-RU' : 'uz-Latn-UZ', {
  timeZone: 'Asia/Tashkent',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const outcomeName = (match, outcome) =>
  outcome === 'over' || outcome === 'under' ? `${texts[outcome]} ${match.line}` : outcome.toUpperCase()

function choose(match, outcome) {
  if (pendingSlip) return
  if (slip.get(match.id)?.outcome === outcome) slip.delete(match.id)
  else slip.set(match.id, { match, outcome, odds: match.odds[outcome] })
  say('none', '')
  show()
}

function oddsButton(match, outcome) {
  const odds = match.odds[outcome]
  const isChosen = slip.get(match.id)?.outcome === outcome
  const name = outcomeName(match, outcome)
  const button = make(
    'button',
    {
      type: 'button',
      className: 'odds',
      disabled: odds === undefined,
      dataset: { key: `${match.id}:${outcome}` },
    },
    [make('span', { textContent: name }), make('strong', { textContent: odds ?? '–' })],
  )
  button.setAttribute('aria-pressed', String(isChosen))
  button.setAttribute('aria-label', `${match.home} – ${match.away}, ${name}: ${odds ?? texts.closed}`)
  button.addEventListener('click', () => choose(match, outcome))
  return button
}

function clockOf(match) {
  if (!match.is_live) return timeFormat.format(match.starts_at)
  return match.minute === null ? texts.live : `${texts.live} ${match.minute}′`
}

function matchCard(match, isWhole) {
  const link = make(
    'a',
    { href: `#/event/${match.id}`, dataset: { path: `/event/${match.id}` }, className: 'sides' },
    [make('span', { textContent: match.home }), make('span', { textContent: match.away })],
  )
  const results = match.has_draw ? ['1', 'x', '2'] : ['1', '2']
  const totals = isWhole || matchMedia('(min-width: 900px)').matches ? ['over', 'under'] : []
  return make('article', { className: match.is_live ? 'match live' : 'match' }, [
    make('p', { className: 'league', textContent: match.league }),
    make('p', { className: 'clock', textContent: clockOf(match) }),
    link,
    make('p', { className: 'score', textContent: match.score ?? '' }),
    make(
      'div',
      { className: 'market' },
      results.map((outcome) => oddsButton(match, outcome)),
    ),
    ...(totals.length
      ? [
          make(
            'div',
            { className: 'market total' },
            totals.map((outcome) => oddsButton(match, outcome)),
          ),
        ]
      : []),
  ])
}

function betCard(bet) {
  return make('article', { className: 'bet', dataset: { status: bet.status } }, [
    make('p', { className: 'status', textContent: texts[bet.status] }),
    make(
      'ul',
      {},
      bet.selections.map(({ sides, outcome, odds }) =>
        make('li', { textContent: `${sides}: ${outcome} (${odds})` }),
      ),
    ),
    make('p', {
      textContent:
        bet.status === 'open'
          ? `${texts.stake}: ${formatAmount(bet.stake)} · ${texts.possibleWin}: ${formatAmount(bet.possible_win)}`
          : `${texts.stake}: ${formatAmount(bet.stake)} · ${texts.win}: ${formatAmount(bet.win)}`,
    }),
  ])
}

const empty = () => make('p', { className: 'empty', textContent: texts.empty })

function matchesOf(matches) {
  if (path === '/live') return matches.filter((match) => match.is_live)
  if (path === '/') return matches.slice(0, 24)
  return matches.filter((match) => path === `/${match.sport}`)
}

function viewNodes() {
  if (path === '/bets')
    return state.bets.length
      ? state.bets.map(betCard)
      : [make('p', { className: 'empty', textContent: texts.noBets })]
  if (path.startsWith('/event/')) {
    const match = state.matches.find(({ id }) => path === `/event/${id}`)
    return match ? [matchCard(match, true)] : [make('p', { className: 'empty', textContent: texts.ended })]
  }
  const matches = matchesOf(state.matches)
  return matches.length ? matches.map((match) => matchCard(match, false)) : [empty()]
}

const totalOdds = () => [...slip.values()].reduce((product, { odds }) => product * Number(odds), 1)
const stakeText = () => element('slip-stake').value.replace(/[,\s]/g, '')

function showSums() {
  const stake = Number(stakeText())
  element('total-odds').value = totalOdds().toFixed(2)
  const win = Number.isFinite(stake) ? Math.min(stake * totalOdds(), stake * 1000) : 0
  element('possible-win').value = formatAmount(win.toFixed(2))
}

function showSlip() {
  element('slip-empty').hidden = slip.size > 0
  element('slip-body').hidden = slip.size === 0
  element('place').disabled = isPlacing || !config.canBet
  element('selections').replaceChildren(
    ...[...slip.values()].map(({ match, outcome, odds }) => {
      const remove = make('button', { type: 'button', textContent: '×' })
      remove.setAttribute('aria-label', `${texts.remove}: ${match.home} – ${match.away}`)
      remove.addEventListener('click', () => choose(match, outcome))
      return make('li', {}, [
        make('span', { textContent: `${match.home} – ${match.away}` }),
        make('strong', { textContent: `${outcomeName(match, outcome)} · ${odds}` }),
        remove,
      ])
    }),
  )
  showSums()
}

function show() {
  if (!state) return
  const focused = document.activeElement?.dataset?.key
  element('view').replaceChildren(...viewNodes())
  if (focused) document.querySelector(`[data-key="${focused}"]`)?.focus()
  for (const link of document.querySelectorAll('nav [data-path]'))
    if (link.dataset.path === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  showSlip()
}

/** Applies the server state and updates the odds of the selections. */
function take(next) {
  state = next
  if (element('balance')) showBalance(next.balance)
  for (const [id, chosen] of slip) {
    const match = next.matches.find((each) => each.id === id)
    const odds = match?.odds[chosen.outcome]
    if (odds === undefined) slip.delete(id)
    else slip.set(id, { match, outcome: chosen.outcome, odds })
  }
  const wanted = next.matches.find(({ id }) => id === wantedOutcome?.id)
  if (wanted?.odds[wantedOutcome.outcome]) choose(wanted, wantedOutcome.outcome)
  wantedOutcome = null
  element('day-hash').textContent = next.fairness.seed_hash
  element('finished-day').textContent = `${next.fairness.finished_day}: ${next.fairness.finished_seed}`
  show()
}

async function refresh() {
  if (document.hidden || isPlacing) return
  try {
    const { data, refusal } = await post('/sandbox/sportsbook/state', { locale: config.locale })
    if (data) take(data)
    else say('error', refusal)
  } catch {
    say('error', texts.offline)
  }
}

const slipRefusals = { odds_changed: texts.oddsChanged, closed: texts.oddsChanged, maximum: texts.tooMany }

async function place(event) {
  event.preventDefault()
  if (isPlacing || slip.size === 0 || !config.canBet) return
  isPlacing = true
  const selections = [...slip].map(([id, { outcome, odds }]) => ({ event: id, outcome, odds }))
  pendingSlip ??= {
    round: newKey(),
    stake: stakeText(),
    selections: JSON.stringify(selections),
    locale: config.locale,
  }
  showSlip()
  let isChanged = false
  try {
    const { data, error, refusal } = await post('/sandbox/sportsbook/bet', pendingSlip)
    pendingSlip = null
    if (data) {
      slip.clear()
      take(data)
      say('win', texts.placed)
    } else {
      const { selections: rule, stake } = error.error_data ?? {}
      isChanged = rule !== undefined
      say(
        'error',
        slipRefusals[rule] ??
          (stake ? `${texts.stakeBounds} ${formatAmount(config.smallestStake)}` : refusal),
      )
    }
  } catch {
    say('error', texts.offline)
  } finally {
    isPlacing = false
    showSlip()
  }
  if (isChanged) refresh()
}

function go(to) {
  path = to
  tellSite({ type: 'sportsbook.route', path })
  show()
  window.scrollTo(0, 0)
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('[data-path]')
  if (!link) return
  event.preventDefault()
  go(link.dataset.path)
})
for (const button of document.querySelectorAll('[data-stake]'))
  button.addEventListener('click', () => {
    element('slip-stake').value = button.dataset.stake
    showSums()
  })
element('slip-stake').addEventListener('input', showSums)
element('slip').addEventListener('submit', place)
document.addEventListener('visibilitychange', refresh)
new ResizeObserver(() =>
  tellSite({ type: 'sportsbook.height', height: Math.ceil(main.getBoundingClientRect().height) }),
).observe(main)
setInterval(refresh, askEvery)
tellSite({ type: 'sportsbook.route', path })
refresh()
