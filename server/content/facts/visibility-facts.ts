import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { shownBlocks } from '../model/shown-blocks.ts'
import type { Fact } from './fact.ts'

/** A condition or period as names and values, without the punctuation of JSON. */
const worded = (condition: unknown): string =>
  JSON.stringify(condition)
    .replaceAll(/[{}[\]"]/g, '')
    .replaceAll(/[:,]/g, '$& ')

/** Who can open a document, and who sees each of its blocks. */
export function visibilityFacts(document: StoredDocument): Fact[] {
  const { access = 'public', feature } = document.body
  const opens = [access, feature].filter((each) => typeof each === 'string').join(', ')
  const blocks = shownBlocks(document).map(({ pointer, around }): Fact => {
    const value = around.length === 0 ? 'everyone' : JSON.stringify(around)
    const shown = around.length === 0 ? value : around.map(worded).join(', ')
    return { kind: 'visibility', path: pointer, value, shown }
  })
  return [{ kind: 'visibility', path: '', value: opens, shown: opens }, ...blocks]
}
