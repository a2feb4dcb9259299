import type { TObject, TSchema } from 'typebox'
import type { SlotDefinition } from '../../component.ts'
import { explainErrors, type SchemaError } from '../../explain-errors.ts'
import { pointerTo } from '../../json-schema.ts'
import { isRecord } from '../../is-record.ts'
import { errorAt, type Issue } from '../../issue.ts'
import { phrase } from '../../phrase.ts'
import { Block } from './block.ts'
import { blockFieldsOf, type DocumentKind } from '../../kinds/index.ts'

interface BlockContract {
  version: number
  props: TObject
  slots: Readonly<Record<string, SlotDefinition>>
}

interface BlockChecks {
  registry: ReadonlyMap<string, BlockContract>
  /** Validates a value; the server with ajv, the Studio without compiled code. */
  errorsOf: (schema: TSchema, value: unknown) => readonly SchemaError[]
}

/** Checks that every block is in the registry, matches its contract and is allowed in its position. */
export function blockIssues(
  kind: DocumentKind,
  body: Readonly<Record<string, unknown>>,
  checks: BlockChecks,
): Issue[] {
  return blockFieldsOf(kind).flatMap((field) => listIssues(body[field], `/${field}`, checks))
}

/** The document's contract does not cover blocks in slots, so their outer form is checked here. */
function listIssues(list: unknown, pointer: string, checks: BlockChecks): Issue[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((block: unknown, index) => {
    const place = pointerTo(pointer, index)
    const outer = explainErrors(checks.errorsOf(Block, block), place)
    const slots = isRecord(block) && isRecord(block['slots']) ? Object.entries(block['slots']) : []
    return [
      ...outer,
      ...(isBlock(block, outer) ? ownIssues(block, place, checks) : []),
      ...slots.flatMap(([name, slot]) => listIssues(slot, pointerTo(`${place}/slots`, name), checks)),
    ]
  })
}

const isBlock = (_value: unknown, issues: readonly Issue[]): _value is Block => issues.length === 0

function ownIssues(block: Block, pointer: string, { registry, errorsOf }: BlockChecks): Issue[] {
  const contract = registry.get(block.type)
  if (!contract) {
    return [
      errorAt(
        `${pointer}/type`,
        'unknown-component',
        phrase`There is no component "${block.type}"`,
        phrase`Available: ${[...registry.keys()].join(', ')}`,
      ),
    ]
  }
  if (block.version > contract.version) {
    return [
      errorAt(
        `${pointer}/version`,
        'newer-version',
        phrase`Written for version ${block.version} of ${block.type}; this build supports ${contract.version}`,
      ),
    ]
  }
  // Props of an older version are migrated before they are checked.
  const errors = block.version === contract.version ? errorsOf(contract.props, block.props) : []
  return [...explainErrors(errors, `${pointer}/props`), ...slotIssues(block, pointer, contract)]
}

function slotIssues(block: Block, pointer: string, contract: BlockContract): Issue[] {
  return Object.entries(block.slots ?? {}).flatMap(([name, inner]) => {
    const place = pointerTo(`${pointer}/slots`, name)
    const slot = Object.hasOwn(contract.slots, name) ? contract.slots[name] : undefined
    if (!slot) return [errorAt(place, 'unknown-slot', phrase`${block.type} has no slot "${name}"`)]
    const { allowed, maxItems = Infinity } = slot
    const crowded =
      inner.length > maxItems
        ? [
            errorAt(
              place,
              'too-many-blocks',
              phrase`Has ${inner.length} blocks; at most ${maxItems} are allowed`,
            ),
          ]
        : []
    const unknownBlocks = inner.flatMap(({ type }, index) => {
      if (!allowed || typeof type !== 'string' || allowed.includes(type)) return []
      return [
        errorAt(
          `${pointerTo(place, index)}/type`,
          'disallowed-block',
          phrase`${type} is not allowed here`,
          phrase`Allowed: ${allowed.join(', ')}`,
        ),
      ]
    })
    return [...crowded, ...unknownBlocks]
  })
}
