import type { Heading } from '../../../../schemas/articles.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { CompiledBlock, CompiledLoad } from '../../../../schemas/compiled.ts'
import type { Block } from '../../../../schemas/documents/blocks/block.ts'
import { asksFor } from '../../../../schemas/documents/blocks/asks-for.ts'
import { ExperimentProps } from '../../../../schemas/documents/blocks/experiment.ts'
import { withSectionTexts } from '../../../../schemas/documents/blocks/section-texts.ts'
import { SharedSectionProps, sharedSectionType } from '../../../../schemas/documents/blocks/shared-section.ts'
import { experimentType } from '../../../../schemas/documents/blocks/variants.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import type { Period } from '../../../../schemas/documents/blocks/period.ts'
import type { LoadSubject } from '../../../../schemas/component.ts'
import { lift } from '../../../../schemas/documents/lift.ts'
import { resolveLocale } from '../../../../schemas/documents/localized.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import type { RegistryContract } from '../../../../registry/index.ts'
import { fits } from '../../model/contracts.ts'
import { runOf } from '../../model/experiments.ts'
import { mapTexts } from '../../model/walk.ts'
import { withHeadingIds } from './heading-ids.ts'
import { withAltTexts, withPictureFiles, withTextPictures } from './library-pictures.ts'
import { withTextVideos } from './text-videos.ts'
import type { Library } from '../../model/library.ts'
import { isEnabled } from '../../../../src/lib/data/load-params.ts'
import { localizeLinks } from '../../../../src/lib/urls/localize-links.ts'

export type Registry = ReadonlyMap<string, RegistryContract>

export interface BlockCompilation {
  locale: Locale
  registry: Registry
  /** Alternative texts of the media library; empty by default. */
  library?: Library
  /** Prefix of every id, so that the blocks of a layout and of a page never share one. */
  idPrefix?: string
  /** They are in a block that is not shown on all devices, or in a variant of a test. */
  isByDevice?: boolean
  /** Receives the headings of texts, which get ids for links. Omitted: they get none. */
  headings?: Heading[]
  /** The sections that blocks show, by key; those that are missing show nothing. */
  sections?: ReadonlyMap<string, readonly Block[]>
  /** The document that they are in; A/B tests outside of one are not counted. */
  document?: Pick<StoredDocument, 'kind' | 'key'>
}

/**
 * Compiles blocks for one language: migrates and resolves props, and adds registry data. Hidden blocks are
 * dropped.
 */
export function compileBlocks(blocks: readonly Block[], compilation: BlockCompilation): CompiledBlock[] {
  return blocks.filter(({ isHidden }) => !isHidden).map((block) => compileBlock(block, compilation))
}

function compileBlock(block: Block, compilation: BlockCompilation): CompiledBlock {
  const { registry, idPrefix = '' } = compilation
  const contract = registry.get(block.type)
  const isByDevice = compilation.isByDevice === true || asksFor('device', block.when)
  const inside = insideOf(block, compilation)
  const slots = Object.entries(inside.slots).map(([name, inner]): [string, CompiledBlock[]] => [
    name,
    // The variants of a test load alike: none may be faster than the others.
    compileBlocks(inner, { ...inside.compilation, isByDevice: isByDevice || block.type === experimentType }),
  ])
  const frame = {
    id: `${idPrefix}${block.id}`,
    type: block.type,
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
    ...(block.when && { when: block.when }),
    ...(isByDevice && { isByDevice: true as const }),
    ...(block.period && { period: momentsOf(block.period) }),
    ...(block.onPhones && { onPhones: block.onPhones }),
  }
  const props = contract ? lift(block.props, block.version, contract) : null
  if (!contract || !props) return { ...frame, props: {}, unknown: unknownReason(block, contract) }
  const load = compileLoad(contract, props)
  const isStatic =
    !contract.interactive && slots.every(([, inner]) => inner.every((compiled) => compiled.static))
  const isShared = sharingOf(
    contract,
    slots.flatMap(([, inner]) => inner),
  )
  return {
    ...frame,
    props: propsOf(block, contract, props, compilation),
    ...(load && { load }),
    ...(contract.articles && { articles: contract.articles }),
    ...(isStatic && { static: true as const }),
    ...(isShared && { isShared }),
  }
}

/** What the view of a block needs of its props: that of a section needs none, its blocks have the texts already. */
function propsOf(
  block: Block,
  contract: RegistryContract,
  props: Record<string, unknown>,
  compilation: BlockCompilation,
): Record<string, unknown> {
  if (block.type === sharedSectionType) return {}
  return block.type === experimentType
    ? experimentProps(block, props, compilation)
    : compileProps(contract, props, compilation)
}

/** The blocks in a block. Those of a section have ids of their own in each of its uses. */
function insideOf(block: Block, compilation: BlockCompilation) {
  const { sections, registry, idPrefix = '' } = compilation
  if (block.type !== sharedSectionType) return { slots: block.slots ?? {}, compilation }
  const { props } = block
  if (!fits(SharedSectionProps, props)) return { slots: {}, compilation }
  const blocks = sections?.get(props.section) ?? []
  return {
    slots: { content: withSectionTexts(blocks, props.texts ?? [], registry) },
    compilation: { ...compilation, idPrefix: `${idPrefix}${block.id}:` },
  }
}

/**
 * What visitors' browsers need of a test: the shares, and the name of the run, under which its results are counted.
 * Its own name and its goal are for the Studio only.
 */
function experimentProps(
  { id }: Block,
  props: Record<string, unknown>,
  { document }: BlockCompilation,
): Record<string, unknown> {
  const { shares } = props
  return document !== undefined && fits(ExperimentProps, props)
    ? { shares, run: runOf(document, id, props) }
    : { shares }
}

export function momentsOf({ begins, ends }: Period): NonNullable<CompiledBlock['period']> {
  return {
    ...(begins !== undefined && { begins: Date.parse(begins) }),
    ...(ends !== undefined && { ends: Date.parse(ends) }),
  }
}

/** How much of a block's HTML is the same for all visitors. Conditions of inner blocks depend on facts. */
function sharingOf(contract: RegistryContract, inner: readonly CompiledBlock[]): CompiledBlock['isShared'] {
  const isForAll = inner.every((compiled) => compiled.isShared === true && !compiled.when)
  return isForAll ? contract.isShared : contract.isShared && 'byFacts'
}

function unknownReason(block: Block, contract: RegistryContract | undefined): string {
  if (!contract) return `The registry has no component ${block.type}`
  return `${block.type} knows version ${contract.version} of its contract, the block was written for ${block.version}`
}

function compileProps(
  contract: RegistryContract,
  props: Record<string, unknown>,
  { locale, library = {}, headings }: BlockCompilation,
): Record<string, unknown> {
  const worded = withAltTexts(contract.props, props, library)
  const focused = withPictureFiles(contract.props, worded, library)
  const linked = mapTexts(contract.props, focused, (text, schema, pointer) => {
    if (!isMarkup(schema)) return text
    const complete = withTextVideos(withTextPictures(localizeLinks(text, locale), locale, library))
    return headings && pointer.endsWith(`/${locale}`) ? withHeadingIds(complete, headings) : complete
  })
  const resolved: unknown = resolveLocale(linked, locale)
  return isRecord(resolved) ? resolved : {}
}

/** Whether the contract of a text says that it contains markup. */
export function isMarkup(schema: Record<string, unknown>): boolean {
  return schema['format'] === 'rich-text' || schema['format'] === 'inline-text'
}

function subjectPath({ at }: LoadSubject, props: Record<string, unknown>): string {
  return typeof at === 'string' ? at : (at.paths[String(props[at.prop])] ?? '')
}

function compileLoad(
  contract: RegistryContract,
  props: Record<string, unknown>,
): Record<string, CompiledLoad> | null {
  const loads = Object.entries(contract.load ?? {}).filter(([, { enabledBy }]) => isEnabled(enabledBy, props))
  if (loads.length === 0) return null
  return Object.fromEntries(
    loads.map(
      ([
        name,
        {
          call,
          params,
          access,
          items,
          firstOfEach,
          first,
          endsAt,
          shared,
          optional,
          except,
          subject,
          followsAddress,
        },
      ]) => [
        name,
        {
          call,
          params: { ...params },
          access: access ?? 'guest',
          ...(items && { items }),
          ...(firstOfEach !== undefined && { firstOfEach }),
          ...(first && { first }),
          ...(endsAt !== undefined && { endsAt }),
          ...(shared && { shared }),
          ...(optional && { optional }),
          ...(except && { except }),
          ...(subject && { subject: { route: subject.route, at: subjectPath(subject, props) } }),
          ...(followsAddress && { followsAddress }),
        },
      ],
    ),
  )
}

/** Returns the seconds for which all of the blocks may be cached: the shortest `maxAge`, null for no limit. */
export function minTtl(blocks: readonly CompiledBlock[], registry: Registry): number | null {
  const ttls = blocks.flatMap((block) => {
    const own = block.unknown ? undefined : registry.get(block.type)?.maxAge
    const inner = minTtl(Object.values(block.slots ?? {}).flat(), registry)
    return [own, inner].filter((ttl) => typeof ttl === 'number')
  })
  return ttls.length > 0 ? Math.min(...ttls) : null
}

/** Whether all of the blocks are complete without code until a visitor uses them. */
export function canWait(blocks: readonly CompiledBlock[], registry: Registry): boolean {
  return blocks.every((block) => {
    const contract = registry.get(block.type)
    const { interactive = false, canWait: isComplete } = contract ?? {}
    const waits = typeof isComplete === 'object' ? block.props?.[isComplete.prop] === true : isComplete
    return (!interactive || waits === true) && canWait(Object.values(block.slots ?? {}).flat(), registry)
  })
}
