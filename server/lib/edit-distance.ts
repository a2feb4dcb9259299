/** Number of characters to insert, delete, replace or swap with their neighbour to get from one text to the other. */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1
  const distances = Array.from({ length: (one.length + 1) * width }, (_, index) =>
    index < width ? index : index % width === 0 ? index / width : 0,
  )
  const at = (row: number, column: number) => distances[row * width + column] ?? 0
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      distances[row * width + column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        ...(isSwapped ? [at(row - 2, column - 2) + 1] : []),
      )
    }
  return at(one.length, other.length)
}
