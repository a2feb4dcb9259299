import type { TSchema } from 'typebox'
import { isRecord } from '../../is-record.ts'
import { pointerTo } from '../../json-schema.ts'
import { defaultLocale } from '../../locale.ts'
import { schemaIn } from '../localized.ts'
import type { Block } from './block.ts'
import type { SectionText } from './shared-section.ts'

type Contracts = ReadonlyMap<string, { props: TSchema }>

/** A text that uses of a section may replace. */
export interface ReplaceableText {
  /** Id of the block and JSON pointer into its props. */
  at: string
  isRich: boolean
  value: Readonly<Record<string, unknown>>
}

/** Keywords of texts that visitors do not read: addresses, names of documents and pictures. */
const technical = ['pattern', 'enum', 'const', 'reference', 'link', 'host', 'picks', 'anchor', 'fact']

/** Replaces the texts of a value by what `change` returns for them; all others stay. */
function mapValue(
  schema: unknown,
  value: unknown,
  at: string,
  change: (text: ReplaceableText) => unknown,
): unknown {
  if (!isRecord(schema)) return value
  if (Array.isArray(value))
    return value.map((item: unknown, index) => mapValue(schema['items'], item, pointerTo(at, index), change))
  const { properties } = schema
  if (!isRecord(value) || !isRecord(properties)) return value
  const inner = schemaIn(schema, defaultLocale)
  if (inner === undefined)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        mapValue(properties[name], field, pointerTo(at, name), change),
      ]),
    )
  if (!isRecord(inner) || inner['type'] !== 'string' || technical.some((keyword) => keyword in inner))
    return value
  const { format } = inner
  return format === undefined || format === 'rich-text'
    ? change({ at, isRich: format === 'rich-text', value })
    : value
}

function mapBlockTexts(
  block: Block,
  contracts: Contracts,
  change: (text: ReplaceableText) => unknown,
): Block {
  const props = mapValue(contracts.get(block.type)?.props, block.props, block.id, change)
  const slots = Object.entries(block.slots ?? {}).map(([name, inner]): [string, Block[]] => [
    name,
    inner.map((each) => mapBlockTexts(each, contracts, change)),
  ])
  return {
    ...block,
    ...(isRecord(props) && { props }),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
  }
}

/** The texts of a section that its uses may replace. */
export function replaceableTexts(blocks: readonly Block[], contracts: Contracts): ReplaceableText[] {
  const found: ReplaceableText[] = []
  for (const block of blocks)
    mapBlockTexts(block, contracts, (text) => {
      found.push(text)
      return text.value
    })
  return found
}

/** The blocks of a section as one of its uses shows them. Texts that the section does not have are left out. */
export function withSectionTexts(
  blocks: readonly Block[],
  texts: readonly SectionText[],
  contracts: Contracts,
): Block[] {
  const plain = new Map(texts.flatMap((each) => ('text' in each ? [[each.at, each.text] as const] : [])))
  const rich = new Map(
    texts.flatMap((each) => ('richText' in each ? [[each.at, each.richText] as const] : [])),
  )
  return blocks.map((block) =>
    mapBlockTexts(block, contracts, ({ at, isRich, value }) => (isRich ? rich : plain).get(at) ?? value),
  )
}
