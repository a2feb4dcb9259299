import type { PopupHtml } from '../../../schemas/compiled.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { skeletonDelayMs, type EarlyPopup } from '../../lib/browser/boot.ts'
import { backClosesDialogs, dialogDepth, pushDialogEntry } from '../../lib/browser/dialog-entries.ts'
import { focusFirst, showModal } from '../../lib/browser/modal.ts'
import { lockScroll, scrollbarWidth, unlockScroll } from '../../lib/browser/scroll-lock.ts'
import { begin, forgetFailure, hasFailed, retry, setWaiting } from './application-code.ts'
import { gameOf } from './favourites.ts'
import { drop, isHeld, isReleased, mark, unmark } from './held-clicks.ts'
import { skeleton } from './popup-skeleton.ts'
import { isFramed, isPlayer, language } from './visitor.ts'

/** The server's popups, by name. */
const popups = new Map<string, Promise<PopupHtml>>()
interface ShownPopup extends EarlyPopup {
  /** Ends what it listens to and removes its styles: another popup takes its dialog. */
  forget: () => void
}

/** The popup of a guest until the application replaces it. */
let shown: ShownPopup | undefined

export const shownPopup = (): EarlyPopup | undefined => shown

/** Whether an element is in the shown popup. */
export const isShown = (element: Element): boolean => shown?.dialog.contains(element) === true

/** Name of the popup that a button opens for guests. */
function popupOf(button: HTMLElement): string | undefined {
  if (isPlayer() || isFramed() || /[?&]preview=/.test(location.search)) return undefined
  if (gameOf(button) !== undefined) return 'registration'
  const action: unknown = JSON.parse(button.dataset.action ?? '{}')
  if (!isRecord(action) || action.type !== 'openPopup' || typeof action.popup !== 'string') return undefined
  return action.popup
}

const isPopupHtml = (value: unknown): value is PopupHtml => isRecord(value) && 'html' in value

async function read(name: string): Promise<PopupHtml> {
  const answer = await fetch(`/nfx/popup-html/${language()}/${name}`)
  const made: unknown = answer.status === 200 ? await answer.json() : undefined
  if (!isPopupHtml(made)) throw new Error(name)
  return made
}

/** The server's popup of a button, if it has one. */
export function fetchPopup(button: HTMLElement): Promise<PopupHtml> | undefined {
  const name = popupOf(button)
  if (name === undefined) return undefined
  const popup = popups.get(name) ?? read(name)
  popups.set(name, popup)
  popup.catch(() => popups.delete(name))
  return popup
}

/** Whether the button has a popup of the server. If it cannot be shown, the application opens it. */
export function openPopup(button: HTMLElement): boolean {
  const name = popupOf(button)
  const popup = fetchPopup(button)
  if (name === undefined || popup === undefined) return false
  const isWanted = () => !isReleased && isHeld(button)
  const timer = setTimeout(() => {
    if (isWanted()) showSkeleton(name, button, button.ariaLabel ?? button.textContent)
  }, skeletonDelayMs)
  popup.then((made) => {
    clearTimeout(timer)
    // A skeleton that has been closed reports it later.
    if (!isWanted() || shown?.forms.length || shown?.dialog.open === false) return
    show(name, made, button)
  }, begin)
  return true
}

/** Shows a skeleton until a popup arrives, unless there is one already. */
export function showSkeleton(name: string, opener: Element | null, label: string): EarlyPopup | undefined {
  if (shown || !(opener instanceof HTMLElement)) return undefined
  show(name, skeleton, opener, label)
  return shown
}

function elementOf(html: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  const element = template.content.firstElementChild
  if (!(element instanceof HTMLElement)) throw new TypeError('no element')
  return element
}

/** Gives a dialog the attributes and the content of another one. */
function become(dialog: HTMLDialogElement, other: HTMLDialogElement) {
  for (const { name } of [...dialog.attributes]) if (name !== 'open') dialog.removeAttribute(name)
  for (const { name, value } of other.attributes) dialog.setAttribute(name, value)
  dialog.replaceChildren(...other.childNodes)
}

function show(name: string, popup: PopupHtml, opener: HTMLElement, label?: string) {
  const made = elementOf(popup.html)
  if (!(made instanceof HTMLDialogElement)) return
  const replaced = shown
  replaced?.forget()
  // Read before anything changes: the browser computes styles and layout of the whole page once, not twice.
  const scrollbar = replaced ? 0 : scrollbarWidth()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(popup.css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  // Another modal dialog would make the whole page inert once more.
  const dialog = replaced?.dialog ?? made
  if (replaced) become(dialog, made)
  else document.body.append(dialog)
  const ended = new AbortController()
  const { signal } = ended
  const clicks: HTMLElement[] = []
  let down: EventTarget | null
  /** The message about code that has not arrived, and the element that had the focus before. */
  let failure: HTMLElement | undefined
  let focused: Element | null

  function warn() {
    if (failure) return
    focused = document.activeElement
    failure = elementOf(popup.failure)
    dialog.firstElementChild?.append(failure)
    clicks.forEach(unmark)
  }

  function wait() {
    if (!failure) return
    failure.remove()
    failure = undefined
    if (focused instanceof HTMLElement) focused.focus()
    clicks.forEach(mark)
  }

  function forget() {
    ended.abort()
    // Later: the browser computes the styles of the whole page anew.
    setTimeout(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }, 500)
  }

  const leave = () => {
    shown = undefined
    setWaiting(undefined)
    forget()
    unlockScroll()
    dialog.close()
    dialog.remove()
  }

  const listen = (type: string, listener: (event: Event) => void) =>
    dialog.addEventListener(type, listener, { signal })
  for (const type of ['pointerdown', 'keydown', 'input', 'click'])
    listen(type, ({ target }) => {
      if (type === 'pointerdown') down = target
      const control = target instanceof Element && target.closest<HTMLElement>(controls)
      if (control && control.dataset.closes === undefined) begin()
    })
  listen('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    const closes = event.target === dialog ? down === dialog : button && button.dataset.closes !== undefined
    if (closes) return dialog.close()
    if (!button || button.disabled) return
    event.preventDefault()
    if (button.dataset.retry === undefined) {
      mark(button)
      if (!clicks.includes(button)) clicks.push(button)
    }
    if (hasFailed()) retry()
  })
  listen('close', () => {
    drop(opener)
    // The application opens a popup again only while it is wanted.
    if (isReleased) forgetFailure()
    leave()
  })
  shown = { name, forms: popup.forms, opener, dialog, clicks, leave, forget }
  // A skeleton has no words: it closes.
  if (popup.failure) {
    setWaiting({ warn, wait })
    if (hasFailed()) warn()
  } else setWaiting({ warn: () => dialog.close() })
  if (label !== undefined) dialog.ariaLabel = label
  if (replaced) {
    focusFirst(dialog)
    for (const animation of dialog.getAnimations({ subtree: true })) animation.finish()
    return
  }
  addEntry()
  lockScroll(scrollbar)
  showModal(dialog)
}

/** What visitors use besides links. */
export const controls = 'button, input, select, textarea, label'

let isAtEntry = dialogDepth() > 0
let entryAddress: string | undefined

function addEntry() {
  if (!backClosesDialogs()) return
  // That of a popup that has been closed is used again.
  if (dialogDepth() === 0) pushDialogEntry(1)
  isAtEntry = true
  entryAddress = location.href
}

/** On phones "back" closes the popup. The application goes on with these entries (back-closes.ts). */
export function closeOnBack(): void {
  addEventListener('popstate', (event) => {
    const hasLeft = isAtEntry && dialogDepth() === 0 && location.href === entryAddress
    isAtEntry = dialogDepth() > 0
    if (!hasLeft || (isReleased && !shown)) return
    event.stopImmediatePropagation()
    // A popup that has been closed in another way leaves its entry.
    if (shown) shown.dialog.close()
    else history.back()
  })
}
