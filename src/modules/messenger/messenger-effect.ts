import { chosen, type Scheme } from '../../lib/browser/scheme.ts'
import { readItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { messengerApp, type MessengerApp } from './messenger-app.ts'

/** Calls the listener after each navigation. */
type OnNavigation = (listener: () => void) => void

/** Displays the page in the scheme of the messenger, unless the player has chosen one. */
function followScheme(scheme: Scheme): void {
  if (readItem('local', storageKeys.scheme) !== null) return
  document.documentElement.dataset.scheme = scheme
  chosen.setState(scheme)
}

/** Whether there is a page of the site before this one; the router counts its entries of the history. */
function hasPageBefore(): boolean {
  const state: unknown = history.state
  return isRecord(state) && typeof state['idx'] === 'number' && state['idx'] > 0
}

/** `rgb(10, 20, 30)` as `#0a141e`; undefined for colours that cannot be written so. */
function hexOf(colour: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1)
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

/** The bars of the messenger have the colour of the page. */
function colourBars(app: MessengerApp): void {
  const colour = hexOf(getComputedStyle(document.body).backgroundColor)
  if (colour === undefined) return
  app.setHeaderColor?.(colour)
  app.setBackgroundColor?.(colour)
}

/**
 * Fits the site into the messenger: its colour scheme, unless the player has chosen one, its bars in the colour of the
 * page, and its button that leads back. Lists scroll instead of closing the site.
 */
export function messengerEffect(onNavigation: OnNavigation): void {
  const app = messengerApp()
  const isAtLeast = (version: string) => app?.isVersionAtLeast?.(version) === true
  if (app === undefined || app.initData === '') return
  const followTheme = () => {
    if (app.colorScheme === 'light' || app.colorScheme === 'dark') followScheme(app.colorScheme)
  }
  followTheme()
  app.onEvent?.('themeChanged', followTheme)
  if (isAtLeast('6.9')) {
    colourBars(app)
    const options = { attributes: true, attributeFilter: ['data-scheme'] }
    new MutationObserver(() => colourBars(app)).observe(document.documentElement, options)
  }
  if (isAtLeast('7.7')) app.disableVerticalSwipes?.()
  const { BackButton: back } = app
  if (back === undefined || !isAtLeast('6.1')) return
  const followHistory = () => (hasPageBefore() ? back.show() : back.hide())
  back.onClick(() => history.back())
  followHistory()
  onNavigation(followHistory)
}
