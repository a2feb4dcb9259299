import { writeCookie } from '../../lib/browser/cookies.ts'
import { localeCookieDays, localeCookies } from '../../lib/browser/locale-cookies.ts'
import { codeOf, language } from './visitor.ts'

/** The page in the language of a link that names nothing else. */
function samePage({ pathname }: HTMLAnchorElement): string {
  const own = `/${language()}`
  let path = `${location.pathname}/`
  if (path.startsWith(`${own}/`)) path = path.slice(own.length)
  return (pathname + path).replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
}

/** Remembers the language of a link at once: the next request may come before the page is shown in it. */
export function rememberLanguage(link: HTMLAnchorElement): void {
  for (const name of localeCookies) writeCookie(name, codeOf(link.hreflang), localeCookieDays)
}

/** Lets the link lead to this page with the query and the place of its address. */
export function completeLanguageLink(link: HTMLAnchorElement): void {
  const path = link.dataset['samePage'] === undefined ? link.pathname : samePage(link)
  link.href = path + location.search + location.hash
}
