import { createHash } from 'node:crypto'
import type { Snippet, SnippetHosts, SnippetPosition } from '../../../../schemas/documents/snippet.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'

/** What the code of snippets may load, and where it may send data, as origins. */
export type AllowedHosts = Readonly<Record<SnippetHosts, readonly string[]>>

/** The site owners' code as included in every page. */
export interface CompiledSnippets extends Readonly<Record<SnippetPosition, string>>, AllowedHosts {
  /** Hashes of all inline scripts, for `script-src`. */
  scriptHashes: readonly string[]
}

const attributes = `(?:\\s+[a-zA-Z][\\w:-]*(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>=\`]+))?)*\\s*`
/** Matches one permitted piece of a snippet. Reading stops at anything else. */
const piece = new RegExp(
  [
    '\\s+',
    '<!--(?!-?>)[\\s\\S]*?-->',
    `<script(?<script>${attributes})>(?<code>[\\s\\S]*?)</script\\s*>`,
    `<meta(?<meta>${attributes})/?>`,
    '<noscript>(?<fallback>[\\s\\S]*?)</noscript\\s*>',
  ].join('|'),
  'giy',
)

/** An address that a snippet names. */
export interface NamedAddress {
  address: string
  /** The list that must have its host; undefined for an address within code, whose use nobody can tell. */
  needs?: SnippetHosts
}

interface ReadSnippet {
  html: string
  scriptHashes: string[]
  addresses: NamedAddress[]
}

type Groups = Readonly<Record<string, string | undefined>>

const sourceAttribute = /\ssrc\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'<>=`]+))/i

/** The address in the `src` of an element, empty without a value; undefined if it has none. */
function sourceOf(attributesOfElement: string): string | undefined {
  if (!/\ssrc(?![\w-])/i.test(attributesOfElement)) return undefined
  const { double, single, bare } = sourceAttribute.exec(attributesOfElement)?.groups ?? {}
  return double ?? single ?? bare ?? ''
}

/** Browsers complete an address that begins with its host by the protocol of the page. */
const withProtocol = (address: string) => (address.startsWith('//') ? `https:${address}` : address)

/** The hosts that a piece names: where it loads from, and every other one in its code. */
function addressesIn({ script, code = '', fallback = '' }: Groups): NamedAddress[] {
  if (script === undefined)
    return [...fallback.matchAll(/<(?<name>img|iframe)(?<attributes>\s[^>]*)>/gi)].flatMap(({ groups }) => {
      const address = sourceOf(groups?.attributes ?? '')
      const needs = groups?.name?.toLowerCase() === 'img' ? 'imageHosts' : 'frameHosts'
      return address === undefined ? [] : [{ address: withProtocol(address), needs } as const]
    })
  const file = sourceOf(script)
  if (file !== undefined) return [{ address: withProtocol(file), needs: 'scriptHosts' }]
  return [...code.matchAll(/(?<=["'`])(?:https?:|wss?:)?\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?/g)].map(
    ([address]) => ({
      address: withProtocol(address),
    }),
  )
}

/** Returns the reason why a browser would not run a piece as written; null if it would. */
function faultOf({ script, code = '', meta, fallback }: Groups): Phrase | null {
  const file = sourceOf(script ?? '')
  if (file !== undefined && !URL.canParse(withProtocol(file)))
    return phrase`A script needs a complete address, such as https://cdn.example/code.js`
  if (file !== undefined && code.trim() !== '')
    return phrase`A script that is loaded from a file cannot contain code`
  if (/<\/script|<!--/i.test(code)) return phrase`A script may not contain "</script" or "<!--"`
  if (meta !== undefined && /\shttp-equiv\b/i.test(meta))
    return phrase`A meta element with http-equiv is not allowed`
  if (fallback !== undefined && /<script/i.test(fallback))
    return phrase`A noscript element cannot contain a script`
  if (/\son[a-z]+\s*=/i.test(`${script ?? ''}${meta ?? ''}${fallback ?? ''}`))
    return phrase`Event handler attributes such as onclick are not run`
  return null
}

const dataType = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i

/** Parses the code of a snippet, or returns the reason why it cannot be served. */
export function readSnippet(source: string): ReadSnippet | { fault: Phrase } {
  // Browsers normalise line endings before they hash inline scripts.
  const html = source.replace(/\r\n?/g, '\n')
  const scriptHashes: string[] = []
  const addresses: NamedAddress[] = []
  let end = 0
  for (const match of html.matchAll(piece)) {
    const groups: Groups = match.groups ?? {}
    const fault = faultOf(groups)
    if (fault !== null) return { fault }
    const { script, code } = groups
    const isData = script !== undefined && dataType.test(script)
    if (!isData) addresses.push(...addressesIn(groups))
    if (script !== undefined && code !== undefined && !isData && sourceOf(script) === undefined)
      scriptHashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    end = match.index + match[0].length
  }
  if (end === html.length) return { html: html.trim(), scriptHashes, addresses }
  const rest = html.slice(end, end + 30).trim()
  return {
    fault: phrase`Only script, meta and noscript elements and comments are allowed here, not "${rest}"`,
  }
}

/** Returns the enabled snippets by position, in the given order. */
export function compileSnippets(snippets: readonly Snippet[]): CompiledSnippets {
  const read = snippets
    .filter(({ isEnabled }) => isEnabled)
    .flatMap((snippet) => {
      const parts = readSnippet(snippet.code)
      return 'fault' in parts ? [] : [{ ...snippet, ...parts }]
    })
  const at = (position: SnippetPosition) =>
    read.flatMap((snippet) => (snippet.position === position ? [snippet.html] : [])).join('')
  const hosts = (field: SnippetHosts) => [...new Set(read.flatMap((snippet) => snippet[field] ?? []))]
  return {
    head: at('head'),
    bodyStart: at('bodyStart'),
    bodyEnd: at('bodyEnd'),
    scriptHashes: [...new Set(read.flatMap(({ scriptHashes }) => scriptHashes))],
    scriptHosts: hosts('scriptHosts'),
    connectHosts: hosts('connectHosts'),
    imageHosts: hosts('imageHosts'),
    frameHosts: hosts('frameHosts'),
  }
}

export const noSnippets = compileSnippets([])
