import { pushSettings, subscribe, unsubscribe } from '../../push/devices.ts'
import { playerOf, sessionOf, type CallHandlers } from '../call-scope.ts'

export const pushCalls = {
  'push.getsettings': (_input, scope) => pushSettings(scope.sandbox, sessionOf(scope)),

  'push.subscribe': (input, scope) => subscribe(scope.sandbox, sessionOf(scope), input, scope.locale),

  async 'push.unsubscribe'({ id }, scope) {
    await unsubscribe(scope.sandbox, playerOf(scope).id, id)
    return 1
  },
} satisfies CallHandlers
