import { ApiError } from '../../../../schemas/api/errors.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useTask, type Task } from '../../../lib/data/use-task.ts'

/** Ends one session of the player. One that has ended already counts as ended. */
export function useEndSession(id: string, onEnded: () => void): Task<[], string> {
  return useTask(async () => {
    try {
      await callApi('account.endsessions', { id })
    } catch (error) {
      if (!(error instanceof ApiError && error.type === 'InvalidParameterException')) throw error
    }
    onEnded()
  })
}
