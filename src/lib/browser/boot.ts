/** Milliseconds after which a popup that is awaited shows a skeleton: a fast answer opens it directly. */
export const skeletonDelayMs = 150

/** A popup that the boot script shows until the application replaces it. */
export interface EarlyPopup {
  name: string
  /** Keys of the forms in it; none: it is the skeleton of a popup that has not arrived. */
  forms: readonly string[]
  /** The button that opened it. */
  opener: HTMLElement
  dialog: HTMLDialogElement
  /** Buttons in it that were clicked and have had no effect yet. */
  clicks: readonly Element[]
  /** Closes and removes it. */
  leave: () => void
}

/** What the boot script did before the application was loaded. */
export interface Boot {
  /** Loads the application's code, once. */
  begin: () => void
  hasBegun: () => boolean
  /** The platform's answer to the first request for a player's campaign, if it was sent before the application. */
  campaign?: Promise<Response> | undefined
  /** By the system name of a game: whether it has become a favourite. */
  likes: ReadonlyMap<string, boolean>
  /** Games among them whose change was made on an earlier page of this tab. */
  repeated: ReadonlySet<string>
  /** Resolves when the platform has answered to all of these changes. */
  sent: () => Promise<unknown>
  /** Leaves other tabs to the caller. Returns whether one of them has logged in or out since this page was made. */
  endSessionWatch: () => boolean
  /**
   * The application's code has not arrived: says so in the popup that a guest sees, if there is one, and calls `retry`
   * when the visitor tries again.
   */
  fail: (retry: () => void) => void
  /** The popup that a guest sees. */
  popup: () => EarlyPopup | undefined
  /** Shows the skeleton of a popup whose code has not arrived; undefined: another one is open. */
  showSkeleton: (name: string, label: string) => EarlyPopup | undefined
  /** The browser's offer to install the site, held back. */
  installPrompt: () => Event | undefined
  /** Whether a player has interacted with the page. */
  hasActed: () => boolean
  /** Ends the work of the boot script. Returns the buttons that were clicked. */
  done: () => Element[]
}

declare global {
  interface Window {
    __marqueeBoot?: Boot
  }
}

/** Undefined on the server, and in tests of components. */
export const boot = (): Boot | undefined => (typeof window === 'undefined' ? undefined : window.__marqueeBoot)

/** The popup of this name that the boot script shows. */
export function earlyPopup(name: string): EarlyPopup | undefined {
  const shown = boot()?.popup()
  return shown?.name === name ? shown : undefined
}

/**
 * Says in the early popup of this name that code has not arrived, and calls `retry` when the visitor tries again. false:
 * it does not say so, since there is none; a skeleton closes.
 */
export function failEarly(name: string, retry: () => void): boolean {
  const popup = earlyPopup(name)
  if (popup === undefined) return false
  if (popup.forms.length === 0) {
    popup.leave()
    return false
  }
  boot()?.fail(retry)
  return true
}
