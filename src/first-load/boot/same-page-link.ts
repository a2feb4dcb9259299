import { language } from './visitor.ts'

/** A link that names only a language leads to this page in it. */
export function translateLink(link: HTMLAnchorElement): void {
  const own = `/${language()}`
  let path = `${location.pathname}/`
  if (path.startsWith(`${own}/`)) path = path.slice(own.length)
  const target = (link.pathname + path).replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
  link.href = target + location.search + location.hash
}
