import type { CallName } from '../../../../schemas/api/calls.ts'
import type { SandboxAnswer } from '../../../calls/numeric-ids.ts'
import type { Params } from '../../../../tests/conformance/caller.ts'
import type { Visitor } from './call-site.ts'

/** A valid call, and what it must return and change. */
export interface CallCase<Name extends CallName> {
  /** Title of the test. */
  title: string
  /** Who makes the call; a newly registered player by default. `social` has no password. */
  as?: 'guest' | 'rich' | 'social'
  /** Valid parameters, or a function that brings the visitor into the state for which they are valid. */
  params?: Params | ((visitor: Visitor) => Promise<Params>)
  /** Checks the data, and the effect by another call. */
  check: (data: SandboxAnswer<Name>, visitor: Visitor, params: Params) => Promise<void> | void
  /** Invalid parameters, with the field that the error must name and the violated rule; those that break the contract are tested anyway. */
  wrong?: readonly (readonly [params: Params, field: string, rule: unknown])[]
}

export type CallCases = { readonly [Name in CallName]: CallCase<Name> }

/** The cases of some calls; keeps the types of their answers. */
export const casesOf = <Name extends CallName>(cases: Pick<CallCases, Name>): Pick<CallCases, Name> => cases

/** ID of the first item that suits, as a parameter. */
export function idOf<Item extends { id: number }>(
  items: readonly Item[],
  suits: (item: Item) => boolean = () => true,
): string {
  const found = items.find(suits)
  if (!found) throw new Error('no item suits')
  return String(found.id)
}
