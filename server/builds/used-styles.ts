import { LRUCache } from 'lru-cache'
import { parse, type ChildNode, type Rule } from 'postcss'

/**
 * CSS of the rules that a page with these names can apply, in their order. Names are classes, such as `card`, and
 * data attributes with their values, such as `[data-palette=teal]`.
 */
export type UsedStyles = (names: ReadonlySet<string>) => string

/** `isRest`: without the rules that need no name, which a page with the stylesheet has already. */
type Write = (names: ReadonlySet<string>, isRest: boolean) => string

/** Set on the root element, which is not part of the rendered HTML, by the boot script too. */
const rootAttribute = 'data-scheme'

/** At-rules whose rules are filtered one by one. */
const groups = new Set(['media', 'supports', 'layer', 'container', 'starting-style'])

const attributeName = (name: string, value: string) => `[${name}=${value}]`

/** The names that each selector needs. Those inside a pseudo-class such as `:not()` are not counted. */
function neededNames({ selectors }: Rule): string[][] {
  return selectors.map((selector) => {
    let plain = selector
    for (let before = ''; before !== plain;) {
      before = plain
      plain = plain.replace(/\([^()]*\)/g, '')
    }
    const attributes = [...plain.matchAll(/\[(data-[\w-]+)=["']?([^"'\]]*)["']?\]/g)]
      .filter(([, name]) => name !== rootAttribute)
      .map(([, name = '', value = '']) => attributeName(name, value))
    const classes = plain.replace(/\[[^\]]*\]/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)
    return [...[...classes].map(([, name = '']) => name.replaceAll('\\', '')), ...attributes]
  })
}

/** Whether a node loads a font; the fallbacks only adapt fonts of the device. */
function isWebFont(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'font-face' && node.toString().includes('url(')
}

/** `known` collects the names in selectors. */
function writerOf(node: ChildNode, known: Set<string>): Write {
  if (node.type === 'rule') {
    const text = node.toString()
    const alternatives = neededNames(node)
    alternatives.flat().forEach((name) => known.add(name))
    const isAlwaysUsed = alternatives.some((needed) => needed.length === 0)
    const isUsed = (names: ReadonlySet<string>) =>
      alternatives.some((needed) => needed.every((name) => names.has(name)))
    return (names, isRest) => ((isAlwaysUsed ? !isRest : isUsed(names)) ? text : '')
  }
  if (node.type === 'atrule' && node.nodes !== undefined && groups.has(node.name)) {
    const start = `@${node.name} ${node.params}{`
    const inner = node.nodes.map((child) => writerOf(child, known))
    return (names, isRest) => {
      const text = inner.map((write) => write(names, isRest)).join('')
      return text === '' ? '' : `${start}${text}}`
    }
  }
  // Statements such as the order of the layers, local fonts and keyframes. A statement ends with a semicolon.
  const text = node.type === 'atrule' && node.nodes === undefined ? `${node.toString()};` : node.toString()
  if (node.type === 'comment' || isWebFont(node)) return () => ''
  const isKeyframes = node.type === 'atrule' && node.name === 'keyframes'
  return (_names, isRest) => (isRest && !isKeyframes ? '' : text)
}

/** Drops the animations that no rule names. */
function withoutUnusedKeyframes(css: string, keyframes: ReadonlyMap<string, string>): string {
  let kept = css
  for (const [name, text] of keyframes) {
    const rest = kept.replaceAll(text, '')
    if (!rest.includes(name)) kept = rest
  }
  return kept
}

/** A stylesheet whose rules can be selected for many pages. */
export interface PreparedSheet {
  /** The names that its selectors contain. */
  names: ReadonlySet<string>
  keyframes: ReadonlyMap<string, string>
  /** Its `@font-face` rules with files, which `write` leaves out. */
  webFonts: string
  write: Write
}

export function prepareSheet(sheet: string): PreparedSheet {
  const names = new Set<string>()
  const keyframes = new Map<string, string>()
  const root = parse(sheet)
  root.walkAtRules('keyframes', (rule) => void keyframes.set(rule.params, rule.toString()))
  const writers = root.nodes.map((node) => writerOf(node, names))
  const webFonts = root.nodes.filter(isWebFont).map(String).join('')
  const write: Write = (given, isRest) => writers.map((one) => one(given, isRest)).join('')
  return { names, keyframes, webFonts, write }
}

/**
 * Selects the rules of stylesheets that are applied in this order.
 * @param present stylesheets of the page to which the result is added: what each page with them has is left out
 */
export function usedStyles(
  sheets: readonly PreparedSheet[],
  present: ReadonlySet<PreparedSheet> = new Set(),
): UsedStyles {
  const keyframes = new Map(sheets.flatMap((sheet) => [...sheet.keyframes]))
  return (names) => {
    const css = sheets.map((sheet) => sheet.write(names, present.has(sheet))).join('')
    return withoutUnusedKeyframes(css, keyframes)
  }
}

function readNames(part: string): string[] {
  const names = [
    ...[...part.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)),
    ...[...part.matchAll(/ (data-[\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) =>
      attributeName(name, value),
    ),
  ]
  return [...new Set(names.filter((name) => name !== ''))].sort()
}

/** Parts of pages have some kilobytes, and are the same in many pages. */
const known = new LRUCache<string, readonly string[]>({ max: 300 })

function namesOf(part: string): readonly string[] {
  const names = known.get(part) ?? readNames(part)
  known.set(part, names)
  return names
}

/** The names in HTML, of our own elements and of rich text, that selectors can contain. */
export function namesIn(html: readonly string[]): Set<string> {
  return new Set(html.flatMap(namesOf))
}
