import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import type { DocumentReference } from '../../../schemas/studio/answers.ts'

/** Letters of the Cyrillic alphabets of Uzbekistan and Russia, as they are written in addresses. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'o',
  қ: 'q',
  ғ: 'g',
  ҳ: 'h',
}

/** The key that a typed name stands for: “Кузги акция” is `kuzgi-aktsiya`. What keys allow stays as it was typed. */
export function keyFrom(name: string): string {
  const letters = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[а-яёўқғҳ]/g, (letter) => latin[letter] ?? '')
    .normalize('NFD')
  return letters
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^[._-]+/, '')
    .slice(0, 80)
}

/**
 * The key of a page, and its title if more than a key was typed: “Kuz aksiyasi” is the title of `kuz-aksiyasi`, while
 * `kuz-aksiyasi` has none.
 */
export function nameFrom(typed: string): { key: string; title?: string } {
  const title = typed.trim().replace(/\s+/g, ' ')
  const key = keyFrom(title).replace(/[._-]+$/, '')
  return key === title ? { key } : { key, title }
}

/** A key that no document of the kind has: the wanted one, or with the next number. */
export function freeKeyLike(
  wanted: string,
  kind: DocumentKind,
  documents: readonly Pick<DocumentReference, 'kind' | 'key'>[],
): string {
  const taken = new Set(documents.filter((document) => document.kind === kind).map(({ key }) => key))
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? wanted : `${wanted}-${count}`
    if (!taken.has(key)) return key
  }
}
