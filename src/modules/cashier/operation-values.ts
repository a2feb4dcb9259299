import type { OperationValues } from '../../renderer/actions.ts'

/** What a requisites form holds, as the platform takes it: texts by name of the field. */
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

/** A number among the values, where there is one. */
export function numberOf(values: OperationValues, name: string): number | undefined {
  const value = values[name]
  return typeof value === 'number' ? value : undefined
}
