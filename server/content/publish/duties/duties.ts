import { isRoled, pageRoleOf, roleOf } from '../../../../schemas/roles/index.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import type { DocumentName } from '../../model/gateway.ts'
import { requirementsOf } from '../roles/page-requirements.ts'
import type { Duty } from './duty.ts'
import { formDuties } from './form-duties.ts'
import { otherDuties } from './other-duties.ts'

/** What documents must keep: forms and popups by role, all others by key. The roles of pages say what they require. */
export const duties: readonly Duty[] = [...formDuties, ...otherDuties]

/** Returns all duties of a document. */
export function dutiesOf({ kind, key, body }: StoredDocument): readonly Pick<Duty, 'purpose' | 'keeps'>[] {
  const role = pageRoleOf(key, body)
  if (kind === 'page') return role === undefined ? [] : requirementsOf(role)
  const name = isRoled(kind) ? roleOf({ kind, key, role: body['role'] }) : key
  return duties.filter((duty) => duty.kind === kind && duty.key === name)
}

/** Returns the duty because of which a document must exist: under its key, or with its role. */
export function dutyOf({ kind, key }: DocumentName): Duty | undefined {
  return duties.find((duty) => duty.kind === kind && duty.key === key && duty.isReplaceable !== true)
}

/** An address that a route matches. */
export const sampleOf = (route: string) => route.replace(/:[^/]+/g, 'x')
