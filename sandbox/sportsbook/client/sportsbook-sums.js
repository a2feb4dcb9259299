// Amounts of the bet slip, computed as the server does.
globalThis.sportsbookSums = (() => {
  const { config, formatAmount, readAmount } = globalThis.gameFrame

  function money(minorUnits) {
    const digits = minorUnits.toString().padStart(config.decimals + 1, '0')
    const amount = `${digits.slice(0, -config.decimals)}.${digits.slice(-config.decimals)}`
    return `${formatAmount(amount)}\u00a0${config.currencyName}`
  }

  const stakeIn = (text) => readAmount(text, config.decimals)

  /** Minor units of an amount; 0 if it is none. */
  function minorUnits(text) {
    const [whole, fraction = ''] = (stakeIn(text) ?? '0').split('.')
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
  function totalOdds(selections) {
    const scale = 100n ** BigInt(selections.length)
    const product = productOf(selections) * 10_000n
    const digits = String(product / scale).padStart(5, '0')
    const decimals = digits.slice(-4).replace(/0{1,2}$/, '')
    return `${product % scale === 0n ? '' : '≈\u00a0'}${digits.slice(0, -4)}.${decimals}`
  }

  return { money, stakeIn, minorUnits, winOf, totalOdds }
})()
