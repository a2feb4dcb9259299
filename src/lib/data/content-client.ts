import { isFramed } from '../browser/is-framed.ts'
import type {
  CompiledForm,
  CompiledPopup,
  PageAnswer,
  RedirectAnswer,
  SiteConfig,
} from '../../../schemas/compiled.ts'
import type { ApiErrorType } from '../../../schemas/api/errors.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { formAddress } from '../urls/form-address.ts'
import { NetworkError } from '../api/network-error.ts'
import { readJson, request } from '../api/request.ts'

/** The requested content does not exist (any more), or the answer cannot be parsed. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  constructor(
    readonly url: string,
    readonly status: number,
  ) {
    super(`${url} answered ${status}`)
  }
}

let previewToken: string | undefined

/** From now on, fetches drafts instead of published content, as the token permits. */
export function fetchDrafts(token: string | undefined): void {
  previewToken = token
}

/** An address of content, with the preview's token. */
function addressOf(path: string, query: Record<string, string> = {}): string {
  const all = new URLSearchParams({ ...query, ...(previewToken !== undefined && { preview: previewToken }) })
  return all.size === 0 ? path : `${path}?${all.toString()}`
}

let newestVersion = 0

/** The newest content version of any answer so far. */
export function newestContentVersion(): number {
  return newestVersion
}

function noteVersion(response: Response) {
  const version = Number(response.headers.get('x-content-version'))
  if (version > newestVersion) newestVersion = version
}

/** Answers come from our own server and the same build, so only their outer shape is checked. */
type Guard<Answer> = (body: unknown) => body is Answer

function hasKeys(body: unknown, ...keys: readonly string[]): boolean {
  return typeof body === 'object' && body !== null && keys.every((key) => key in body)
}

async function fetchContent<Answer>(
  url: string,
  isAnswer: Guard<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await request(url, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  })
  noteVersion(response)
  const body = await readJson(response)
  if (isAnswer(body)) return body
  if (response.status >= 500) throw new NetworkError('connection')
  throw new ContentError(url, response.status)
}

const isPage = (body: unknown): body is PageAnswer | RedirectAnswer =>
  hasKeys(body, 'page', 'data') || hasKeys(body, 'redirect')
const isConfig = (body: unknown): body is SiteConfig => hasKeys(body, 'site', 'messagesUrl')
const isForm = (body: unknown): body is CompiledForm => hasKeys(body, 'schema', 'validatorUrl')
const isPopup = (body: unknown): body is CompiledPopup => hasKeys(body, 'blocks', 'size')
const isCatalogue = (body: unknown): body is Record<string, unknown> => hasKeys(body, 'common')

export interface PageRequest {
  signal?: AbortSignal
  /** Type of an error for which a system page replaces the page. */
  failure?: ApiErrorType | undefined
}

/** A page, whatever its status, or a redirect. `path` has no language prefix, but may have a query. */
export function fetchPage(
  locale: Locale,
  path: string,
  { signal, failure }: PageRequest = {},
): Promise<PageAnswer | RedirectAnswer> {
  const framed = isFramed() ? { _non_strict: '1' } : {}
  const query = { locale, path, ...framed, ...(failure !== undefined && { failure }) }
  return fetchContent(addressOf('/nfx/page', query), isPage, signal)
}

/** The current configuration. */
export function fetchConfig(locale: Locale): Promise<SiteConfig> {
  return fetchContent(addressOf(`/nfx/cms-config/${locale}`), isConfig)
}

/** The configuration at an immutable address, as given in the first page. */
export function fetchConfigOf(url: string): Promise<SiteConfig> {
  return fetchContent(url, isConfig)
}

export function fetchForm(locale: Locale, key: string, signal?: AbortSignal): Promise<CompiledForm> {
  return fetchContent(addressOf(formAddress(locale, key)), isForm, signal)
}

export function fetchPopup(locale: Locale, key: string): Promise<CompiledPopup> {
  return fetchContent(addressOf(`/nfx/popups/${locale}/${encodeURIComponent(key)}`), isPopup)
}

/** The catalogue at an immutable address, such as `config.messagesUrl`. */
export function fetchMessages(url: string): Promise<Record<string, unknown>> {
  return fetchContent(url, isCatalogue)
}
