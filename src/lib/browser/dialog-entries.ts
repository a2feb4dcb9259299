/** Below this width in pixels dialogs slide in from below, and "back" closes them. */
const phoneWidth = 768

/** Key in the state of a history entry: the number of open dialogs. The router's own keys are kept. */
const depthKey = 'marqueeDialogs'

/** A number in the state of the current history entry; 0 if it has none. */
export function numberInEntry(key: string): number {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null) return 0
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'number' ? value : 0
}

/** Number of open dialogs that the current history entry stands for. */
export const dialogDepth = (): number => numberInEntry(depthKey)

/** Whether "back" closes dialogs on this screen. */
export const backClosesDialogs = (): boolean => innerWidth < phoneWidth

/** Adds a history entry at the same address for the dialog that makes it `depth` open ones. */
export function pushDialogEntry(depth: number): void {
  history.pushState({ ...history.state, [depthKey]: depth }, '')
}
