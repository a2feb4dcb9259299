// The messenger's own script, bundled: it reads the launch data from the address and communicates with the
// messenger.
import { isRecord } from '../../../schemas/is-record.ts'
import sdk from '@twa-dev/sdk'

/** The part of the messenger's interface that the site uses. */
interface MessengerApp {
  /** The launch data as signed by the messenger. */
  initData: string
  initDataUnsafe: object
  ready: () => void
  expand: () => void
}

/** The launch of the site as a mini-app. */
export interface MessengerLaunch {
  /** Name under which the messenger's user appears there; undefined if the messenger sends none. */
  name?: string
  registration: MessengerRegistration
}

/** Parameters of auth.register in its messenger flow. */
interface MessengerRegistration {
  payload: string
  id?: string
  username?: string
  language_code?: string
  hash?: string
}

function isMessengerApp(value: unknown): value is MessengerApp {
  return isRecord(value) && typeof value['initData'] === 'string' && typeof value['ready'] === 'function'
}

/** The script's export, or depending on the bundling the global it sets. */
function messengerApp(): MessengerApp | undefined {
  const telegram: unknown = Reflect.get(window, 'Telegram')
  const apps: unknown[] = [sdk, isRecord(telegram) ? telegram['WebApp'] : undefined]
  return apps.find(isMessengerApp)
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}

/** Tells the messenger that the app is ready, and returns the launch data. */
export function readLaunch(): MessengerLaunch | undefined {
  const app = messengerApp()
  if (app === undefined || app.initData === '') return undefined
  app.ready()
  app.expand()
  // The signed data allow a login, so they must not stay in an address that may be copied.
  history.replaceState(history.state, '', location.pathname + location.search)
  const { user, hash } = { user: undefined, hash: undefined, ...app.initDataUnsafe }
  const { id, username, first_name, language_code } = isRecord(user) ? textsOf(user) : {}
  const name = first_name ?? username
  return {
    ...(name && { name }),
    registration: {
      payload: app.initData,
      ...(id && { id }),
      ...(username && { username }),
      ...(language_code && { language_code }),
      ...(typeof hash === 'string' && { hash }),
    },
  }
}
