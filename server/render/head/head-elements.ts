import type { HeadElement } from '../../../schemas/compiled.ts'
import { defaultLocale, definitionOf, type Locale, type LocaleDefinition } from '../../../schemas/locale.ts'
import { isInternalPath } from '../../../src/lib/urls/links.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import type { CompiledSeo } from '../../content/index.ts'
import type { SubjectSeo } from './subject-seo.ts'
import { structuredData } from './structured-data.ts'

export interface HeadInput {
  seo: CompiledSeo
  /** The item that the page is about. */
  subject?: SubjectSeo | undefined
  /** Path of the feed with what the page lists, without language prefix. */
  feed?: string | undefined
  locale: Locale
  /** The languages that are shown. */
  locales: readonly LocaleDefinition[]
  /** Without language prefix. */
  path: string
  /** HTTP status of the page. */
  status: number
  /** Origin under which players see the site. */
  publicUrl: string
}

const element = (name: HeadElement['name'], attributes: Record<string, string>): HeadElement => ({
  name,
  attributes,
})
const meta = (attributes: Record<string, string>) => element('meta', attributes)
const named = (name: string, content: string | undefined) =>
  content === undefined ? [] : [meta({ name, content })]
const property = (name: string, content: string | undefined) =>
  content === undefined ? [] : [meta({ property: name, content })]

/** Path under which search engines list a page. Game pages are listed under /platform. */
export function canonicalPath(path: string): string {
  return /^\/game\/[^/]+$/.test(path) ? `/platform${path}` : path
}

/**
 * The canonical address and those of the other languages; a page with another canonical page has only that
 * one.
 */
function addresses({ seo, locale, locales, path }: HeadInput, origin: string): HeadElement[] {
  if (seo.canonicalUrl !== undefined) {
    const { canonicalUrl: target } = seo
    const href = isInternalPath(target) ? `${origin}${localePath(target, locale)}` : target
    return [element('link', { rel: 'canonical', href })]
  }
  const address = (code: Locale) => `${origin}${localePath(canonicalPath(path), code)}`
  return [
    element('link', { rel: 'canonical', href: address(locale) }),
    ...locales.map(({ code, language }) =>
      element('link', { rel: 'alternate', hreflang: language, href: address(code) }),
    ),
    element('link', { rel: 'alternate', hreflang: 'x-default', href: address(defaultLocale) }),
  ]
}

function openGraph(
  { seo, locale, locales }: HeadInput,
  absolute: (address: string) => string,
): HeadElement[] {
  const { openGraph: own, title, description, brand } = seo
  const { language } = definitionOf(locales, locale)
  const { language: code, region = '' } = new Intl.Locale(language).maximize()
  return [
    ...property('og:type', own.type ?? 'website'),
    ...property('og:title', own.title ?? title),
    ...property('og:description', own.description ?? description),
    ...property('og:image', own.image === undefined ? undefined : absolute(own.image)),
    ...property('og:site_name', brand),
    ...property('og:locale', `${code}_${region}`),
  ]
}

function furtherMeta({ meta: tags }: CompiledSeo): HeadElement[] {
  return tags.flatMap(({ name, httpEquiv, content = '' }) => [
    ...(name === undefined ? [] : [meta({ name, content })]),
    ...(httpEquiv === undefined ? [] : [meta({ 'http-equiv': httpEquiv, content })]),
    // The document itself declares the charset.
  ])
}

/** All head elements of a page except its title. A missing page has no address, picture or structured data. */
export function headElements(input: HeadInput): HeadElement[] {
  const { seo, subject, feed, locale, status, publicUrl } = input
  const base = [...named('description', seo.description)]
  if (status !== 200) return [...base, ...named('robots', 'noindex,nofollow')]
  const origin = seo.origin ?? publicUrl
  const absolute = (address: string) => (isInternalPath(address) ? `${origin}${address}` : address)
  const canonical = addresses(input, origin)
  return [
    ...base,
    ...named('robots', seo.robots),
    ...furtherMeta(seo),
    ...canonical,
    ...(feed === undefined
      ? []
      : [
          element('link', {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: seo.title,
            href: `${origin}${localePath(feed, locale)}`,
          }),
        ]),
    ...property('og:url', canonical[0]?.attributes['href']),
    ...openGraph(input, absolute),
    ...structuredData(seo, absolute, { subject, url: canonical[0]?.attributes['href'] }).map((data) => ({
      ...element('script', { type: 'application/ld+json' }),
      text: JSON.stringify(data),
    })),
  ]
}
