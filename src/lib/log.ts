/** Problems that a player should not see but an operator should: the one place that writes them. */
export function logProblem(problem: string, detail?: unknown): void {
  // eslint-disable-next-line no-console
  console.warn(`[marquee] ${problem}`, ...(detail === undefined ? [] : [detail]))
}
