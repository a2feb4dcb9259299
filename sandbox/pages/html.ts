/** Text that is already HTML. */
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

/** Template tag that escapes every value except HTML created by this tag. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, index) => text + print(parts[index] ?? '')).join(''))
}
