/** Text that is HTML already. */
class Html {
  constructor(readonly text: string) {}
}
export type { Html }

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

type Part = string | number | Html | readonly Html[]

function print(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map((each) => each.text).join('')
  return String(part).replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** HTML in which every value is escaped, but HTML made the same way. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, index) => text + print(parts[index] ?? '')).join(''))
}
