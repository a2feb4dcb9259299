import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'

/**
 * Entries of a menu that are called like an earlier one. Those with conditions may be alternatives, of which each
 * visitor sees one.
 */
export function repeatedLabels({ body }: StoredDocument): Issue[] {
  const items: readonly unknown[] = Array.isArray(body['items']) ? body['items'] : []
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    if (!isRecord(item) || item['when'] !== undefined || !isRecord(item['label'])) return []
    const labels = Object.entries(item['label']).flatMap(([locale, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [{ text, key: `${locale} ${text.trim()}` }] : [],
    )
    const repeated = labels.find(({ key }) => seen.has(key))
    labels.forEach(({ key }) => seen.add(key))
    return repeated
      ? [
          warningAt(
            `${pointerTo('/items', index)}/label`,
            'repeated-label',
            phrase`Another entry of the menu is also called “${repeated.text}”, so players cannot tell them apart`,
            phrase`Choose another label, or remove one of the entries`,
          ),
        ]
      : []
  })
}
