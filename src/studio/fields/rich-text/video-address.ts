/** Pages of films, with the ids in their addresses, and the addresses of their players. */
const players: readonly { page: RegExp; player: (id: string, key: string | undefined) => string }[] = [
  {
    page: /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/i,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    page: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?h=)([\da-f]+))?/i,
    player: (id, key) =>
      `https://player.vimeo.com/video/${id}?${key === undefined ? '' : `h=${key}&`}dnt=1&autoplay=1`,
  },
  {
    page: /^https:\/\/rutube\.ru\/(?:video|shorts|play\/embed)\/([\da-f]{32})/i,
    player: (id) => `https://rutube.ru/play/embed/${id}`,
  },
]

/**
 * The address of a video's player, from what a person has copied: the address of its page at YouTube, Vimeo or Rutube,
 * the code for embedding it, or the address of another host's player; null: it is none.
 */
export function videoAddress(given: string): string | null {
  const [, embedded = given] = /<iframe\s[^>]*?src="([^"]*)"/i.exec(given) ?? []
  const address = embedded.trim().replaceAll('&amp;', '&')
  for (const { page, player } of players) {
    const [, id, key] = page.exec(address) ?? []
    if (id !== undefined) return player(id, key)
  }
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : null
}
