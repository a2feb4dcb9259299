import { readItem, writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

/** Shows what the visitor has chosen before: pages are the same for all guests. */
export function applyChoices(): void {
  const { dataset } = document.documentElement
  const scheme = readItem('local', storageKeys.scheme)
  if (scheme === 'dark' || scheme === 'light') dataset.scheme = scheme
  if (readItem('local', storageKeys.hideBalance)) dataset.hidesBalance = ''
  // The notice about an invitation is hidden in pages.
  if (/(^|; )marquee_invited=1/.test(document.cookie)) dataset.invited = ''
}

/** Whether an element chooses the colour scheme. */
export function isSchemeChoice(element: HTMLElement): boolean {
  const control = element instanceof HTMLLabelElement ? (element.control ?? element) : element
  return control.dataset.choice !== undefined
}

/** The HTML has the site's own scheme as the chosen one. */
export function showChosenScheme(): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-choice]'))
    choice.checked = choice.dataset.choice === document.documentElement.dataset.scheme
}

/** Shows the scheme that a visitor has just chosen, now and on later pages. */
export function keepSchemeChoice({ target }: Event): void {
  const scheme = target instanceof HTMLElement ? target.dataset.choice : undefined
  if (scheme === undefined) return
  document.documentElement.dataset.scheme = scheme
  writeItem('local', storageKeys.scheme, scheme)
}
