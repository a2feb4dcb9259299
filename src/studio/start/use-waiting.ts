import { nameOf } from '../documents/find-documents.ts'
import { useMay, useStudioSession } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useFailingSchedules } from '../schedules/use-failing-schedules.ts'
import { useCheckedDrafts } from './use-checked-drafts.ts'
import { waitingFor } from './waiting-for.ts'

/** Schedules that would fail, reviews that the user was asked for, and drafts to continue, correct or publish, which are in none of them. */
export function useWaiting() {
  const { user } = useStudioSession()
  const mayPublish = useMay('publisher')
  const { documents, check } = useCheckedDrafts()
  const reviews = useStudioData('reviews.waiting', {}, 30)
  const asked = reviews.data
  const failing = useFailingSchedules()
  const inReview = new Set(
    asked?.flatMap(({ subject }) => ('release' in subject ? [] : [nameOf(subject)])) ?? [],
  )
  const drafts =
    documents.data &&
    waitingFor({
      documents: documents.data,
      issues: check.data?.issues ?? [],
      user,
      mayPublish,
    }).filter(({ document }) => !inReview.has(nameOf(document)))
  return {
    reviews,
    documents,
    failing,
    drafts: drafts ?? [],
    /** undefined: not known yet. */
    count: asked && drafts && failing.length + asked.length + drafts.length,
  }
}
