/** The names in the order of a form document, in which `*` stands for all names that it does not mention. */
export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const first = order.filter((name) => name === '*' || names.includes(name))
  const others = names.filter((name) => !order.includes(name))
  return first.includes('*')
    ? first.flatMap((name) => (name === '*' ? others : [name]))
    : [...first, ...others]
}
