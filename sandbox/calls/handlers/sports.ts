import { listEvents } from '../../sportsbook/list-events.ts'
import type { CallHandlers } from '../call-scope.ts'

export const sportsCalls = {
  'sports.getEvents': (input, { sandbox, locale }) => listEvents(sandbox, locale, input),
} satisfies CallHandlers
