import type { DocumentKind } from '../../../../schemas/kinds/index.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { hasBlocks, isNeverEmpty } from './block-keeps.ts'
import type { Duty } from './duty.ts'
import { hasFrame, hasItems } from './value-keeps.ts'

/** What documents of a kind must keep that have no duty of their own. */
export const kindDuties: Partial<Record<DocumentKind, Pick<Duty, 'purpose' | 'keeps'>>> = {
  page: {
    purpose: phrase`Links and search engines lead visitors here`,
    keeps: [hasBlocks, isNeverEmpty, { ...hasFrame, severity: 'warning' }],
  },
  popup: { purpose: phrase`It would open with nothing in it`, keeps: [hasBlocks] },
  menu: { purpose: phrase`Visitors find their way with it`, keeps: [hasItems] },
}
