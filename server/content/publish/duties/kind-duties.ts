import type { DocumentKind, StoredDocument } from '../../../../schemas/kinds/index.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { hasBlocks, isNeverEmpty } from './block-keeps.ts'
import type { Duty, Keep } from './duty.ts'
import { fieldsOf } from './form-keeps.ts'
import { acceptsAsMuch, keepsMeanings, leavesAfterwards } from './strictness-keeps.ts'
import { hasFrame, hasItems } from './value-keeps.ts'

const requiredOf = (document: StoredDocument) =>
  fieldsOf(document).flatMap(({ name, isRequired }) => (isRequired ? [name] : []))

/** The platform needs most values that a form requires, such as the card of a withdrawal. */
const keepsRequired: Keep = {
  path: '/schema/required',
  severity: 'warning',
  lost: phrase`A field that has to be filled in is missing or optional`,
  fix: phrase`Require it again, unless the platform accepts the form without it`,
  holds(document, { before }) {
    const names = requiredOf(document)
    return before === null || requiredOf(before).every((name) => names.includes(name))
  },
}

/** What documents of a kind must keep that have no duty of their own. */
export const kindDuties: Partial<Record<DocumentKind, Pick<Duty, 'purpose' | 'keeps'>>> = {
  page: {
    purpose: phrase`Links and search engines lead visitors here`,
    keeps: [hasBlocks, isNeverEmpty, { ...hasFrame, severity: 'warning' }],
  },
  popup: { purpose: phrase`It would open with nothing in it`, keeps: [hasBlocks] },
  menu: { purpose: phrase`Visitors find their way with it`, keeps: [hasItems] },
  form: {
    purpose: phrase`The platform may reject the form`,
    keeps: [keepsRequired, acceptsAsMuch, keepsMeanings, leavesAfterwards],
  },
}
