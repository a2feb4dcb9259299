import { pointerTo } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { isForm, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import { blockName, phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { blocksOf } from '../../model/blocks.ts'
import { documentName } from '../../model/contracts.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'
import { fieldsOf } from './form-fields.ts'
import { at, rule, type Finding } from './rule.ts'
import { lackingVariant } from './shown.ts'

const hint = phrase`Undo the change. An admin can lift the lock in the editor; once that is published, the change is possible`

const lockedBlocks = (document: StoredDocument) => blocksOf(document).filter(({ block }) => block.lock)

/** Names of the locked fields of a form. */
export function lockedFields({ kind, body: { ui } }: StoredDocument): string[] {
  const fields = isForm(kind) && isRecord(ui) && isRecord(ui['fields']) ? ui['fields'] : {}
  return Object.entries(fields).flatMap(([name, field]) =>
    isRecord(field) && field['lock'] === true ? [name] : [],
  )
}

/** Names of the blocks and fields that are still there, but no longer locked. */
export function liftedLocks(before: StoredDocument, after: StoredDocument): string[] {
  const unlocked = blocksOf(after).flatMap(({ block }) => (block.lock ? [] : [block.id]))
  const locked = lockedFields(after)
  const fields = fieldsOf(after).flatMap(({ name }) => (locked.includes(name) ? [] : [name]))
  return [
    ...lockedBlocks(before).flatMap(({ block: { id } }) => (unlocked.includes(id) ? [id] : [])),
    ...lockedFields(before).filter((name) => fields.includes(name)),
  ]
}

/** Whether everybody sees a block, and something in it. */
function isWhole(document: StoredDocument, id: string): boolean {
  const shown = shownBlocks(document)
  return shown.some(
    ({ block, pointer, around }) =>
      block.id === id &&
      around.length === 0 &&
      (block.slots === undefined || shown.some((inner) => inner.pointer.startsWith(`${pointer}/slots/`))),
  )
}

async function blockFindings(document: StoredDocument, before: StoredDocument | null): Promise<Finding[]> {
  const own = lockedBlocks(document)
  const ids = blocksOf(document).map(({ block }) => block.id)
  const removed = before ? lockedBlocks(before).filter(({ block }) => !ids.includes(block.id)) : []
  const changed = await Promise.all(
    own.map(async ({ block: { id, type }, pointer }) => {
      const variant = await lackingVariant(document, (version) => isWhole(version, id))
      return (
        variant &&
        at(
          variant.pointer ?? pointer,
          phrase`The block ${blockName(type)} is locked, and would be hidden, empty or shown to some visitors only`,
          hint,
        )
      )
    }),
  )
  return [
    ...removed.map(({ block: { type }, pointer }) =>
      at(
        pointerTo('', pointer.split('/')[1] ?? ''),
        phrase`The block ${blockName(type)} is locked and cannot be removed`,
        hint,
      ),
    ),
    ...changed.filter((finding) => finding !== undefined),
  ]
}

function fieldFindings(document: StoredDocument, before: StoredDocument | null): Finding[] {
  const fields = fieldsOf(document)
  const names = fields.map(({ name }) => name)
  const removed = before ? lockedFields(before).filter((name) => !names.includes(name)) : []
  const message = (name: string): Phrase =>
    names.includes(name)
      ? phrase`The field "${name}" is locked and cannot be optional`
      : phrase`The field "${name}" is locked and cannot be removed or shown to some players only`
  const optional = lockedFields(document).filter(
    (name) => !fields.some((field) => field.name === name && field.isRequired),
  )
  return [...new Set([...removed, ...optional])].map((name) =>
    at(
      names.includes(name) ? pointerTo('/schema/properties', name) : '/schema/properties',
      message(name),
      hint,
    ),
  )
}

/** Locks are in the documents: `lock` of a block, and of a field in `ui.fields`. */
export const lockedPart = rule({
  code: 'locked',
  stage: 'site',
  on: 'document',
  severity: 'error',
  async find({ document, site }) {
    const before = await site.readBefore(documentName(document))
    return [...(await blockFindings(document, before)), ...fieldFindings(document, before)]
  },
})
