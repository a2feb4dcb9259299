import { dropAll } from './held-clicks.ts'

/** What a visitor sees while the code loads. */
interface Waiting {
  /** The code has not arrived. */
  warn: () => void
  /** It is loaded again. Omitted: nothing says that it has not arrived, so whatever needs it loads it again. */
  wait?: () => void
}

let waiting: Waiting | undefined
export let hasBegun = false
/** Loads again what has not arrived. */
let again: (() => void) | undefined
/** Milliseconds between the attempts to load the entry; other code is loaded by it. */
const pausesMs = [500, 2000]

/** Undefined when it is gone. */
export function setWaiting(shown: Waiting | undefined): void {
  waiting = shown
}

/** Loads the code of a page that is complete without it, once. */
export function begin(): void {
  // What waits says what has happened, and has a button.
  if (again && !waiting?.wait) return retry()
  if (hasBegun) return
  markStarted()
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadCode)
  else loadCode()
}

/** Styles can wait for `data-started`, as those of pictures do that are out of view. */
export function markStarted(): void {
  hasBegun = true
  document.documentElement.dataset.started = ''
}

/** The template contains the code's own elements, which start to load when they are in the document. */
function loadCode() {
  const code = document.getElementById('app-code')
  if (code instanceof HTMLTemplateElement) document.body.append(document.importNode(code.content, true))
}

/** `load`: what a visitor's next attempt calls. */
export function fail(load: () => void): void {
  again = load
  if (waiting) waiting.warn()
  else dropAll()
}

export const hasFailed = (): boolean => again !== undefined

/** Nobody wants what has failed any more. */
export function forgetFailure(): void {
  again = undefined
}

export function retry(): void {
  const load = again
  again = undefined
  waiting?.wait?.()
  load?.()
}

export function retryEntry(): void {
  addEventListener(
    'error',
    ({ target: script }) => {
      if (!(script instanceof HTMLScriptElement) || !/\/assets\/entry-client[^/]+$/.test(script.src)) return
      const load = () => {
        const copy = document.createElement('script')
        copy.type = 'module'
        copy.src = script.src
        script.replaceWith(copy)
      }
      const pauseMs = pausesMs.shift()
      if (pauseMs === undefined) fail(load)
      else setTimeout(load, pauseMs)
    },
    true,
  )
}
