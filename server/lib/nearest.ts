/** Number of characters to insert, delete, replace or swap with their neighbour to get from one word to the other. */
export function editDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_row, row) => [row])
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity
  for (let column = 0; column <= other.length; column += 1) {
    for (let row = 0; row <= one.length; row += 1) {
      if (row === 0 || column === 0) {
        table[row] = Object.assign(table[row] ?? [], { [column]: row + column })
        continue
      }
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const steps = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      )
      table[row] = Object.assign(table[row] ?? [], { [column]: steps })
    }
  }
  return at(one.length, other.length)
}

/** The known word that a word with at most `most` mistakes means; undefined: none. */
export function nearest(word: string, known: readonly string[], most: number): string | undefined {
  return known
    .map((name) => ({ name, steps: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= most)
    .sort((left, right) => left.steps - right.steps)[0]?.name
}
