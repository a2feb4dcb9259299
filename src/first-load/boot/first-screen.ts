import { afterPaint } from '../../lib/browser/after-paint.ts'

const phoneWidth = 768
/** Height of the tab bar, which covers the bottom of phones, in pixels. */
const tabBarHeight = 56
/** Blocks that are laid out at first. */
const firstBlocks = { phone: 2, desktop: 4 }
/** Further blocks are too far away for the browser to lay them out. */
const maxBlocks = 6
/** Milliseconds after which a picture that is late, or never comes, delays nothing. */
const maxWaitMs = 1000

/**
 * The other blocks wait until the picture of the first screen is painted: their layout would delay it. Then one more
 * is laid out with each frame, so that none takes long.
 */
export function startWithFirstScreen(): void {
  // The address may lead to one of them.
  if (location.hash) return
  const { dataset } = document.documentElement
  const isPhone = innerWidth < phoneWidth
  let count = isPhone ? firstBlocks.phone : firstBlocks.desktop
  dataset.blocks = String(count)

  function end() {
    delete dataset.blocks
    removeEventListener('scroll', end)
  }
  function addNext() {
    afterPaint(() => {
      if (dataset.blocks === undefined) return
      count += 1
      if (count > maxBlocks) return end()
      dataset.blocks = String(count)
      addNext()
    })
  }
  /** Whether one that waits is on the screen, because those before it are small. */
  function isOnScreen() {
    const next = document.querySelector(`main > :nth-child(${count + 1}), main ~ [data-block]`)
    return next && next.getBoundingClientRect().top < innerHeight - (isPhone ? tabBarHeight : 0)
  }
  function whenRead() {
    requestAnimationFrame(() => {
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
      // This lays out what the frame shows anyway.
      if (isOnScreen()) end()
      else if (!picture || picture.complete) addNext()
      else for (const type of ['load', 'error']) picture.addEventListener(type, addNext)
    })
    setTimeout(end, maxWaitMs)
  }
  addEventListener('scroll', end)
  // Modules run after this and before DOMContentLoaded: on pages that need them at once they may take seconds.
  document.addEventListener('readystatechange', whenRead, { once: true })
}
