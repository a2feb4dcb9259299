import { isEntityId, type EntityId } from '../../../../schemas/api/entity-id.ts'
import type { OperationValues } from '../../../renderer/actions.ts'

/** The values of a requisites form as the platform expects them: texts by field name. */
export function requisitesOf(values: OperationValues): Record<string, string> {
  const fields = values['requisites']
  const entries = Object.entries(typeof fields === 'object' && fields !== null ? fields : {})
  return Object.fromEntries(
    entries.flatMap(([name, value]: [string, unknown]) =>
      value === undefined || value === null
        ? []
        : [[name, typeof value === 'string' ? value : JSON.stringify(value)] as const],
    ),
  )
}

/** A value if it is an id. */
export function idOf(values: OperationValues, name: string): EntityId | undefined {
  const value = values[name]
  return isEntityId(value) ? value : undefined
}
