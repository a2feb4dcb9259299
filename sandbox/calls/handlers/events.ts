import { ApiError } from '../../../schemas/api/errors.ts'
import type { CallHandlers } from '../call-scope.ts'

/** Number of analytics events kept; older ones are deleted. */
export const retainedEvents = 10_000
const maxParamsLength = 4096

export const eventsCalls = {
  async 'events.handle'({ event_name, event_params }, { sandbox, session }) {
    const params = JSON.stringify(event_params)
    if (params.length > maxParamsLength)
      throw new ApiError('InvalidParameterException', 'Too long', { event_params: 'maxLength' })
    const { id } = await sandbox.database
      .insertInto('events')
      .values({ player_id: session?.player.id ?? null, name: event_name, params, at: sandbox.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sandbox.database
      .deleteFrom('events')
      .where('id', '<=', id - retainedEvents)
      .execute()
    return 1
  },
} satisfies CallHandlers
