import type { ReviewAction, ReviewSubject } from '../../../schemas/studio/reviews.ts'
import type { Actor } from '../actor.ts'
import type { StudioDatabase } from '../tables.ts'
import { subjectName } from './review-subjects.ts'

type NewStep = { subject: ReviewSubject; action: ReviewAction; text?: string; revision?: number | null }

/** Adds steps to the history, all or none. */
export async function addSteps(
  { database, now }: { database: StudioDatabase; now: () => number },
  by: Actor,
  steps: readonly NewStep[],
): Promise<void> {
  if (steps.length === 0) return
  await database
    .insertInto('review_steps')
    .values(
      steps.map(({ subject, action, text = '', revision = null }) => ({
        subject: subjectName(subject),
        at: now(),
        user_id: by.id,
        by: by.name,
        action,
        text,
        revision,
      })),
    )
    .execute()
}
