import { loadScript } from '../load-script.ts'
import { pageAddress, type Service, type ServiceEvents } from './service.ts'

declare global {
  interface Window {
    /** Entries of the tag manager, and commands of Google Analytics. */
    dataLayer?: object[]
  }
}

/** https://developers.google.com/tag-platform/tag-manager/datalayer */
export function loadTagManager(container: string, { failed }: ServiceEvents): Service {
  const layer = (window.dataLayer ??= [])
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`, {
    failed: () => failed('gtm.js did not load'),
  })
  return {
    event(name, params) {
      // This document is not the page: tags need the address of the viewed page.
      const place = name === 'page_view' && { page_location: pageAddress(params['path']) }
      layer.push({ event: name, ...params, ...place })
    },
  }
}
