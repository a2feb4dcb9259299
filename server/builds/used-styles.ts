import { LRUCache } from 'lru-cache'
import { parse, type ChildNode, type Rule } from 'postcss'

/** CSS of the rules that a page with these class names can apply, in their order. */
export type UsedStyles = (classes: ReadonlySet<string>) => string

type Write = (classes: ReadonlySet<string>) => string

/** At-rules whose rules are filtered one by one. */
const groups = new Set(['media', 'supports', 'layer', 'container', 'starting-style'])

/** The class names that each selector needs. Those inside a pseudo-class such as `:not()` are not counted. */
function neededClasses({ selectors }: Rule): string[][] {
  return selectors.map((selector) => {
    let plain = selector
    for (let before = ''; before !== plain;) {
      before = plain
      plain = plain.replace(/\([^()]*\)/g, '')
    }
    return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
  })
}

function writerOf(node: ChildNode): Write {
  if (node.type === 'rule') {
    const text = node.toString()
    const alternatives = neededClasses(node)
    return (classes) => (alternatives.some((needed) => needed.every((name) => classes.has(name))) ? text : '')
  }
  if (node.type === 'atrule' && node.nodes !== undefined && groups.has(node.name)) {
    const start = `@${node.name} ${node.params}{`
    const inner = node.nodes.map(writerOf)
    return (classes) => {
      const text = inner.map((write) => write(classes)).join('')
      return text === '' ? '' : `${start}${text}}`
    }
  }
  // Statements such as the order of the layers, fonts and keyframes. A statement ends with a semicolon.
  const text = node.type === 'atrule' && node.nodes === undefined ? `${node.toString()};` : node.toString()
  return node.type === 'comment' ? () => '' : () => text
}

/** Prepares stylesheets that are applied in this order. Pages with the same class names share a text. */
export function usedStyles(sheets: readonly string[]): UsedStyles {
  const writers = sheets.flatMap((sheet) => parse(sheet).nodes.map(writerOf))
  const known = new LRUCache<string, string>({ max: 100 })
  return (classes) => {
    const key = [...classes].sort().join(' ')
    const text = known.get(key) ?? writers.map((write) => write(classes)).join('')
    known.set(key, text)
    return text
  }
}

/** The class names in HTML, of our own elements and of rich text. */
export function classNamesIn(html: readonly string[]): Set<string> {
  const names = html.flatMap((part) => [...part.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list))
  return new Set(names.flatMap((list) => list.split(/\s+/)).filter((name) => name !== ''))
}
