import type { HeadElement, PageAnswer, SiteConfig } from '../../../schemas/compiled.ts'
import { definitionOf } from '../../../schemas/locale.ts'
import { manifestAddress } from '../../lib/urls/manifest-address.ts'

function create({ name, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries({ ...attributes, 'data-head': '' }))
    element.setAttribute(attribute, value)
  if (text !== undefined) element.textContent = text
  return element
}

/** Replaces the head elements of the previous page, identified by a marker attribute. */
function setHead(head: readonly HeadElement[] | undefined) {
  if (head === undefined) return
  document.head.querySelectorAll('[data-head]').forEach((element) => element.remove())
  document.head.append(...head.map(create))
}

/** Adds the next theme and removes the old one after the new one has loaded. */
function setTheme(themeUrl: string) {
  const links = [...document.querySelectorAll('link[rel="stylesheet"][href^="/nfx/theme/"]')]
  const [current] = links.slice(-1)
  if (current === undefined || current.getAttribute('href') === themeUrl) return
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.href = themeUrl
  next.onload = () => links.forEach((link) => link.remove())
  current.after(next)
}

/** Updates the document's head as the server would render it for this page. */
export function updateHead(answer: PageAnswer, config: SiteConfig): void {
  const locale = definitionOf(config.locales, answer.locale)
  document.documentElement.lang = locale.language
  document.documentElement.dir = locale.dir
  document.title = answer.page.seo.title
  setHead(answer.head)
  setTheme(config.themeUrl)
  document.head.querySelector('link[rel=manifest]')?.setAttribute('href', manifestAddress(answer.locale))
}
