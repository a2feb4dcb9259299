import { isNoindex } from '../../../../../schemas/documents/seo/seo-parts.ts'
import { Snippet } from '../../../../../schemas/documents/snippet.ts'
import { DomainSeo, SeoRecord, SeoSettings } from '../../../../../schemas/documents/seo/seo.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { inDocument, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { localizedValues } from '../../../model/localized-values.ts'
import { routeParams } from '../../../read/routes-table.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { documentName, fits } from '../../../model/contracts.ts'
import type { SiteStep } from '../../context.ts'
import { pageRole } from '../../../../../schemas/roles/page-roles.ts'
import { pagesOf, type Site } from '../../site.ts'

const allPages = (path: string) =>
  warningAt(
    path,
    'hidden-site',
    phrase`Search engines would no longer list any page of the site, not even the rules and the licence`,
    phrase`Remove it unless the whole site is to disappear from search results, as a test site should`,
  )

const onePage = (path: string, url: string) =>
  warningAt(
    path,
    'hidden-page',
    phrase`Search engines would no longer list the page ${url}, although everybody must be able to find it`,
    phrase`Remove it unless that is intended`,
  )

/** Whether a page must be found by search engines. */
function mustBeListed(url: string, site: Site): boolean {
  const role = site.roles.pageAt(url)?.role
  return role !== undefined && pageRole(role).isListed === true
}

/** Whether lines of robots.txt keep every robot away from everything. */
function closesAll(lines: readonly string[]): boolean {
  const rules = lines.map((line) =>
    line
      .replace(/#.*/, '')
      .trim()
      .toLowerCase()
      .replace(/\s*:\s*/, ':'),
  )
  return rules.includes('user-agent:*') && rules.includes('disallow:/')
}

/** Pages that everybody must be able to find, but that these paths keep robots away from. */
function closedPages(paths: readonly string[], path: string, site: Site): Issue[] {
  const closed = pagesOf(site.entries).find(
    ({ route }) =>
      mustBeListed(route, site) &&
      route !== '/' &&
      paths.some((each) => each.length > 1 && route.startsWith(each.replace(/\*$/, ''))),
  )
  return closed ? [onePage(path, closed.route)] : []
}

/** Paths that robots.txt keeps every robot away from. */
const disallowedBy = (lines: readonly string[]) =>
  lines.flatMap((line) => /^\s*disallow\s*:\s*(\/\S*)/i.exec(line)?.[1] ?? [])

/** Placeholders without a value: neither the brand nor a replacement nor a parameter of a page. */
function placeholderIssues(document: StoredDocument, site: Site): Issue[] {
  const { replacements } = document.body
  const known = [
    'brand',
    ...(isRecord(replacements) ? Object.keys(replacements) : []),
    ...new Set(pagesOf(site.entries).flatMap(({ route }) => routeParams(route))),
  ]
  return localizedValues(document).flatMap(({ pointer, value }) =>
    Object.entries(value).flatMap(([code, text]) => {
      const unknown = [...String(text).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].find(
        ([, name = '']) => !known.includes(name),
      )
      if (!unknown) return []
      return [
        warningAt(
          pointerTo(pointer, code),
          'unknown-placeholder',
          phrase`No page has the placeholder ${unknown[0]}: search engines would show it as it is`,
          phrase`Available: ${known.join(', ')}; add others to "replacements"`,
        ),
      ]
    }),
  )
}

function issuesOf(document: StoredDocument, site: Site): Issue[] {
  const { kind, key, body } = document
  if (kind === 'seo' && fits(SeoRecord, body)) {
    const { url, robots, canonicalUrl } = body
    const unknown = placeholderIssues(document, site)
    if (!mustBeListed(url, site)) return unknown
    return [
      ...unknown,
      ...(robots !== undefined && isNoindex(robots) ? [onePage('/robots', url)] : []),
      ...(canonicalUrl !== undefined && canonicalUrl !== url ? [onePage('/canonicalUrl', url)] : []),
    ]
  }
  // Mirrors of a site say noindex; robots.txt would also keep robots from reading that.
  if (kind === 'domain-seo' && fits(DomainSeo, body))
    return body.robotsTxt && closesAll(body.robotsTxt)
      ? [allPages('/robotsTxt')]
      : closedPages(disallowedBy(body.robotsTxt ?? []), '/robotsTxt', site)
  if (kind === 'snippet' && fits(Snippet, body))
    return body.isEnabled && /<meta\s[^>]*\bname=["']?robots["']?[^>]*\bnoindex/i.test(body.code)
      ? [allPages('/code')]
      : []
  if (kind !== 'settings' || key !== 'seo' || !fits(SeoSettings, body)) return []
  const robots = body.default?.robots
  return [
    ...(robots !== undefined && isNoindex(robots) ? [allPages('/default/robots')] : []),
    ...(body.disallow?.some((path) => ['/', '/*'].includes(path)) === true
      ? [allPages('/disallow')]
      : closedPages(body.disallow ?? [], '/disallow', site)),
  ]
}

/** Warns before search engines lose pages that everybody must be able to find. */
export const listedStep: SiteStep = {
  name: 'search engines',
  run: (drafts, { site }) =>
    drafts.flatMap(({ document }) =>
      issuesOf(document, site).map((issue) => inDocument(documentName(document), issue)),
    ),
}
