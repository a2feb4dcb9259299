// The bets of all players on this flight, and the seeds of the latest flights.
const { config, element, formatAmount, post, texts } = globalThis.gameFrame
const game = globalThis.crashGame

const all = (selector) => document.querySelectorAll(selector)

function itemOf({ name, is_own, stake, currency, cashed_at }) {
  const item = document.createElement('li')
  const [who, amount, result] = ['span', 'span', 'strong'].map((tag) => document.createElement(tag))
  who.textContent = is_own ? `${name} (${texts.you})` : name
  const unit = currency === config.currency ? '' : ` ${config.currencies[currency] ?? currency}`
  amount.textContent = formatAmount(stake) + unit
  result.textContent = cashed_at === null ? '' : `×${cashed_at}`
  item.classList.toggle('own', is_own)
  item.classList.toggle('cashed', cashed_at !== null)
  item.append(who, amount, result)
  return item
}

/** The bets that the lists show: an unchanged list is not built again. */
let shown = ''
game.onState.push(({ all: { count, items } }) => {
  const next = JSON.stringify([count, items])
  if (next === shown) return
  shown = next
  for (const target of all('.bet-count')) target.textContent = count
  for (const target of all('.no-bets')) target.hidden = count > 0
  for (const target of all('.more-bets'))
    target.textContent = count > items.length ? `${texts.more} ${count - items.length}` : ''
  for (const list of all('.bet-list')) list.replaceChildren(...items.map(itemOf))
})

element('show-bets').addEventListener('click', () => {
  element('all-bets').showModal()
  element('sheet-title').focus()
})

function seedsOf({ number, crash_at, hash, server_seed }) {
  const item = document.createElement('li')
  const title = document.createElement('strong')
  title.textContent = `${texts.round} ${number}${crash_at === null ? '' : ` · ×${crash_at}`}`
  const lines = [
    [texts.hash, hash],
    [texts.seed, server_seed ?? texts.seedOpens],
  ].map(([name, value]) => {
    const line = document.createElement('p')
    const code = document.createElement(value === texts.seedOpens ? 'span' : 'code')
    code.textContent = value
    line.append(`${name}: `, code)
    return line
  })
  item.append(title, ...lines)
  return item
}

element('show-odds').addEventListener('click', async () => {
  const status = element('seeds-status')
  try {
    const { data, refusal } = await post('/sandbox/crash/seeds', {})
    status.textContent = refusal ?? ''
    if (!data) return
    element('game-key').textContent = data.game
    element('flight-seeds').replaceChildren(...data.flights.map(seedsOf))
  } catch {
    status.textContent = texts.offline
  }
})

game.start()
