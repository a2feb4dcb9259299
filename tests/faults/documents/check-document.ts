import { validateHeaderValue } from 'node:http'
import { registry } from '../../../registry/index.ts'
import {
  addressOf,
  describedAddressOf,
  type DocumentKind,
  type StoredDocument,
} from '../../../schemas/kinds/index.ts'
import { hasErrors, type DocumentIssue } from '../../../schemas/issue.ts'
import { defaultLocale, type Locale } from '../../../schemas/locale.ts'
import { say } from '../../../schemas/phrase.ts'
import { documentFault, isStoredDocument } from '../../../server/content/model/contracts.ts'
import { defaultDocuments } from '../../../server/content/model/defaults.ts'
import type { PublishedContent } from '../../../server/content/model/gateway.ts'
import { sampleParams } from '../../../server/content/publish/render/sample-state.ts'
import { joinTexts } from '../../../server/http/gzip-parts.ts'
import { canonicalAddress, readPageUrl } from '../../../server/render/page/page-url.ts'
import { testCaller } from '../../support/test-caller.ts'
import type { Site } from './site.ts'

/** unrenderable: rejected, but only because a trial showed that it cannot be rendered. */
export type Result = 'rejected' | 'unrenderable' | 'rendered'

export interface Visitor {
  locale: Locale
  isPlayer: boolean
}

/** Problems that the application reports while it renders, instead of failing. */
const problems: string[] = []
console.warn = (...parts: unknown[]) => problems.push(parts.map(String).join(' '))

function assert(isTrue: boolean, claim: string): void {
  if (!isTrue) throw new Error(claim)
}

function assertExplained(issues: readonly DocumentIssue[]): void {
  for (const { path, message, code, document } of issues) {
    const name = `the issue ${code} at "${path.slice(0, 200)}"`
    assert(path === '' || path.startsWith('/'), `${name} has no path`)
    assert(message.trim() !== '' && code !== '', `${name} has no reason`)
    assert(document !== '', `${name} names no document`)
  }
}

/** For each layout, the smallest page that uses it and has an address. */
const smallPages = new Map(
  defaultDocuments
    .filter((document) => addressOf(document) !== undefined && document.body['access'] === undefined)
    .toSorted((left, right) => JSON.stringify(right).length - JSON.stringify(left).length)
    .map(({ body }) => [String(body['layout']), String(body['route'])]),
)
const smallPage = smallPages.get('default') ?? '/'

/** The address of a page, with the route parameters of the examples. */
async function exampleOf(content: PublishedContent, key: string, route: string): Promise<string> {
  const { blocks } = await content.page(key, defaultLocale)
  const params = sampleParams(route, blocks, registry)
  return route
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment,
    )
    .join('/')
}

type Addresses = (document: StoredDocument, content: PublishedContent) => string[] | Promise<string[]>

/** Addresses whose pages show the documents of a kind; of the others, a small page. */
const addresses: Partial<Record<DocumentKind, Addresses>> = {
  async page(document, content) {
    const route = addressOf(document)
    return [route === undefined ? '/nowhere' : await exampleOf(content, document.key, route)]
  },
  layout: ({ key }) => [smallPages.get(key) ?? smallPage],
  seo: (document) => [describedAddressOf(document) ?? [], smallPage].flat(),
  redirects: () => ['/old', '/news/a/b', '/blog/', smallPage],
  // Their own trial renders forms and popups, which are no part of the first HTML of a page.
  form: () => [],
  popup: () => [],
}

type Read = (content: PublishedContent, key: string, locale: Locale) => Promise<void>

/** Reads what browsers load of a kind besides pages. */
const readParts: Partial<Record<DocumentKind, Read>> = {
  async popup(content, key, locale) {
    assert((await content.popup(key, locale)) !== null, 'there is no such popup')
  },
  async form(content, key, locale) {
    const form = await content.form(key, locale)
    const hash = /[\w-]{16,}/.exec(form?.validatorUrl ?? '')?.[0]
    assert(hash !== undefined && (await content.validator(hash)) !== null, 'the form has no validator')
  },
  async 'domain-seo'(content) {
    await content.domain('mirror.example')
  },
}

/** Kinds whose documents contain code of their own. */
/** Any other visitor is a guest. */
const player = testCaller('session=player')

const withCode: readonly DocumentKind[] = ['snippet']

/** The dangerous texts of `values.ts`, unless they are escaped. */
const scripted = /<script>alert\(1\)|<img src=x|href="javascript:/

async function renderFor(
  { locale, isPlayer, hasScripts }: Visitor & { hasScripts: boolean },
  address: string,
  site: Site,
  content: PublishedContent,
) {
  const codes = content.locales.map(({ code }) => code)
  // Other spellings are redirected to this one.
  const { path } = readPageUrl(canonicalAddress(address, codes) ?? address, codes)
  const url = { locale, path, search: '', host: 'mirror.example' }
  const answer = await site.pagesOf(content).answer('html', url, isPlayer ? player : undefined)
  if (answer.kind !== 'made') return
  const html = joinTexts(answer.parts).toString()
  assert(html.startsWith('<!doctype html>') && html.endsWith('</html>'), `${path} is no HTML`)
  assert(hasScripts || !scripted.test(html), `${path} has markup of a document that browsers would run`)
  assert(answer.status === 200 || answer.status === 404, `${path} has the status ${answer.status}`)
  for (const [name, value] of Object.entries(answer.headers)) validateHeaderValue(name, value)
}

/**
 * Publishes and renders a value that may be a document. Throws if that fails in any other way than by issues that
 * say where and why.
 */
export async function checkDocument(value: unknown, visitor: Visitor, site: Site): Promise<Result> {
  if (!isStoredDocument(value)) {
    const fault = documentFault(value)
    assert(fault !== null && say(fault) !== '', 'the document is rejected without a reason')
    return 'rejected'
  }
  problems.length = 0
  const outcome = await site.publish(value)
  assertExplained(outcome.issues)
  if (hasErrors(outcome.issues)) {
    assert(outcome.prepared.length === 0, 'a rejected document is prepared')
    return outcome.issues.some(({ code }) => code === 'unrenderable') ? 'unrenderable' : 'rejected'
  }
  assert(outcome.prepared.length === 1, 'an accepted document is not prepared')
  const content = site.contentWith(outcome)
  await readParts[value.kind]?.(content, value.key, visitor.locale)
  JSON.stringify([await content.parts(visitor.locale), content.listedRoutes()])
  const hasScripts = withCode.includes(value.kind)
  for (const path of (await addresses[value.kind]?.(value, content)) ?? [smallPage])
    await renderFor({ ...visitor, hasScripts }, path, site, content)
  assert(problems.length === 0, `the accepted document has problems: ${problems[0]}`)
  return 'rendered'
}
