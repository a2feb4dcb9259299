import { readItem, writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

/** Milliseconds after which a picture or a frame that never comes does not keep the fonts away. */
const maxWaitMs = 5000
/** Milliseconds since the start of the visit before which this runs only if the server is near. */
const nearMs = 120

/**
 * Shows texts in the device's fonts until the files of the site's are there, all of them: a phone lays out the page
 * again for each. Words are a little wider or narrower in them, so a page that has been painted changes when controls
 * move anyway: with a scroll or another page.
 */
export function showFonts(): void {
  const { dataset } = document.documentElement
  const addresses = dataset.fonts?.split(' ').filter(Boolean) ?? []
  const known = readItem('local', storageKeys.fonts)?.split(' ') ?? []
  // The browser has files of earlier pages, which come at once.
  if (addresses.every((href) => known.includes(href))) return
  dataset.deviceFonts = ''
  const show = () => {
    delete dataset.deviceFonts
  }

  let isPainted = false
  requestAnimationFrame(() => (isPainted = true))
  function showUnnoticed() {
    if (!isPainted) return show()
    addEventListener('scroll', show, { passive: true })
    addEventListener('visibilitychange', show)
    addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href]')) show()
    })
  }

  let isLoading = false
  function load() {
    if (isLoading) return
    isLoading = true
    let missing = addresses.length
    let hasAll = true
    for (const href of addresses) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href })
      link.onload = link.onerror = (event) => {
        hasAll &&= typeof event !== 'string' && event.type === 'load'
        missing -= 1
        if (missing > 0) return
        showUnnoticed()
        if (hasAll) writeItem('local', storageKeys.fonts, [...new Set([...known, ...addresses])].join(' '))
      }
      document.head.append(link)
    }
  }
  // From a server that is near, they come before the first paint.
  if (performance.now() < nearMs) load()
  addEventListener('load', load, { once: true })
  addEventListener('DOMContentLoaded', () => setTimeout(load, maxWaitMs))
}
