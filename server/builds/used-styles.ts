import { parse, type ChildNode, type Rule } from 'postcss'

/** CSS of the rules that a page with these class names can apply, in their order. */
export type UsedStyles = (classes: ReadonlySet<string>) => string

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

function writerOf(node: ChildNode): UsedStyles {
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

/** Prepares a stylesheet, so that its rules can be selected for many pages. */
export function usedStyles(sheet: string): UsedStyles {
  const writers = parse(sheet).nodes.map(writerOf)
  return (classes) => writers.map((write) => write(classes)).join('')
}

/** The class names in HTML, of our own elements and of rich text. */
export function classNamesIn(html: readonly string[]): Set<string> {
  const names = html.flatMap((part) => [...part.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list))
  return new Set(names.flatMap((list) => list.split(/\s+/)).filter((name) => name !== ''))
}
