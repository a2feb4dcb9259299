/*
 * The only script inside the document. It runs before the first paint, so it must be small.
 *
 * The first part prepares the first screen. The second part carries out a player's clicks on favourites, shows a guest
 * the popup of a button, and loads the application of a page that waits when the visitor does something else. Clicks
 * on buttons made before the application is loaded are stored for it.
 */
import { afterPaint } from '../../lib/browser/after-paint.ts'
import { begin, fail, hasBegun, markStarted, retryEntry } from './application-code.ts'
import { applyChoices, isSchemeChoice, keepSchemeChoice, showChosenScheme } from './choices.ts'
import {
  closeOnBack,
  controls,
  fetchPopup,
  isShown,
  openPopup,
  showSkeleton,
  shownPopup,
} from './early-popup.ts'
import { like, likedGame, likes, repeated, repeatLikes, sent } from './favourites.ts'
import { startWithFirstScreen } from './first-screen.ts'
import { showFonts } from './fonts.ts'
import { hold, isReleased, release } from './held-clicks.ts'
import { completeLanguageLink, rememberLanguage } from './language-link.ts'
import { dismiss, hideDismissed } from './notices.ts'
import { endSessionWatch, watchSessions } from './sessions.ts'
import { isFramed, isPlayer } from './visitor.ts'
import { onGesture } from '../../lib/browser/gestures.ts'
import { visitScriptPath } from '../../../schemas/tracking.ts'
import { downloadLinks } from '../../lib/browser/download-links.ts'
import { forgetLikes } from '../../lib/data/unanswered-likes.ts'

/** Replaced by the build: whether the site has a service worker. */
declare const HAS_WORKER: boolean

/**
 * Milliseconds after the load of a page before its code loads for a visitor who does nothing: web analytics count a
 * visit as engaged, and a player's balance is refreshed for the first time.
 */
const idleMs = 10_000
/** Milliseconds after the start of a page before the visit is reported: the page loads first. */
const visitDelayMs = 3000
/** Starting a worker takes processor time that the largest picture needs first. */
const workerDelayMs = 3000

applyChoices()
hideDismissed()
startWithFirstScreen()
showFonts()

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

function languageLink(event: Event): HTMLAnchorElement | null {
  const link = closest(event, 'a[hreflang]')
  return link instanceof HTMLAnchorElement ? link : null
}

function keep(event: Event) {
  const link = languageLink(event)
  if (link) return completeLanguageLink(link)
  const file = closest(event, downloadLinks)
  if (file) {
    // The application counts it.
    file.dataset.downloaded = ''
    return begin()
  }
  const button = closest(event, 'button')
  if (!(button instanceof HTMLButtonElement) || button.disabled || isShown(button)) return
  // The browser opens a menu; the HTML knows only the site's own scheme.
  if (button.hasAttribute('popovertarget')) return showChosenScheme()
  event.preventDefault()
  if (like(button) || dismiss(button)) return
  hold(button)
  if (!openPopup(button)) begin()
}

/** A click follows: what it needs should be there, or under way. */
function prepare(event: Event) {
  const control = closest(event, controls)
  if (!control || isShown(control) || isSchemeChoice(control)) return
  const isAnswered =
    control instanceof HTMLButtonElement &&
    (control.hasAttribute('popovertarget') || likedGame(control) !== undefined || fetchPopup(control))
  if (!isAnswered) begin()
}

addEventListener(
  'click',
  (event) => {
    const link = languageLink(event)
    if (link) rememberLanguage(link)
  },
  true,
)
addEventListener('click', keep, true)
addEventListener('pointerdown', prepare, true)
closeOnBack()
retryEntry()

// Fields that get the focus, keyboards and mice: what these reach reacts to them.
addEventListener('focusin', (event) => {
  const field = closest(event, 'input, select, textarea')
  if (field === event.target && field && !isShown(field)) begin()
})
addEventListener('keydown', ({ target }) => {
  if (!(target instanceof Element && isShown(target))) begin()
})
addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
  // The page may move under a mouse at rest.
  if (pointerType === 'mouse' && (movementX || movementY)) begin()
})
// Rows have more items with the code, and some lists grow when the page is scrolled.
addEventListener(
  'scroll',
  ({ target }) => {
    // Rows also report a scroll when a font is loaded.
    if (target instanceof Element ? target.scrollLeft : document.querySelector('[data-more]')) begin()
  },
  { capture: true, passive: true },
)
addEventListener('change', (event) => {
  if (!isReleased) keepSchemeChoice(event)
})

// A player's first interaction also asks for news, which need the code.
let hasActed = false
const stopNoting = onGesture(() => {
  if (!isPlayer()) return
  hasActed = true
  afterPaint(begin)
})

// The browser says only once that it could install the site.
let installPrompt: Event | undefined
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  installPrompt = event
})

repeatLikes()

addEventListener('load', () =>
  setTimeout(
    () => import(visitScriptPath).catch(() => undefined),
    Math.max(0, visitDelayMs - performance.now()),
  ),
)

// An address that asks for something is used already; the tags of an advertisement ask for nothing. A page in a frame
// asks the surrounding one to go on.
if (isFramed() || location.hash || /[?&](?!utm_|gclid|fbclid|yclid)/.test(location.search)) begin()
else
  addEventListener('load', () => {
    setTimeout(begin, idleMs)
    // The connection may be lost before the code that watches the worker is loaded, which also logs failures.
    if (HAS_WORKER && 'serviceWorker' in navigator)
      setTimeout(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined), workerDelayMs)
  })

watchSessions(() => {
  forgetLikes()
  begin()
})

window.__marqueeBoot = {
  begin,
  hasBegun: () => hasBegun,
  likes,
  repeated,
  sent,
  endSessionWatch,
  fail,
  popup: shownPopup,
  showSkeleton: (name, label) => showSkeleton(name, document.activeElement, label),
  installPrompt: () => installPrompt,
  hasActed: () => hasActed,
  done() {
    markStarted()
    stopNoting()
    removeEventListener('click', keep, true)
    removeEventListener('pointerdown', prepare, true)
    return release()
  },
}
