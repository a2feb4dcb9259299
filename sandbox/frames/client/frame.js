// Shared code of all game pages. A page knows its launch token, and speaks the protocol of docs/frames.md with the site
// around it.
globalThis.gameFrame = (() => {
  const main = document.querySelector('main')
  const config = JSON.parse(main.dataset.config)
  const { texts } = config
  const element = (id) => document.getElementById(id)

  function formatAmount(amount) {
    const [whole, fraction = ''] = amount.split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
    return /[1-9]/.test(fraction) ? `${grouped}.${fraction.slice(0, 2).padEnd(2, '0')}` : grouped
  }

  /**
   * A typed amount as the server reads it; undefined: it is none, has too many decimals, or is ambiguous. The rules are
   * those of the site (schemas/typed-amount.ts) on a page that writes 1,234.50.
   */
  function readAmount(text, decimals) {
    const match = /^(\d+|[1-9]\d{0,2}([ '’.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d*))?$/.exec(
      text.trim().replace(/\s/g, ' '),
    )
    if (match === null) return undefined
    const [, digits, groupSign, decimalSign, fraction = ''] = match
    if (decimalSign !== undefined && decimalSign === groupSign) return undefined
    const isThousand = !groupSign && /^[1-9]\d{0,2},\d{3}$/.test(match[0])
    if (isThousand && decimals > 2) return undefined
    const whole = digits.replace(/\D/g, '')
    if (isThousand) return whole + fraction
    if (/[1-9]/.test(fraction.slice(decimals)) || fraction.length > Math.max(decimals, 2)) return undefined
    return /[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole
  }

  /** Idempotency key of a bet: a retry after a lost answer does not place it twice. */
  function newKey() {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  /** Sends a message to the site. None has data that others must not read. */
  const tell = (type, fields) => window.parent.postMessage({ type: `marquee:${type}`, ...fields }, '*')

  /** Calls the handler of each message of the site. */
  function onSite(handlers) {
    window.addEventListener('message', ({ source, data }) => {
      const [prefix, type] = typeof data?.type === 'string' ? data.type.split(':') : []
      if (source === window.parent && prefix === 'marquee') handlers[type]?.(data)
    })
  }

  /** Why a player may not bet: the player's own limits and breaks. */
  const reasons = {
    limit_reached: texts.limitReached,
    time_out: texts.timeOut,
    self_excluded: texts.selfExcluded,
  }
  const refusals = { UserNeedDepositException: texts.notEnough, AuthorizationException: texts.reopen }
  /** What the player lacked for the last bet. */
  let missing
  /** What a player can do about a refusal; it needs the site. */
  const remedies = new Map([
    [texts.notEnough, { label: texts.topUp, act: () => tell('deposit', missing && { amount: missing }) }],
    [texts.reopen, { label: texts.openAgain, act: () => tell('login') }],
  ])

  /** Calls the server. Returns `data`, or `refusal` with the text for the player; throws if no answer arrived. */
  async function post(url, fields) {
    const body = new URLSearchParams({ token: config.token, ...fields })
    const response = await fetch(url, { method: 'POST', body, credentials: 'omit' })
    const answer = await response.json()
    if (answer.data !== undefined) return { data: answer.data }
    if (response.status >= 500) throw new Error(answer.error?.type)
    const { type, error_data } = answer.error ?? {}
    missing = error_data?.missing
    return { error: answer.error, refusal: reasons[error_data?.reason] ?? refusals[type] ?? texts.failed }
  }

  function remedyButton({ label, act }) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'remedy'
    button.textContent = label
    button.addEventListener('click', act)
    return button
  }

  /** Announces the result of a bet in the live region, with what the player can do about a refusal. */
  function say(kind, text, amount) {
    const result = element('result')
    result.dataset.kind = kind
    result.replaceChildren(text)
    const remedy = kind === 'error' && config.isForMoney && remedies.get(text)
    if (remedy) result.append(' ', remedyButton(remedy))
    if (amount === undefined) return
    const strong = document.createElement('strong')
    strong.textContent = amount
    result.append(' ', strong)
  }

  function showBalance(balance) {
    element('balance').value = formatAmount(balance)
    // The site reads the balance itself.
    tell('balance')
  }

  /** Stake selector; `isLocked` tells whether the stake may be changed now. */
  function stakeControl(isLocked, { less = 'less', more = 'more', output = 'stake' } = {}) {
    let index = config.stakes.indexOf(config.usualStake)
    function show() {
      element(output).value = formatAmount(config.stakes[index])
      element(less).disabled = isLocked() || index === 0
      element(more).disabled = isLocked() || index === config.stakes.length - 1
    }
    function change(step) {
      index = Math.min(Math.max(index + step, 0), config.stakes.length - 1)
      show()
    }
    element(less).addEventListener('click', () => change(-1))
    element(more).addEventListener('click', () => change(1))
    show()
    return { show, value: () => config.stakes[index] }
  }

  function showSeeds(seeds) {
    element('server-seed-hash').textContent = seeds.server_seed_hash
    element('client-seed').value = seeds.client_seed
    element('nonce').textContent = seeds.nonce
    const { previous } = seeds
    element('previous-seeds').hidden = previous === null
    if (previous === null) return
    element('previous-server-seed').textContent = previous.server_seed
    element('previous-client-seed').textContent = `${previous.client_seed} · ${previous.nonce}`
  }

  function refusalOf({ error_data: data }) {
    if (data?.client_seed === 'round_open') return texts.roundOpen.replace('%s', data.game)
    return data?.client_seed ? texts.seedRefused : texts.failed
  }

  async function askSeeds(url, fields = {}) {
    const status = element('fairness-status')
    try {
      const { data, error } = await post(url, fields)
      if (data) showSeeds(data)
      status.textContent = error ? refusalOf(error) : ''
    } catch {
      status.textContent = texts.offline
    }
    // The dialog scrolls, and the message is at its end.
    if (status.textContent) status.scrollIntoView({ block: 'nearest' })
  }

  if (element('show-odds'))
    element('show-odds').addEventListener('click', () => {
      element('odds').showModal()
      // By default the first field gets the focus, which is far below.
      element('odds-title').focus()
      if (element('fairness')) askSeeds('/sandbox/fair/seeds')
    })
  if (element('rotate'))
    element('rotate').addEventListener('click', () =>
      askSeeds('/sandbox/fair/rotate', { client_seed: element('client-seed').value.trim() }),
    )

  return {
    config,
    texts,
    element,
    main,
    formatAmount,
    readAmount,
    newKey,
    onSite,
    post,
    say,
    tell,
    showBalance,
    stakeControl,
  }
})()
