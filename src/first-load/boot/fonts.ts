import { readItem, writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

/** Milliseconds after which a picture or a frame that never comes does not keep the fonts away. */
const maxWaitMs = 5000

/** Adds the fonts when their files are there, all at once: a phone lays out the page again for each. */
export function addFonts(): void {
  const style = document.querySelector<HTMLStyleElement>('style#fonts')
  const files = document.documentElement.dataset.fonts
  if (!style || files === undefined) return
  const show = () => {
    style.media = 'all'
  }
  // The browser has these files from an earlier page, so that they come at once.
  if (readItem('local', storageKeys.fonts) === files) return show()

  let isLoading = false
  function load() {
    if (isLoading || files === undefined) return
    isLoading = true
    const addresses = files.split(' ')
    let missing = addresses.length
    let hasAll = true
    for (const href of addresses) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href })
      link.onload = link.onerror = (event) => {
        hasAll &&= typeof event !== 'string' && event.type === 'load'
        missing -= 1
        if (missing > 0) return
        show()
        if (hasAll) writeItem('local', storageKeys.fonts, files)
      }
      document.head.append(link)
    }
  }
  addEventListener('load', load, { once: true })
  addEventListener('DOMContentLoaded', () => setTimeout(load, maxWaitMs))
}
