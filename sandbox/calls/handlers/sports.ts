import { listEvents } from '../../sportsbook/list-events.ts'
import type { Handlers } from '../call-scope.ts'

export const sportsCalls: Handlers<'sports.getEvents'> = {
  'sports.getEvents': (input, { sandbox, locale }) => listEvents(sandbox, locale, input),
}
