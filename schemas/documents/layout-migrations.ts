import { isRecord } from '../is-record.ts'
import type { Migration } from './migration.ts'

/** Moves the responsible gaming band from the props of a footer into a block in its slot. */
function withBandAsBlock(block: unknown): unknown {
  if (!isRecord(block) || block['type'] !== 'SiteFooter' || block['version'] !== 1) return block
  if (!isRecord(block['props'])) return block
  const { responsible, ...props } = block['props']
  const band = {
    id: `${String(block['id'])}-responsible`,
    type: 'ResponsibleBand',
    version: 1,
    props: responsible,
  }
  return { ...block, version: 2, props, slots: { top: [band] } }
}

/** From version 1 to 2: the responsible gaming band of a layout's footer becomes a block. */
export const responsibleBandAsBlock: Migration = (body) => ({
  ...body,
  footer: Array.isArray(body['footer']) ? body['footer'].map(withBandAsBlock) : body['footer'],
})
