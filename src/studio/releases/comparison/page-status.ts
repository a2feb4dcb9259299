/** Whether the page in an iframe is what was asked for, and not an error page of the site or of the browser. */
export function isRendered(frame: HTMLIFrameElement): boolean {
  try {
    const [navigation] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? []
    // Not instanceof: the entry belongs to another window. Browsers without the status show the page as it is.
    const status = navigation && 'responseStatus' in navigation ? Number(navigation.responseStatus) : 0
    return status < 400
  } catch {
    // Error pages of the browser do not belong to this origin.
    return false
  }
}
