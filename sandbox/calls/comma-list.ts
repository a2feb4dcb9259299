/** Non-empty parts of a comma-separated parameter. */
export function listOf(joined: string | undefined): string[] {
  return (joined ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
