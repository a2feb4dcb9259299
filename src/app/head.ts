import type { PageAnswer, SiteConfig } from '../../schemas/compiled.ts'
import { defaultLocale, locales } from '../../schemas/locale.ts'
import { localePath } from '../lib/locale-path.ts'

function setElement(
  name: 'meta' | 'link',
  key: Readonly<Record<string, string>>,
  value: readonly [string, string] | undefined,
) {
  const selector = Object.entries(key).map(([attribute, text]) => `[${attribute}="${text}"]`)
  const existing = document.head.querySelector(name + selector.join(''))
  if (value === undefined) {
    existing?.remove()
    return
  }
  const element = existing ?? document.head.appendChild(document.createElement(name))
  for (const [attribute, text] of [...Object.entries(key), value]) element.setAttribute(attribute, text)
}

function setMeta(name: string, content: string | undefined) {
  setElement('meta', { name }, content === undefined ? undefined : ['content', content])
}

/** Addresses in other languages; a page that is not there has none. */
function setAddresses({ path, locale, status }: PageAnswer) {
  const address = (code: typeof locale): [string, string] | undefined =>
    status === 200 ? ['href', location.origin + localePath(path, code)] : undefined
  setElement('link', { rel: 'canonical' }, address(locale))
  for (const { code, language } of locales) {
    setElement('link', { rel: 'alternate', hreflang: language }, address(code))
  }
  setElement('link', { rel: 'alternate', hreflang: 'x-default' }, address(defaultLocale))
}

/** The next theme is added beside the old one, which goes when the new one is there. */
function setTheme(themeUrl: string) {
  const links = [...document.head.querySelectorAll('link[rel="stylesheet"][href^="/nfx/theme/"]')]
  const [current] = links.slice(-1)
  if (current === undefined || current.getAttribute('href') === themeUrl) return
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.href = themeUrl
  next.onload = () => links.forEach((link) => link.remove())
  current.after(next)
}

/** Makes the document say of itself what the server would say of this page. */
export function updateHead(answer: PageAnswer, config: SiteConfig): void {
  const { seo } = answer.page
  const locale = locales.find(({ code }) => code === answer.locale) ?? locales[0]
  document.documentElement.lang = locale.language
  document.documentElement.dir = locale.dir
  document.title = seo.title
  setMeta('description', seo.description)
  setMeta('robots', answer.status === 200 ? seo.robots : 'noindex,nofollow')
  setAddresses(answer)
  setTheme(config.themeUrl)
}
