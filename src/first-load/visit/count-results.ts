import type { ResultsReport } from '../../../schemas/results-report.ts'
import { goalEvent, layoutBlockPrefix, maxReported, resultsPath } from '../../../schemas/tracking.ts'
import { downloadLinks } from '../../lib/browser/download-links.ts'
import { isFramed } from '../../lib/browser/is-framed.ts'
import { watchView } from '../../lib/browser/watch-view.ts'

/** Milliseconds after which what a change of the page has added is watched. */
const scanDelayMs = 500
const documents = '[data-popup], [data-page]'

/** The name under which the server counts a document or a block. */
function nameOf(element: HTMLElement): string {
  const { block, popup, page } = element.dataset
  if (popup !== undefined) return `popup/${popup}`
  if (page !== undefined) return `page/${page}`
  if (block?.startsWith(layoutBlockPrefix)) {
    const layout = element.closest<HTMLElement>('[data-layout]')?.dataset['layout']
    return `layout/${layout}#${block.slice(layoutBlockPrefix.length)}`
  }
  const around = element.closest<HTMLElement>(documents)
  return `${around && nameOf(around)}#${block}`
}

type List = keyof ResultsReport

/**
 * Counts what comes into view and what is used, in the memory of this page: nothing is stored in the browser, and the
 * report names no visitor. It is sent when the page is hidden or left. Previews and pages in frames are not counted.
 */
export function countResults(): void {
  if (isFramed() || /[?&]preview=/.test(location.search)) return
  const counted: Record<List, Set<string>> = {
    views: new Set(),
    clicks: new Set(),
    registration: new Set(),
    deposit: new Set(),
  }
  const isList = (name: unknown): name is List => typeof name === 'string' && name in counted
  /** What the next report has. */
  let waiting: Partial<Record<List, string[]>> = {}

  function count(list: List, name: string) {
    // The server knows the blocks of a section by the one that shows it.
    if (counted[list].has(name) || name.includes(':')) return
    counted[list].add(name)
    const names = (waiting[list] ??= [])
    if (names.length < maxReported) names.push(name)
  }

  const watcher = watchView((element) => {
    watcher.unobserve(element)
    if (element instanceof HTMLElement) count('views', nameOf(element))
  })
  const observed = new WeakSet<Element>()
  let scan: ReturnType<typeof setTimeout> | undefined
  function look() {
    scan = undefined
    const page = document.querySelector<HTMLElement>('[data-page]')
    // The element is the same on all pages of the site.
    if (page) count('views', nameOf(page))
    for (const element of document.querySelectorAll('[data-block], [data-popup]')) {
      if (observed.has(element)) continue
      observed.add(element)
      watcher.observe(element)
    }
  }
  look()
  new MutationObserver(() => (scan ??= setTimeout(look, scanDelayMs))).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-page'],
  })

  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest('a, button, [role=button]') : null
      if (control instanceof HTMLAnchorElement && control.matches(downloadLinks))
        count('clicks', `file${control.pathname}`)
      for (
        let around = control?.closest<HTMLElement>(`[data-block], ${documents}`);
        around;
        around = around.parentElement?.closest<HTMLElement>(`[data-block], ${documents}`)
      ) {
        count('views', nameOf(around))
        count('clicks', nameOf(around))
      }
    },
    true,
  )
  addEventListener(goalEvent, (event) => {
    const goal: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (!isList(goal)) return
    const isRead = (name: string) => name.startsWith('page/') && !name.includes('#')
    for (const name of [...counted.clicks, ...[...counted.views].filter(isRead)]) count(goal, name)
  })
  function send() {
    if (Object.keys(waiting).length === 0) return
    const report: ResultsReport = { views: [], clicks: [], registration: [], deposit: [], ...waiting }
    waiting = {}
    navigator.sendBeacon(resultsPath, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  // Not every browser hides a page that is left.
  addEventListener('pagehide', send)
}
