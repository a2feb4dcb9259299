import { expect, it } from 'vitest'
import { document, smallSite } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const games = smallSite().find(({ kind, key }) => kind === 'settings' && key === 'games')?.body ?? {}
const publish = async (host: string) =>
  brief(
    await publishOver([
      document('settings', 'games', {
        ...games,
        providers: [{ sysname: 'ember', frame: { hosts: ['https://games.example', host] } }],
      }),
    ]),
  )

it.each(['https://site.example', 'https://*.example'])(
  'rejects %s, the own host of the site, as the host of a provider',
  async (host) => {
    expect(await publish(host)).toEqual([
      `error settings/games /providers/0/frame/hosts/1 "${host}" is this site: the games of a provider would have its rights`,
    ])
  },
)

it('rejects what is no origin, and accepts others', async () => {
  expect(await publish('games.example')).toEqual([
    'error settings/games /providers/0/frame/hosts/1 "games.example" is not an origin',
  ])
  expect(await publish('https://cdn.example.net')).toEqual([])
})
