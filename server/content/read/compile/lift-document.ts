import type { Block } from '../../../../schemas/documents/blocks/block.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { lift } from '../../../../schemas/documents/lift.ts'
import { mapBlocks } from '../../model/blocks.ts'
import type { Registry } from './compile-blocks.ts'
import { migrateDocument } from './migrate.ts'

function liftBlock(block: Block, registry: Registry): Block {
  const contract = registry.get(block.type)
  const props = contract && lift(block.props, block.version, contract)
  return contract && props ? { ...block, version: contract.version, props } : block
}

/** The document with its blocks in the versions of this build. Blocks that it does not know are kept. */
export function liftBlocks(document: StoredDocument, registry: Registry): StoredDocument {
  return mapBlocks(document, ({ block }) => liftBlock(block, registry))
}

/** A document as publishing it again would store it. That of a newer build cannot be lifted and stays as it is. */
export function liftDocument(document: StoredDocument, registry: Registry): StoredDocument {
  try {
    return liftBlocks(migrateDocument(document), registry)
  } catch {
    return document
  }
}
