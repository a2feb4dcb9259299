/** What boot.js did before the application was loaded. */
export interface Boot {
  /** By the system name of a game: whether it has become a favourite. */
  likes: Readonly<Record<string, boolean>>
  /** Resolves when the platform has answered to all of these changes. */
  sent: () => Promise<unknown>
  /** Ends the work of boot.js. Returns the buttons that were clicked. */
  done: () => Element[]
}

declare global {
  interface Window {
    __marqueeBoot?: Boot
  }
}

/** Undefined on the server, and in tests of components. */
export const boot = (): Boot | undefined => (typeof window === 'undefined' ? undefined : window.__marqueeBoot)
