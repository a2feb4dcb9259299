/** Calls `change` for every video in a sanitized text with markup, by the address of its player and its title. */
export const mapTextVideos = (markup: string, change: (address: string, title: string) => string): string =>
  markup.replace(
    /<iframe src="([^"]*)" title="([^"]*)"><\/iframe>/g,
    (_whole, address: string, title: string) => change(address, title),
  )

/** The addresses of the videos in a text with markup. */
export function textVideos(markup: string): string[] {
  const found: string[] = []
  mapTextVideos(markup, (address) => {
    found.push(address.replaceAll('&amp;', '&'))
    return ''
  })
  return found
}
