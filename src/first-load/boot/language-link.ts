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

/** Remembers the language of a link, which leads to this page with the query and the place of its address. */
export function chooseLanguage(link: HTMLAnchorElement): void {
  for (const name of localeCookies) writeCookie(name, codeOf(link.hreflang), localeCookieDays)
  const path = link.dataset['samePage'] === undefined ? link.pathname : samePage(link)
  link.href = path + location.search + location.hash
}
