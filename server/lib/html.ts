import type { HtmlPart } from '../../src/app/render/server-rendering.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

export function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${pairs.join('')}>`
}

/** The texts of rendered HTML, the personal ones included. */
export function textsOf(html: readonly HtmlPart[]): string[] {
  return html.map((part) => (typeof part === 'string' ? part : part.personal))
}
