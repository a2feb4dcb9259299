import type { DocumentName } from '../../model/gateway.ts'
import type { Duty } from './duty.ts'
import { formDuties } from './form-duties.ts'
import { otherDuties } from './other-duties.ts'
import { pageDuties } from './page-duties.ts'

/** Every document that the application reads by its name or that the law requires, with what it must keep. */
export const duties: readonly Duty[] = [...pageDuties, ...formDuties, ...otherDuties]

const isOf = (name: DocumentName) => (duty: Duty) => duty.kind === name.kind && duty.key === name.key

/** Returns all duties of a document. */
export function dutiesOf(name: DocumentName): Duty[] {
  return duties.filter(isOf(name))
}

/** Returns the duty because of which a document must exist under its name. */
export function dutyOf(name: DocumentName): Duty | undefined {
  return dutiesOf(name).find(({ isReplaceable }) => isReplaceable !== true)
}

/** An address that a route matches. */
export const sampleOf = (route: string) => route.replace(/:[^/]+/g, 'x')
