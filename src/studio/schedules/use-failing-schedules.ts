import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { Schedule } from '../../../schemas/studio/releases.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useScheduleCheck } from './use-schedule-check.ts'

export interface FailingSchedule {
  schedule: Schedule
  issues: readonly DocumentIssue[]
}

/** Waiting schedules that could not be carried out as things are now, the next one first. */
export function useFailingSchedules(): FailingSchedule[] {
  const schedules = useStudioData('schedules.list', {}, 60).data ?? []
  const waiting = schedules.filter(({ state }) => state === 'waiting')
  const { failing } = useScheduleCheck(waiting.length > 0 ? 60 : null)
  return waiting
    .map((schedule) => ({ schedule, issues: failing(schedule.id) }))
    .filter(({ issues }) => issues.length > 0)
}
