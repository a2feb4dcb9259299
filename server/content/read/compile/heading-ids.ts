import type { Heading } from '../../../../schemas/articles.ts'

const entity = /&(?:[a-z]+|#\d+);/gi
const tag = /<[^>]*>/g

/** A heading as part of an address: its letters and digits. */
function idOf(text: string, taken: ReadonlySet<string>): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const name = words === '' ? 'part' : words
  let id = name
  for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`
  return id
}

/** Adds ids to the headings of a sanitized text, and those of the second level to `headings`. */
export function withHeadingIds(markup: string, headings: Heading[]): string {
  const taken = new Set(headings.map(({ id }) => id))
  return markup.replace(/<(h[23])>(.*?)<\/\1>/gs, (_whole, level: string, inner: string) => {
    const text = inner.replace(tag, '').replace(entity, ' ').trim()
    const id = idOf(text, taken)
    taken.add(id)
    if (level === 'h2') headings.push({ id, text })
    return `<${level} id="${id}">${inner}</${level}>`
  })
}
