import { isRecord } from '../../../schemas/is-record.ts'
import { messengerApp } from './messenger-app.ts'

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
