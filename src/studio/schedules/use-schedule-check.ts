import type { DocumentIssue } from '../../../schemas/issue.ts'
import { useStudioData } from '../use-studio-data.ts'

const none: readonly DocumentIssue[] = []

/**
 * Why waiting schedules could not be carried out as things are now. The server takes seconds for it. `null`: no request.
 */
export function useScheduleCheck(refreshSeconds: number | null) {
  const { data, mutate } = useStudioData(
    'schedules.check',
    refreshSeconds === null ? null : {},
    refreshSeconds ?? 0,
  )
  return {
    checks: data ?? [],
    /** The issues of a schedule; none while they are not known. */
    failing: (id: number) => data?.find((check) => check.id === id)?.issues ?? none,
    mutate,
  }
}
