import { createHash } from 'node:crypto'
import {
  snippetPositions,
  type Snippet,
  type SnippetPosition,
} from '../../../../schemas/documents/snippet.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'

/** The site owners' code as included in every page. */
export interface CompiledSnippets extends Readonly<Record<SnippetPosition, string>> {
  /** Hashes of all inline scripts, for `script-src`. */
  scriptHashes: readonly string[]
}

export const noSnippets: CompiledSnippets = { head: '', bodyStart: '', bodyEnd: '', scriptHashes: [] }

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

interface ReadSnippet {
  html: string
  scriptHashes: string[]
}

type Groups = Readonly<Record<string, string | undefined>>

/** Returns the reason why a browser would not run a piece as written; null if it would. */
function faultOf({ script, code = '', meta, fallback }: Groups): Phrase | null {
  if (script !== undefined && /\ssrc\b/i.test(script))
    return phrase`Scripts from other files are not run: write the code between the tags`
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
  let end = 0
  for (const match of html.matchAll(piece)) {
    const groups: Groups = match.groups ?? {}
    const fault = faultOf(groups)
    if (fault !== null) return { fault }
    const { script, code } = groups
    if (script !== undefined && code !== undefined && !dataType.test(script))
      scriptHashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    end = match.index + match[0].length
  }
  if (end === html.length) return { html: html.trim(), scriptHashes }
  const rest = html.slice(end, end + 30).trim()
  return {
    fault: phrase`Only script, meta and noscript elements and comments are allowed here, not "${rest}"`,
  }
}

/** Returns the enabled snippets by position, in the given order. */
export function compileSnippets(snippets: readonly Snippet[]): CompiledSnippets {
  const read = snippets
    .filter(({ isEnabled }) => isEnabled)
    .flatMap(({ position, code }) => {
      const snippet = readSnippet(code)
      return 'fault' in snippet ? [] : [{ position, ...snippet }]
    })
  const at = (position: SnippetPosition) =>
    read.flatMap((snippet) => (snippet.position === position ? [snippet.html] : [])).join('')
  const [head, bodyStart, bodyEnd] = snippetPositions.map(at)
  return {
    head: head ?? '',
    bodyStart: bodyStart ?? '',
    bodyEnd: bodyEnd ?? '',
    scriptHashes: [...new Set(read.flatMap(({ scriptHashes }) => scriptHashes))],
  }
}
