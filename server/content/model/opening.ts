import { Opening } from '../../../schemas/documents/opening.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { fits } from './contracts.ts'

/** How a document opens by itself; undefined if it does not, or not as the contract says. */
export function openingOf({ body }: Pick<StoredDocument, 'body'>): Opening | undefined {
  const { opens } = body
  return opens !== undefined && fits(Opening, opens) ? opens : undefined
}
