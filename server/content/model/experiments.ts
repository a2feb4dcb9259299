import { ExperimentProps } from '../../../schemas/documents/blocks/experiment.ts'
import {
  experimentType,
  firstVariant,
  sharesOf,
  variantNames,
  type VariantName,
} from '../../../schemas/documents/blocks/variants.ts'
import { Block } from '../../../schemas/documents/blocks/block.ts'
import { blockFieldsOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { blocksOf } from './blocks.ts'
import { documentName, fits } from './contracts.ts'

type DocumentName = Pick<StoredDocument, 'kind' | 'key'>

/** An A/B test in a document. */
export interface PlacedExperiment {
  block: Block
  /** JSON pointer to the block. */
  pointer: string
  props: ExperimentProps
  run: string
}

/** Characters of the name of a run. */
const runLength = 12

export const runName = (setup: string): string => contentHash(setup).slice(0, runLength)

/** Name of a run: another one as soon as the shares or the goal change, so that what is counted can be compared. */
export function runOf(document: DocumentName, id: string, { goal, shares }: ExperimentProps): string {
  const setup = [documentName(document), id, goal, sharesOf(shares)]
  return runName(JSON.stringify(setup))
}

/** A value as JSON that does not depend on the order of fields, in which editors may write them. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inner]) => [name, canonical(inner)]))
}

/**
 * What visitors see of blocks. The version of a contract is left out: lifting a block to another one changes nothing for
 * them.
 */
function shown(blocks: readonly unknown[]): unknown[] {
  return blocks.flatMap((block): unknown[] => {
    if (!fits(Block, block)) return [block]
    if (block.isHidden === true) return []
    const inner = Object.entries(block.slots ?? {})
      .map(([name, list]) => [name, shown(list)] as const)
      .filter(([, list]) => list.length > 0)
    return [{ ...block, version: undefined, isHidden: undefined, slots: Object.fromEntries(inner) }]
  })
}

/**
 * Hash of what the visitors of each variant see. Results of different contents are not counted together. Hashes can be
 * compared only if the blocks are lifted to the same build.
 */
export function variantsHash({
  block: { slots = {} },
  props,
}: Pick<PlacedExperiment, 'block' | 'props'>): string {
  const variants = sharesOf(props.shares).map(([variant]) => shown(slots[variant] ?? []))
  return contentHash(JSON.stringify(canonical(variants)))
}

const isWithin = (pointer: string, outer: string) => pointer === outer || pointer.startsWith(`${outer}/`)

/** The tests of a document that are shown. */
export function experimentsIn(document: StoredDocument): PlacedExperiment[] {
  const placed = blocksOf(document)
  const hidden = placed.filter(({ block }) => block.isHidden === true).map(({ pointer }) => pointer)
  return placed.flatMap(({ block, pointer }) => {
    const { type, id, props } = block
    if (type !== experimentType || !fits(ExperimentProps, props)) return []
    if (hidden.some((outer) => isWithin(pointer, outer))) return []
    return [{ block, pointer, props, run: runOf(document, id, props) }]
  })
}

/** The variant that takes the place of a test; undefined: the test stays. */
type ChooseVariant = (id: string) => VariantName | undefined

/** Blocks with the chosen variants in place of the tests that are shown. Other values are kept. */
function withVariants(list: readonly unknown[], choose: ChooseVariant): unknown[] {
  return list.flatMap((block): unknown[] => {
    if (!fits(Block, block)) return [block]
    const { slots } = block
    const variant = block.type === experimentType && block.isHidden !== true ? choose(block.id) : undefined
    if (variant !== undefined) return withVariants(slots?.[variant] ?? [], choose)
    if (!slots) return [block]
    const inner = Object.entries(slots).map(([name, blocks]) => [name, withVariants(blocks, choose)] as const)
    return [{ ...block, slots: Object.fromEntries(inner) }]
  })
}

function withChosenVariants(document: StoredDocument, choose: ChooseVariant): StoredDocument {
  const { kind, body } = document
  const lists = blockFieldsOf(kind).flatMap((field): [string, unknown][] => {
    const list = body[field]
    return Array.isArray(list) ? [[field, withVariants(list, choose)]] : []
  })
  return { ...document, body: { ...body, ...Object.fromEntries(lists) } }
}

/** A document as some visitors see it. */
export interface Variation {
  document: StoredDocument
  /** JSON pointer to the last variant that is not the first; undefined: the document without tests, or with the first variant of each. */
  pointer?: string
}

/** Combinations of variants that a document may have: in each of them it is checked. */
export const maxCombinations = 64

/** How many combinations of variants these tests have together. */
export const combinationsOf = (experiments: readonly Pick<PlacedExperiment, 'props'>[]): number =>
  experiments.reduce((product, { props }) => product * sharesOf(props.shares).length, 1)

/** A variant other than the first, in one of the tests. */
interface Change {
  id: string
  variant: VariantName
  pointer: string
}

/**
 * A document as its visitors see it: first with the first variant of each test, then with every other combination of
 * variants. Those with fewer changes come first, so that an issue is found where it arises.
 */
export function variationsOf(document: StoredDocument): Variation[] {
  const experiments = experimentsIn(document)
  if (experiments.length === 0) return [{ document }]
  const combinations = experiments.reduce<Change[][]>(
    (known, { block: { id }, pointer, props }) =>
      known.flatMap((changes) =>
        sharesOf(props.shares).map(([variant]) =>
          variant === firstVariant
            ? changes
            : [...changes, { id, variant, pointer: `${pointer}/slots/${variant}` }],
        ),
      ),
    [[]],
  )
  return combinations
    .toSorted((one, other) => one.length - other.length)
    .map((changes) => {
      const variants = new Map(changes.map(({ id, variant }) => [id, variant]))
      const last = changes.at(-1)
      return {
        document: withChosenVariants(document, (id) => variants.get(id) ?? firstVariant),
        ...(last && { pointer: last.pointer }),
      }
    })
}

/** The document with a variant in place of its test; null if it has no such test or variant. */
export function withWinner(
  document: StoredDocument,
  run: string,
  variant: VariantName,
): StoredDocument | null {
  const found = experimentsIn(document).find((experiment) => experiment.run === run)
  if (!found?.block.slots?.[variant] || found.props.shares[variant] === undefined) return null
  return withChosenVariants(document, (id) => (id === found.block.id ? variant : undefined))
}

/** Ids of the blocks of each variant, by which the winner is found in the document after the test. */
export function blockIdsOf({
  block,
}: Pick<PlacedExperiment, 'block'>): Partial<Record<VariantName, string[]>> {
  const ids = variantNames.flatMap((variant) => {
    const blocks: readonly unknown[] = block.slots?.[variant] ?? []
    const found = blocks.flatMap((one) => (isRecord(one) && typeof one['id'] === 'string' ? [one['id']] : []))
    return found.length === 0 ? [] : [[variant, found] as const]
  })
  return Object.fromEntries(ids)
}
