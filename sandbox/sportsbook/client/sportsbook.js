// The sportsbook in its iframe. The server provides odds, scores and results; this page displays them.
const { config, element, onSite, post, say, showBalance, tell, texts } = globalThis.gameFrame
const { make, matchCard, matchPage, betCard } = globalThis.sportsbookParts
const askEvery = 10_000
/** How long an arrow shows that odds have moved, in milliseconds. */
const trendTime = 20_000
const shownMatches = 24

/** Part of a path with which the bet slip is open, on phones. */
const slipPart = '#slip'

/** `/event/{id}/{outcome}` also chooses an outcome. */
function readPath(whole) {
  const [view] = whole.split('#')
  const [, first, id, outcome] = view.split('/')
  const isOutcome = first === 'event' && outcome !== undefined
  return {
    view: isOutcome ? `/event/${id}` : view,
    outcome: isOutcome ? { id, key: `result/${outcome}` } : null,
    isSlipOpen: whole.endsWith(slipPart),
  }
}

let state = null
/** The site has returned what it kept. */
let isReady = false
/** `wantedOutcome`: from the path, until its match is loaded. */
let { view: path, outcome: wantedOutcome } = readPath(config.path)

/** Makes what the page shows its address, so that it survives a reload, can be shared and left by "back". */
function tellPath(fields) {
  tell('path', { path: path + (slip.isOpen() ? slipPart : ''), ...fields })
}
let toldTitle = ''
function tellTitle() {
  const match = path.startsWith('/event/') && state.matches.find(({ id }) => path === `/event/${id}`)
  const title = match ? `${match.home} – ${match.away}` : document.title
  if (title === toldTitle) return
  toldTitle = title
  tell('title', { title })
}

const slip = globalThis.createSlip({
  onChange: () => showChoices(),
  onOpen: () => tellPath(),
  onSave: (saved) => tell('state', { state: saved }),
  onPlaced: (next) => (next ? takeAnswer(next) : refresh()),
  view: () => view(),
})
const cashOut = globalThis.createCashOut({
  betsOf: () => state.bets,
  isShown: () => path === '/bets' && !isSearching(),
  onChange: () => show(),
  onPaid: (next) => takeAnswer(next),
  refresh: () => refresh(),
  view: () => view(),
})

const message = (text) => make('p', { className: 'empty', textContent: text })

const isSearching = () => element('search').value.trim() !== ''

/** Letters as typed on any keyboard: without case and apostrophes. */
const searchable = (text) => text.toLowerCase().replace(/[ʻʼ‘’'`]/g, '')

function matchesOf(matches) {
  const query = searchable(element('search').value.trim())
  if (query)
    return matches.filter((match) =>
      [match.home, match.away, match.league].some((name) => searchable(name).includes(query)),
    )
  const found = matchesAt(path, matches)
  return path === '/' ? found.slice(0, shownMatches) : found
}

/** Matches of a filter: all, live ones, or those of a sport. */
function matchesAt(filter, matches) {
  if (filter === '/') return matches
  return matches.filter((match) => (filter === '/live' ? match.is_live : filter === `/${match.sport}`))
}

function viewNodes() {
  if (path === '/bets' && !isSearching())
    return state.bets.length
      ? state.bets.map((bet) => betCard(bet, cashOut.nodesOf(bet)))
      : [message(texts.noBets)]
  if (path.startsWith('/event/') && !isSearching()) {
    const match = state.matches.find(({ id }) => path === `/event/${id}`)
    return [
      make('a', { href: '#/', dataset: { path: '/' }, className: 'back', textContent: texts.back }),
      ...(match ? matchPage(match, slip, show) : [message(texts.ended)]),
    ]
  }
  const matches = matchesOf(state.matches)
  return matches.length
    ? matches.map((match) => matchCard(match, slip))
    : [message(isSearching() ? texts.nothingFound : texts.empty)]
}

/** A pointer is down: a button that is replaced before the pointer is up gets no click. */
let isPressed = false
let isOutdated = false
document.addEventListener('pointerdown', () => (isPressed = true), true)
function release() {
  if (!isPressed) return
  isPressed = false
  // After the click, which follows.
  if (isOutdated) setTimeout(show)
}
for (const type of ['pointerup', 'pointercancel', 'contextmenu'])
  document.addEventListener(type, release, true)
window.addEventListener('blur', release)
document.addEventListener('visibilitychange', () => document.hidden && release())
// A pointer that was released outside the page comes back without a button.
document.addEventListener('pointermove', ({ buttons }) => buttons === 0 && release(), true)

/** Cards of bets that look the same stay, with the focus in them. Those of matches hold odds that are not displayed. */
function replaceView(nodes) {
  const shown = [...element('view').children]
  if (path !== '/bets' || shown.length !== nodes.length) return element('view').replaceChildren(...nodes)
  for (const [index, node] of nodes.entries())
    if (!shown[index].isEqualNode(node)) shown[index].replaceWith(node)
}

const withKey = (key) => document.querySelector(`[data-key="${key}"]`)

function show() {
  if (!state) return
  isOutdated = isPressed
  if (isPressed) return
  const focused = document.activeElement?.dataset?.key
  replaceView(viewNodes())
  const target = focused && [focused, ...cashOut.keysAfter(focused)].map(withKey).find(Boolean)
  // An element that still has the focus must not be announced again.
  if (target && target !== document.activeElement) target.focus()
  for (const link of document.querySelectorAll('nav [data-path]'))
    if (link.dataset.path === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}

/** The cards of the matches stay: choosing changes no odds, and a phone takes a tenth of a second to build all anew. */
function showChoices() {
  for (const button of document.querySelectorAll('.odds'))
    button.setAttribute('aria-pressed', String(slip.isChosen(button.dataset.key)))
}

/** Which odds rose or fell. An arrow stays for a while, or until they move again. */
function addTrends(next) {
  const before = new Map(state?.matches.map((match) => [match.id, match]))
  for (const match of next.matches) {
    const earlier = before.get(match.id)
    match.trends = {}
    for (const [key, odds] of Object.entries(match.odds)) {
      const change = Number(odds) - Number(earlier?.odds[key] ?? odds)
      const last = earlier?.trends[key]
      if (change !== 0)
        match.trends[key] = { direction: change > 0 ? 'up' : 'down', until: next.now + trendTime }
      else if (last && next.now < last.until) match.trends[key] = last
    }
  }
}

function chooseWanted() {
  const match = isReady && state.matches.find(({ id }) => id === wantedOutcome?.id)
  if (!match) return
  const { key } = wantedOutcome
  wantedOutcome = null
  if (match.odds[key] && !slip.isChosen(`${match.id}:${key}`)) slip.choose(match, key)
}

/** Matches of a filter, or open bets. */
function countAt(place, { matches, bets }) {
  return place === '/bets'
    ? bets.filter(({ status }) => status === 'open').length
    : matchesAt(place, matches).length
}

/** Applies the server state. */
function take(next) {
  addTrends(next)
  state = next
  if (!next.is_partial)
    for (const count of document.querySelectorAll('[data-count]'))
      count.textContent = countAt(count.dataset.count, next)
  if (element('balance')) showBalance(next.balance)
  slip.refresh(next.matches, next.is_partial)
  cashOut.update()
  tellTitle()
  chooseWanted()
  show()
}

/** Applies the answer to what the player did. States that were requested before it are older. */
function takeAnswer(next) {
  requests += 1
  take(next)
}

/** What the page shows, so that the server answers with its odds. */
const view = () => ({
  locale: config.locale,
  shown: slip.shown(),
  ...(path.startsWith('/event/') && { event: path.split('/')[2] }),
})
let requests = 0

async function refresh() {
  if (document.hidden || slip.isPlacing() || cashOut.isSending()) return
  try {
    requests += 1
    const request = requests
    const { data, refusal } = await post('/sandbox/sportsbook/state', view())
    // A bet may have been placed meanwhile, or another match opened; that answer is newer.
    if (slip.isPlacing() || cashOut.isSending() || request !== requests) return
    if (data) take(data)
    else say('error', refusal)
  } catch {
    say('error', texts.offline)
  }
}

function openView(to) {
  path = to
  element('search').value = ''
  cashOut.close()
  tellTitle()
  show()
  document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  window.scrollTo(0, 0)
  refresh()
}

function go(to) {
  slip.setOpen(false, { isQuiet: true })
  openView(to)
  element('view').focus({ preventScroll: true })
  tellPath()
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('[data-path]')
  if (!link) return
  event.preventDefault()
  go(link.dataset.path)
})
element('search').addEventListener('input', () => {
  if (isSearching()) cashOut.close()
  show()
})
matchMedia('(width >= 1200px)').addEventListener('change', show)
element('search-form').addEventListener('submit', (event) => event.preventDefault())
/** Shows what the address of the page says. */
function follow(whole) {
  const { view: to, outcome, isSlipOpen } = readPath(whole)
  wantedOutcome = outcome ?? wantedOutcome
  // Its bet may have been placed since.
  const opensSlip = isSlipOpen && !slip.isEmpty()
  slip.setOpen(opensSlip, { isQuiet: true })
  if (to !== path) openView(to)
  chooseWanted()
  // An address that chooses an outcome would choose it again after a reload.
  if (outcome || opensSlip !== isSlipOpen) tellPath({ replace: true })
}

const setTheme = ({ theme }) => (document.documentElement.dataset.theme = theme)

onSite({
  ready(message) {
    setTheme(message)
    isReady = true
    slip.restore(message.state)
    follow(message.path)
    refresh()
  },
  path: (message) => follow(message.path),
  theme: setTheme,
})
document.addEventListener('visibilitychange', refresh)
setInterval(refresh, askEvery)
take(config.state)
tell('hello', { version: 1 })
refresh()
