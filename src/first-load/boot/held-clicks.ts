/** Buttons that were clicked and wait for the application. */
const held: HTMLElement[] = []

/** Whether the application handles clicks itself. */
export let isReleased = false

/** Shows that a click has arrived and has had no effect yet. */
export function mark(button: HTMLElement): void {
  button.dataset.pending = ''
}

export function unmark(button: HTMLElement): void {
  delete button.dataset.pending
}

export function hold(button: HTMLElement): void {
  if (isReleased) return button.click()
  mark(button)
  if (!isHeld(button)) held.push(button)
}

export const isHeld = (button: HTMLElement): boolean => held.includes(button)

/** Forgets the click on a button. */
export function drop(button: HTMLElement): void {
  unmark(button)
  if (isHeld(button)) held.splice(held.indexOf(button), 1)
}

/** Forgets all clicks. */
export function dropAll(): HTMLElement[] {
  held.forEach(unmark)
  return held.splice(0)
}

/** Hands the clicks to the application, which handles later ones itself. */
export function release(): HTMLElement[] {
  isReleased = true
  return dropAll()
}
