import type { OperationName } from '../../../../schemas/documents/operations.ts'
import { pointerTo } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { isCatalogue } from '../../../../schemas/kinds/index.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { at, rule } from './rule.ts'

/** Operations that need nothing from the player but a tap. */
const withoutForm: readonly unknown[] = ['auth.logout', 'account.fillProfile'] satisfies OperationName[]
/** Operations that only read, so that they can check a value while it is typed. */
const checking: readonly unknown[] = ['campaigns.checkPromocode'] satisfies OperationName[]

/** The operations of every `call` in a value, with their places. */
function callsIn(value: unknown, pointer: string): { operation: string; pointer: string }[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => callsIn(item, pointerTo(pointer, index)))
  if (!isRecord(value)) return []
  const { type, operation } = value
  const own = type === 'call' && typeof operation === 'string' ? [{ operation, pointer }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inner]) => callsIn(inner, pointerTo(pointer, name))),
  ]
}

export const callWithoutForm = rule({
  code: 'call-without-form',
  on: 'document',
  severity: 'error',
  find: ({ document: { kind }, body }) =>
    (isCatalogue(kind) ? [] : callsIn(body, ''))
      .filter(({ operation }) => !withoutForm.includes(operation))
      .map(({ operation, pointer }) =>
        at(
          `${pointer}/operation`,
          phrase`One tap would send ${operation} without asking the player: money could be moved, or an account changed or closed, by mistake`,
          phrase`Open a popup or a page with the form for it instead`,
        ),
      ),
})

/** Operations with an effect that a form would run while a value is typed. */
export const checkWithEffect = rule({
  code: 'check-with-effect',
  on: 'form',
  severity: 'error',
  find: ({ body: { ui } }) =>
    Object.entries(ui.fields ?? {}).flatMap(([name, { check }]) =>
      check === undefined || checking.includes(check)
        ? []
        : [
            at(
              `${pointerTo('/ui/fields', name)}/check`,
              phrase`${check} would run while the player is typing, not only when the form is sent`,
              phrase`Only operations without an effect check a value: ${checking.join(', ')}`,
            ),
          ],
    ),
})
