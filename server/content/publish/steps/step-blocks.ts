import { Block } from '../../../../schemas/documents/block.ts'
import { lift } from '../../../../schemas/documents/lift.ts'
import type { RegistryContract } from '../../../../registry/index.ts'
import { blockFieldsOf, blocksOf, mapBlocks, type PlacedBlock } from '../../model/blocks.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import { isRecord, validatorOf } from '../../model/contracts.ts'
import { pointerTo } from '../../model/walk.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'
import { explainErrors } from '../explain-errors.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Checks that every block is in the registry, matches its contract and is allowed in its position. */
export const blocksStep: DocumentStep = {
  name: 'blocks',
  run(draft, { registry }) {
    const outer = blockFieldsOf(draft.document).flatMap((field) =>
      outerIssues(draft.document.body[field], `/${field}`),
    )
    const document = mapBlocks(draft.document, ({ block }) => liftBlock(block, registry))
    const blocks = blocksOf(document)
    const issues = [
      ...outer,
      ...sharedIds(blocks),
      ...blocks.flatMap((placed) => blockIssues(placed, registry)),
    ]
    return { draft: { ...draft, document }, issues }
  },
}

function liftBlock(block: Block, registry: Registry): Block {
  const contract = registry.get(block.type)
  const props = contract && lift(block.props, block.version, contract)
  return contract && props ? { ...block, version: contract.version, props } : block
}

/** The document's contract does not cover blocks in slots, so their outer form is checked here. */
function outerIssues(list: unknown, pointer: string): Issue[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((block: unknown, index) => {
    const place = pointerTo(pointer, index)
    const validate = validatorOf(Block)
    const issues = validate(block) ? [] : explainErrors(validate.errors ?? [], place)
    const slots = isRecord(block) && isRecord(block['slots']) ? Object.entries(block['slots']) : []
    return [
      ...issues,
      ...slots.flatMap(([name, slot]) => outerIssues(slot, pointerTo(`${place}/slots`, name))),
    ]
  })
}

function sharedIds(blocks: readonly PlacedBlock[]): Issue[] {
  const seen = new Map<string, string>()
  return blocks.flatMap(({ block, pointer }) => {
    const first = seen.get(block.id)
    seen.set(block.id, first ?? pointer)
    if (first === undefined) return []
    return [
      errorAt(
        `${pointer}/id`,
        'duplicate-block-id',
        phrase`The id "${block.id}" is taken by the block at ${first}`,
        phrase`Give each block an id of its own`,
      ),
    ]
  })
}

function blockIssues(placed: PlacedBlock, registry: Registry): Issue[] {
  const { block, pointer } = placed
  const contract = registry.get(block.type)
  if (!contract) {
    return [
      errorAt(
        `${pointer}/type`,
        'unknown-component',
        phrase`There is no component "${block.type}"`,
        phrase`There are: ${[...registry.keys()].join(', ')}`,
      ),
    ]
  }
  if (block.version > contract.version) {
    return [
      errorAt(
        `${pointer}/version`,
        'newer-version',
        phrase`Was written for version ${block.version} of ${block.type}, this build knows ${contract.version}`,
      ),
    ]
  }
  const validate = validatorOf(contract.props)
  const issues = validate(block.props) ? [] : explainErrors(validate.errors ?? [], `${pointer}/props`)
  return [...issues, ...slotIssues(placed, contract)]
}

function slotIssues({ block, pointer }: PlacedBlock, contract: RegistryContract): Issue[] {
  return Object.entries(block.slots ?? {}).flatMap(([name, inner]) => {
    const place = pointerTo(`${pointer}/slots`, name)
    const slot = Object.hasOwn(contract.slots, name) ? contract.slots[name] : undefined
    if (!slot) return [errorAt(place, 'unknown-slot', phrase`${block.type} has no slot "${name}"`)]
    const { allowed, maxItems = Infinity } = slot
    const crowded =
      inner.length > maxItems
        ? [errorAt(place, 'too-many-blocks', phrase`Has ${inner.length} blocks, ${maxItems} at most`)]
        : []
    const strangers = inner.flatMap(({ type }, index) => {
      if (!allowed || typeof type !== 'string' || allowed.includes(type)) return []
      return [
        errorAt(
          `${pointerTo(place, index)}/type`,
          'disallowed-block',
          phrase`${type} may not stand here`,
          phrase`Allowed: ${allowed.join(', ')}`,
        ),
      ]
    })
    return [...crowded, ...strangers]
  })
}
