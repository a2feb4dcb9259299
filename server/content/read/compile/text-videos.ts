import { mapTextVideos } from '../../../../schemas/text-videos.ts'
import { embeddedRights } from '../../../../src/lib/frames/embedded-rights.ts'

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/**
 * Puts every video of a text behind a button with its title and host: a lazy iframe in closed details does not load, so
 * the host learns only of readers who play it. Without scripts it works too, but browsers then load it at once.
 */
export const withTextVideos = (markup: string): string =>
  mapTextVideos(
    markup,
    (address, title) =>
      `<details data-embed="video"><summary>${title}<small>${hostOf(address)}</small></summary>` +
      `<iframe src="${address}" title="${title}" loading="lazy" sandbox="${embeddedRights}" allow="autoplay; fullscreen" ` +
      'referrerpolicy="strict-origin-when-cross-origin"></iframe></details>',
  )
