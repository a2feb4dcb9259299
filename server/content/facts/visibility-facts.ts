import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { isNoindex } from '../../../schemas/documents/seo/seo-parts.ts'
import { pointerTo } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { blocksOf } from '../model/blocks.ts'
import { shownBlocks } from '../model/shown-blocks.ts'
import type { Fact } from './fact.ts'

/** A condition or period as names and values, without the punctuation of JSON. */
const worded = (condition: unknown): string =>
  JSON.stringify(condition)
    .replaceAll(/[{}[\]"]/g, '')
    .replaceAll(/[:,]/g, '$& ')

/** Whether search engines list what a document is about: a page, an address or, of settings, the whole site. */
function searchFacts({ seo, robots, default: start, disallow, robotsTxt }: StoredDocument['body']): Fact[] {
  const named = [seo, start].flatMap((part) => (isRecord(part) ? [part['robots']] : []))
  const isClosed = [robots, ...named].some((text) => typeof text === 'string' && isNoindex(text))
  const paths = [disallow, robotsTxt].flatMap((list) => (Array.isArray(list) ? list.map(String) : []))
  const listed = isClosed ? 'unlisted' : 'listed'
  return [
    { kind: 'visibility', path: '', value: listed, shown: listed, aspect: 'search' },
    { kind: 'visibility', path: '', value: paths.join(), shown: paths.join(', '), aspect: 'robots' },
  ]
}

/** The parts of a document that its editors cannot change: blocks and fields of forms. */
function lockFacts(document: StoredDocument): Fact[] {
  const { ui } = document.body
  const fields = isRecord(ui) && isRecord(ui['fields']) ? Object.entries(ui['fields']) : []
  const paths = [
    ...blocksOf(document).flatMap(({ block, pointer }) => (block.lock ? [pointer] : [])),
    ...fields.flatMap(([name, field]) =>
      isRecord(field) && field['lock'] === true ? [pointerTo('/ui/fields', name)] : [],
    ),
  ]
  return paths.map((path) => ({ kind: 'lock', path, value: 'on', shown: 'on' }))
}

/** Who can open a document, who sees each of its blocks, and what is locked. */
export function visibilityFacts(document: StoredDocument): Fact[] {
  const { access = 'public', feature } = document.body
  const opens = [access, feature].filter((each) => typeof each === 'string').join(', ')
  const blocks = shownBlocks(document).map(({ pointer, around }): Fact => {
    const value = around.length === 0 ? 'everyone' : JSON.stringify(around)
    const shown = around.length === 0 ? value : around.map(worded).join(', ')
    return { kind: 'visibility', path: pointer, value, shown }
  })
  return [
    { kind: 'visibility', path: '', value: opens, shown: opens },
    ...searchFacts(document.body),
    ...blocks,
    ...lockFacts(document),
  ]
}
