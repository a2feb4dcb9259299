import type { ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { documentName, documentNamed } from '../../content/index.ts'

/** The name under which a subject is stored. */
export const subjectName = (subject: ReviewSubject) =>
  'release' in subject ? `release/${subject.release}` : documentName(subject)

/** The subject with a stored name; null for a kind that this build does not know. */
export function subjectNamed(name: string): ReviewSubject | null {
  const [, release] = /^release\/(\d+)$/.exec(name) ?? []
  return release === undefined ? documentNamed(name) : { release: Number(release) }
}
