import { Action, type ActionDocument } from '../../../schemas/documents/blocks/action.ts'
import { pointerTo } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { kindOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { fits } from '../model/contracts.ts'
import type { Fact } from './fact.ts'

/** The action that closes a popup, as a value. */
export const closes = 'closePopup'

function targetOf(action: ActionDocument): string {
  switch (action.type) {
    case 'navigate':
      return action.to
    case 'openPopup':
      return `popup/${action.popup}`
    case 'call':
      return action.operation
    default:
      return action.type
  }
}

function actionsIn(value: unknown, path: string): Fact[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => actionsIn(item, pointerTo(path, index)))
  if (!isRecord(value)) return []
  if (typeof value['type'] === 'string' && fits(Action, value)) {
    const target = targetOf(value)
    return [{ kind: 'action', path, value: target, shown: target }]
  }
  const { to } = value
  const isAddress = typeof to === 'string' && /^(?:\/|https?:)/.test(to)
  const own = isAddress ? [{ kind: 'action' as const, path, value: to, shown: to }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inner]) => actionsIn(inner, pointerTo(path, name))),
  ]
}

/** Where buttons and entries of menus lead, and what closing a popup does. */
export function actionFacts({ kind, body }: StoredDocument): Fact[] {
  const { onClosed, preventClose, ...rest } = body
  const after = actionsIn(onClosed, '/onClosed').map(({ shown }) => shown)
  return [
    ...actionsIn(rest, ''),
    ...(kindOf(kind).preview === 'dialog'
      ? [
          fact('/preventClose', preventClose === true ? 'locked' : closes),
          ...after.map((target) => fact('/onClosed', target)),
        ]
      : []),
  ]
}

const fact = (path: string, value: string): Fact => ({ kind: 'closing', path, value, shown: value })
