import { signLaunchData, type MessengerUser } from '../../accounts/login/messenger.ts'
import type { SandboxContext } from '../../sandbox-context.ts'

/** Kinds of launch data: valid data, and data the site must reject. */
export const launchKinds = ['good', 'expired', 'forged', 'unsigned'] as const
export type LaunchKind = (typeof launchKinds)[number]

export const messengerUsers: readonly MessengerUser[] = [
  { id: 500_000_101, first_name: 'Dilnoza', last_name: 'Karimova', username: 'dilnoza_k' },
  { id: 500_000_102, first_name: 'Sardor', last_name: 'Toshmatov' },
  { id: 500_000_103, first_name: 'Анна', username: 'annakim' },
]

/** The environment Telegram reports to mini-apps. */
const environment = {
  tgWebAppVersion: '8.0',
  tgWebAppPlatform: 'tdesktop',
  tgWebAppThemeParams: JSON.stringify({
    bg_color: '#17212b',
    text_color: '#f5f5f5',
    button_color: '#5288c1',
  }),
}

const twoDays = 2 * 24 * 60 * 60 * 1000

function without(data: string, field: string): string {
  const fields = new URLSearchParams(data)
  fields.delete(field)
  return fields.toString()
}

/** Another user's data under this user's signature. */
function forged(data: string): string {
  const fields = new URLSearchParams(data)
  fields.set('user', (fields.get('user') ?? '').replace(/"id":\d+/, '"id":1'))
  return fields.toString()
}

/** URL fragment with which the messenger opens the mini-app. */
export async function launchFragment(
  sandbox: SandboxContext,
  launch: { user: MessengerUser; startParam: string; kind: LaunchKind },
): Promise<string> {
  const { user, startParam, kind } = launch
  const data = await signLaunchData(sandbox, {
    user,
    openedAt: sandbox.now() - (kind === 'expired' ? twoDays : 0),
    ...(startParam !== '' && { startParam }),
  })
  const launchData = { good: data, expired: data, forged: forged(data), unsigned: without(data, 'hash') }[
    kind
  ]
  return new URLSearchParams({ tgWebAppData: launchData, ...environment }).toString()
}
