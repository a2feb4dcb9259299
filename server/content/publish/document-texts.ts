import { bodyContract } from '../../../schemas/kinds/index.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { mapBlocks } from '../model/blocks.ts'
import type { Registry } from '../read/compile/compile-blocks.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { mapTexts, type TextVisitor } from '../model/walk.ts'

/** Rewrites every text of a document that a contract describes, including those in its blocks. */
export function mapDocumentTexts(
  document: StoredDocument,
  registry: Registry,
  visit: TextVisitor,
): StoredDocument {
  const contract = bodyContract(document.kind, document.key)
  const body = contract ? mapTexts(contract, document.body, visit) : document.body
  const outer = { ...document, body: isRecord(body) ? body : document.body }
  return mapBlocks(outer, ({ block, pointer }) => {
    const entry = registry.get(block.type)
    const props = entry ? mapTexts(entry.props, block.props, visit, `${pointer}/props`) : block.props
    return { ...block, props: isRecord(props) ? props : block.props }
  })
}

/** Visits every text of a document that a contract describes. */
export function visitDocumentTexts(
  document: StoredDocument,
  registry: Registry,
  visit: (...text: Parameters<TextVisitor>) => void,
): void {
  mapDocumentTexts(document, registry, (...text) => {
    visit(...text)
    return text[0]
  })
}
