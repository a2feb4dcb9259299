/** Damerau-Levenshtein distance (insert, delete, replace, swap neighbours), capped at `most` + 1. */
export function editDistance(one: string, other: string, most: number): number {
  const tooMany = most + 1
  if (Math.abs(one.length - other.length) > most) return tooMany
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_letter, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    // Positions more than `most` apart cannot match.
    const first = Math.max(1, row - most)
    const end = Math.min(other.length, row + most)
    const current: number[] = []
    current[first - 1] = first === 1 ? row : tooMany
    let least = tooMany
    for (let column = first; column <= end; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const cost = Math.min(
        (last[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (last[column - 1] ?? tooMany) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? tooMany) + 1 : tooMany,
      )
      current[column] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return tooMany
    beforeLast = last
    last = current
  }
  return Math.min(last[other.length] ?? tooMany, tooMany)
}
