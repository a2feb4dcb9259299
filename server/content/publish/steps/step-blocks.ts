import { Block } from '../../../../schemas/documents/block.ts'
import { lift } from '../../../../schemas/documents/lift.ts'
import type { RegistryContract } from '../../../../registry/index.ts'
import { blockFieldsOf, blocksOf, mapBlocks, type PlacedBlock } from '../../model/blocks.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import { isRecord, validatorOf } from '../../model/contracts.ts'
import { pointerTo } from '../../model/walk.ts'
import { errorOn, type DocumentStep, type Finding } from '../context.ts'
import { explainErrors } from '../explain-errors.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Every block is known to the registry, fits its contract and stands where it may. */
export const blocksStep: DocumentStep = {
  name: 'blocks',
  run(draft, { registry }) {
    const faults = blockFieldsOf(draft.document).flatMap((field) =>
      outerFaults(draft.document.body[field], `/${field}`),
    )
    const document = mapBlocks(draft.document, ({ block }) => liftBlock(block, registry))
    const blocks = blocksOf(document)
    const findings = [
      ...faults,
      ...sharedIds(blocks),
      ...blocks.flatMap((placed) => blockFindings(placed, registry)),
    ]
    return { draft: { ...draft, document }, verdicts: findings.map((finding) => errorOn(document, finding)) }
  },
}

function liftBlock(block: Block, registry: Registry): Block {
  const contract = registry.get(block.type)
  const props = contract && lift(block.props, block.version, contract)
  return contract && props ? { ...block, version: contract.version, props } : block
}

/** Blocks in slots are not part of the document's contract: their outer form is checked here. */
function outerFaults(list: unknown, pointer: string): Finding[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((block: unknown, index) => {
    const place = pointerTo(pointer, index)
    const validate = validatorOf(Block)
    const faults = validate(block) ? [] : explainErrors(validate.errors ?? [], place)
    const slots = isRecord(block) && isRecord(block['slots']) ? Object.entries(block['slots']) : []
    return [
      ...faults,
      ...slots.flatMap(([name, slot]) => outerFaults(slot, pointerTo(`${place}/slots`, name))),
    ]
  })
}

function sharedIds(blocks: readonly PlacedBlock[]): Finding[] {
  const seen = new Map<string, string>()
  return blocks.flatMap(({ block, pointer }) => {
    const first = seen.get(block.id)
    seen.set(block.id, first ?? pointer)
    if (first === undefined) return []
    return [
      {
        path: `${pointer}/id`,
        reason: phrase`The id "${block.id}" is taken by the block at ${first}`,
        hint: phrase`Give each block an id of its own`,
      },
    ]
  })
}

function blockFindings(placed: PlacedBlock, registry: Registry): Finding[] {
  const { block, pointer } = placed
  const contract = registry.get(block.type)
  if (!contract) {
    return [
      {
        path: `${pointer}/type`,
        reason: phrase`There is no component "${block.type}"`,
        hint: phrase`There are: ${[...registry.keys()].join(', ')}`,
      },
    ]
  }
  if (block.version > contract.version) {
    return [
      {
        path: `${pointer}/version`,
        reason: phrase`Was written for version ${block.version} of ${block.type}, this build knows ${contract.version}`,
      },
    ]
  }
  const validate = validatorOf(contract.props)
  const faults = validate(block.props) ? [] : explainErrors(validate.errors ?? [], `${pointer}/props`)
  return [...faults, ...slotFindings(placed, contract)]
}

function slotFindings({ block, pointer }: PlacedBlock, contract: RegistryContract): Finding[] {
  return Object.entries(block.slots ?? {}).flatMap(([name, inner]) => {
    const place = pointerTo(`${pointer}/slots`, name)
    const slot = Object.hasOwn(contract.slots, name) ? contract.slots[name] : undefined
    if (!slot) return [{ path: place, reason: phrase`${block.type} has no slot "${name}"` }]
    const { allowed, maxItems = Infinity } = slot
    const crowded =
      inner.length > maxItems
        ? [{ path: place, reason: phrase`Has ${inner.length} blocks, ${maxItems} at most` }]
        : []
    const strangers = inner.flatMap(({ type }, index) => {
      if (!allowed || typeof type !== 'string' || allowed.includes(type)) return []
      return [
        {
          path: `${pointerTo(place, index)}/type`,
          reason: phrase`${type} may not stand here`,
          hint: phrase`Allowed: ${allowed.join(', ')}`,
        },
      ]
    })
    return [...crowded, ...strangers]
  })
}
