import { loadScript } from '../load-script.ts'
import { pageAddress, type Service, type ServiceEvents } from './service.ts'

/** Queues calls until the script is loaded, as the service's snippet does. */
interface Counter {
  (...call: unknown[]): void
  a?: unknown[][]
  l?: number
}

declare global {
  interface Window {
    ym?: Counter
  }
}

function queue(): Counter {
  const counter: Counter = (...call) => void (counter.a ??= []).push(call)
  counter.l = Date.now()
  return counter
}

/** https://yandex.com/support/metrica/objects/method-reference.html */
export function loadMetrics(number: string, { failed }: ServiceEvents): Service {
  window.ym ??= queue()
  const call = (...values: unknown[]) => window.ym?.(Number(number), ...values)
  // Page views are sent explicitly with their address; this document has none, and nothing to click on.
  call('init', { defer: true, clickmap: false, trackLinks: false, webvisor: false })
  loadScript('https://mc.yandex.ru/metrika/tag.js', { failed: () => failed('tag.js did not load') })
  return {
    event(name, params) {
      if (name === 'page_view') call('hit', pageAddress(params['path']))
      else call('reachGoal', name, params)
    },
  }
}
