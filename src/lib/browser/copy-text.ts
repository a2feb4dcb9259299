/**
 * Copies a text; false if the browser does not allow it, as without https. The text has to be selectable in any case.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
