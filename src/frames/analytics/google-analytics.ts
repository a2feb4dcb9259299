/// <reference types="gtag.js" />
import { loadScript } from '../load-script.ts'
import { pageAddress, type Service, type ServiceEvents, type Values } from './service.ts'

/** https://developers.google.com/tag-platform/gtagjs/reference */
export function loadGoogleAnalytics(id: string, { failed }: ServiceEvents): Service {
  const layer = (window.dataLayer ??= [])
  // The script tells commands from the entries of a tag manager by their type: an `arguments` object.
  const gtag: Gtag.Gtag = function () {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  gtag('js', new Date())
  // This document is not the page: its address and its own view say nothing.
  gtag('config', id, { send_page_view: false })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`, {
    failed: () => failed('gtag.js did not load'),
  })
  return {
    event(name: string, params: Values) {
      if (name === 'page_view') gtag('set', { page_location: pageAddress(params['path']) })
      gtag('event', name, { ...params, send_to: id })
    },
  }
}
