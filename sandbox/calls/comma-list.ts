/** Parts of a comma-joined parameter, without empty ones. */
export function listOf(joined: string | undefined): string[] {
  return (joined ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
