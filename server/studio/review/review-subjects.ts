import type { ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { documentName, isDocumentKind } from '../../content/index.ts'

/** The name under which a subject is stored. */
export const subjectName = (subject: ReviewSubject) =>
  'release' in subject ? `release/${subject.release}` : documentName(subject)

/** The subject with a stored name; null for a kind that this build does not know. */
export function subjectNamed(name: string): ReviewSubject | null {
  const slash = name.indexOf('/')
  const [kind, key] = [name.slice(0, slash), name.slice(slash + 1)]
  if (kind === 'release') return { release: Number(key) }
  return isDocumentKind(kind) ? { kind, key } : null
}
