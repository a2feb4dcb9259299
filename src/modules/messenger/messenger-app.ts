// The messenger's own script, bundled: it reads the launch data from the address and communicates with the
// messenger.
import sdk from '@twa-dev/sdk'
import { isRecord } from '../../../schemas/is-record.ts'

/** The part of the messenger's interface that the site uses. Older messengers lack some of it. */
export interface MessengerApp {
  /** The launch data as signed by the messenger. */
  initData: string
  initDataUnsafe: object
  colorScheme?: string
  BackButton?: { show: () => void; hide: () => void; onClick: (listener: () => void) => void }
  ready: () => void
  expand: () => void
  isVersionAtLeast?: (version: string) => boolean
  onEvent?: (event: 'themeChanged', listener: () => void) => void
  setHeaderColor?: (colour: string) => void
  setBackgroundColor?: (colour: string) => void
  disableVerticalSwipes?: () => void
}

function isMessengerApp(value: unknown): value is MessengerApp {
  return isRecord(value) && typeof value['initData'] === 'string' && typeof value['ready'] === 'function'
}

/** The script's export, or depending on the bundling the global it sets. */
export function messengerApp(): MessengerApp | undefined {
  const telegram: unknown = Reflect.get(window, 'Telegram')
  const apps: unknown[] = [sdk, isRecord(telegram) ? telegram['WebApp'] : undefined]
  return apps.find(isMessengerApp)
}
