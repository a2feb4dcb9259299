// The sportsbook in its iframe. The server provides odds, scores and results; this page displays them.
const { config, element, post, say, showBalance, texts } = globalThis.gameFrame
const { make, outcomeName, matchCard, betCard } = globalThis.sportsbookParts
const askEvery = 10_000
/** How long an arrow shows that odds have moved, in milliseconds. */
const trendTime = 20_000
const shownMatches = 24

let state = null
let path = config.path
/** Outcome from the URL (/event/{id}/{outcome}), until the matches are loaded. */
let wantedOutcome = null
const [, , eventInPath, outcomeInPath] = path.split('/')
if (path.startsWith('/event/') && outcomeInPath) {
  path = `/event/${eventInPath}`
  wantedOutcome = { id: eventInPath, outcome: outcomeInPath }
}
/** The bet being cashed out, until the server answers. */
let cashingOut = null

const tellSite = (message) => window.parent.postMessage(message, config.site)
const slip = globalThis.createSlip({
  outcomeName,
  onChange: () => show(),
  onPlaced: (next) => (next ? take(next) : refresh()),
})

const message = (text) => make('p', { className: 'empty', textContent: text })

/** Letters as typed on any keyboard: without case and apostrophes. */
const searchable = (text) => text.toLowerCase().replace(/[ʻʼ‘’'`]/g, '')

function matchesOf(matches) {
  const query = searchable(element('search').value.trim())
  if (query)
    return matches.filter((match) =>
      [match.home, match.away, match.league].some((name) => searchable(name).includes(query)),
    )
  if (path === '/live') return matches.filter((match) => match.is_live)
  if (path === '/') return matches.slice(0, shownMatches)
  return matches.filter((match) => path === `/${match.sport}`)
}

function viewNodes() {
  const isSearching = element('search').value.trim() !== ''
  if (path === '/bets' && !isSearching)
    return state.bets.length ? state.bets.map((bet) => betCard(bet, cashOut)) : [message(texts.noBets)]
  if (path.startsWith('/event/') && !isSearching) {
    const match = state.matches.find(({ id }) => path === `/event/${id}`)
    return [
      make('a', { href: '#/', dataset: { path: '/' }, className: 'back', textContent: `‹ ${texts.back}` }),
      match ? matchCard(match, slip, true) : message(texts.ended),
    ]
  }
  const matches = matchesOf(state.matches)
  return matches.length
    ? matches.map((match) => matchCard(match, slip, false))
    : [message(isSearching ? texts.nothingFound : texts.empty)]
}

function show() {
  if (!state) return
  const focused = document.activeElement?.dataset?.key
  element('view').replaceChildren(...viewNodes())
  if (focused) document.querySelector(`[data-key="${focused}"]`)?.focus()
  for (const link of document.querySelectorAll('nav [data-path]'))
    if (link.dataset.path === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}

/** Which odds rose or fell. An arrow stays for a while, or until they move again. */
function addTrends(next) {
  const before = new Map(state?.matches.map((match) => [match.id, match]))
  for (const match of next.matches) {
    const earlier = before.get(match.id)
    match.trends = {}
    for (const [outcome, odds] of Object.entries(match.odds)) {
      const change = Number(odds) - Number(earlier?.odds[outcome] ?? odds)
      const last = earlier?.trends[outcome]
      if (change !== 0)
        match.trends[outcome] = { direction: change > 0 ? 'up' : 'down', until: next.now + trendTime }
      else if (last && next.now < last.until) match.trends[outcome] = last
    }
  }
}

/** Applies the server state. */
function take(next) {
  addTrends(next)
  state = next
  element('live-count').textContent = next.matches.filter((match) => match.is_live).length
  if (element('balance')) showBalance(next.balance)
  slip.refresh(next.matches)
  const wanted = next.matches.find(({ id }) => id === wantedOutcome?.id)
  if (wanted?.odds[wantedOutcome.outcome]) slip.choose(wanted, wantedOutcome.outcome)
  wantedOutcome = null
  element('day-hash').textContent = next.fairness.seed_hash
  element('finished-day').textContent = `${next.fairness.finished_day}: ${next.fairness.finished_seed}`
  show()
}

async function refresh() {
  if (document.hidden || slip.isPlacing() || cashingOut) return
  try {
    const { data, refusal } = await post('/sandbox/sportsbook/state', { locale: config.locale })
    // A bet may have been placed meanwhile; its answer is newer.
    if (slip.isPlacing() || cashingOut) return
    if (data) take(data)
    else say('error', refusal)
  } catch {
    say('error', texts.offline)
  }
}

const cashOutRejections = {
  changed: texts.cashOutChanged,
  closed: texts.noCashOut,
  settled: texts.cashOutSettled,
}

async function cashOut(bet) {
  if (cashingOut) return
  cashingOut = bet
  try {
    const { data, error, refusal } = await post('/sandbox/sportsbook/cash-out', {
      id: bet.id,
      amount: bet.cash_out,
      locale: config.locale,
    })
    cashingOut = null
    if (data) {
      take(data)
      showCashOut(texts.cashedOut)
    } else {
      await refresh()
      showCashOut(cashOutRejections[error.error_data?.cash_out] ?? refusal)
    }
  } catch {
    showCashOut(texts.offline)
  } finally {
    cashingOut = null
  }
}

/** Announces the result of a cash-out above the bets. */
function showCashOut(text) {
  element('cash-out-result').textContent = text
}

function go(to) {
  path = to
  element('search').value = ''
  showCashOut('')
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
element('search').addEventListener('input', show)
element('search-form').addEventListener('submit', (event) => event.preventDefault())
window.addEventListener('message', ({ source, data }) => {
  const isScheme = data?.type === 'marquee:scheme' && ['dark', 'light'].includes(data.scheme)
  if (source === window.parent && isScheme) document.documentElement.dataset.scheme = data.scheme
})
document.addEventListener('visibilitychange', refresh)
setInterval(refresh, askEvery)
tellSite({ type: 'sportsbook.route', path })
refresh()
