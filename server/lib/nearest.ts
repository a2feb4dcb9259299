/** Number of characters to insert, delete, replace or swap with their neighbour to get from one word to the other. */
export function editDistance(one: string, other: string): number {
  // For each beginning of the other word: the steps to it from the beginnings of this word with a character less, and
  // with two.
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_steps, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const steps = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      steps.push(
        Math.min(
          (last[column] ?? Infinity) + 1,
          (steps[column - 1] ?? Infinity) + 1,
          (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = steps
  }
  return last[other.length] ?? Infinity
}

/** The known word that a word with at most `most` mistakes means; undefined: none. */
export function nearest(word: string, known: readonly string[], most: number): string | undefined {
  return known
    .map((name) => ({ name, steps: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= most)
    .sort((left, right) => left.steps - right.steps)[0]?.name
}
