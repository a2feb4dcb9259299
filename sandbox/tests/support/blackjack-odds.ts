/**
 * The best play of blackjack with an endless shoe, computed from the published rules and not from the code of the
 * game: the dealer stands on every 17 and checks for a blackjack, a pair can be split once, split aces get one card.
 */

/** Equally likely points of a card; 1 is an ace. */
const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
const bust = 22

/** A total with aces as 1, and whether it contains an ace. */
interface Hand {
  hard: number
  hasAce: boolean
}

const add = ({ hard, hasAce }: Hand, points: number): Hand => ({
  hard: hard + points,
  hasAce: hasAce || points === 1,
})
const total = ({ hard, hasAce }: Hand) => (hasAce && hard <= 11 ? hard + 10 : hard)
const mean = (value: (points: number) => number) => ranks.reduce((sum, points) => sum + value(points), 0) / 13

/** Probabilities of the dealer's final totals; 22 is a bust. A natural is excluded by the check. */
function dealerTotals(up: number): Map<number, number> {
  const totals = new Map<number, number>()
  function draw(hand: Hand, probability: number): void {
    const points = total(hand)
    if (points >= 17) {
      const end = Math.min(points, bust)
      totals.set(end, (totals.get(end) ?? 0) + probability)
      return
    }
    for (const next of ranks) draw(add(hand, next), probability / 13)
  }
  const holes = ranks.filter((hole) => !(up === 1 && hole === 10) && !(up === 10 && hole === 1))
  for (const hole of holes) draw(add(add({ hard: 0, hasAce: false }, up), hole), 1 / holes.length)
  return totals
}

export type Decision = 'stand' | 'hit' | 'double' | 'split'

/** Expected results against one card of the dealer, as multiples of the stake. */
function againstDealer(up: number) {
  const dealer = dealerTotals(up)
  const known = new Map<string, number>()

  function stand(hand: Hand): number {
    const own = total(hand)
    if (own > 21) return -1
    let result = 0
    for (const [other, probability] of dealer)
      if (other === bust || own > other) result += probability
      else if (own < other) result -= probability
    return result
  }
  const hit = (hand: Hand): number => mean((points) => hitOrStand(add(hand, points)))
  function hitOrStand(hand: Hand): number {
    if (hand.hard > 21) return -1
    const key = `${hand.hard}${hand.hasAce}`
    const value = known.get(key) ?? (total(hand) === 21 ? stand(hand) : Math.max(stand(hand), hit(hand)))
    known.set(key, value)
    return value
  }
  const double = (hand: Hand): number => 2 * mean((points) => stand(add(hand, points)))
  function split(card: number): number {
    const from = add({ hard: 0, hasAce: false }, card)
    return (
      2 *
      mean((points) => {
        const hand = add(from, points)
        if (card === 1 || total(hand) === 21) return stand(hand)
        return Math.max(hitOrStand(hand), double(hand))
      })
    )
  }
  return { stand, hit, hitOrStand, double, split }
}

const tables = new Map(
  Array.from({ length: 10 }, (_up, index) => [index + 1, againstDealer(index + 1)] as const),
)

const valuesOf = (points: readonly number[], up: number, canSplit: boolean): [Decision, number][] => {
  const table = tables.get(up)
  if (!table) throw new RangeError(`no card ${up}`)
  const hand = points.reduce(add, { hard: 0, hasAce: false })
  const isFirst = points.length === 2
  return [
    ['stand', table.stand(hand)],
    ['hit', table.hit(hand)],
    ...(isFirst ? [['double', table.double(hand)] satisfies [Decision, number]] : []),
    ...(canSplit ? [['split', table.split(points[0] ?? 0)] satisfies [Decision, number]] : []),
  ]
}

/** The best decision for a hand. */
export function bestDecision(points: readonly number[], up: number, canSplit: boolean): Decision {
  return valuesOf(points, up, canSplit).reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/** Return to player in percent of the best play. */
export function bestReturn(): number {
  // Ten-point cards are four ranks: only equal ranks can be split.
  let result = 0
  for (const [first, one] of ranks.entries())
    for (const [second, two] of ranks.entries())
      for (const up of ranks) {
        const natural = one + two === 11 && (one === 1 || two === 1)
        const chanceOfNatural = up === 1 ? 4 / 13 : up === 10 ? 1 / 13 : 0
        const best = natural
          ? 1.5
          : Math.max(...valuesOf([one, two], up, first === second).map(([, value]) => value))
        result += (1 - chanceOfNatural) * best - chanceOfNatural * (natural ? 0 : 1)
      }
  return 100 + (result / 13 ** 3) * 100
}
