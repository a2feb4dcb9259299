import { createServer } from 'node:http'
import games from '../../../schemas/defaults/settings/games.json' with { type: 'json' }
import { publish, testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()

/** A game that cannot do without storage, and speaks with the site. */
const game = `<!doctype html><title>Game</title><output></output><script>
  const visits = Number(localStorage.getItem('visits') ?? 0) + 1
  localStorage.setItem('visits', visits)
  addEventListener('message', ({ data }) => {
    if (data.type === 'marquee:ready') document.querySelector('output').value = visits + ' ' + data.type + ' ' + location.origin
  })
  parent.postMessage({ type: 'marquee:hello', version: 1 }, '*')
</script>`

test('a launch that redirects to a listed host runs with the storage of that host', async ({
  page,
  site,
}) => {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(game),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const host = `http://127.0.0.1:${port}`
  try {
    const provider = { sysname: 'frame-test', frame: { hosts: [host], allowStorage: true } }
    await publish(site, [{ ...games, body: { ...games.body, providers: [provider] } }])
    await page.route('**/platform/game/frame-test/**', (route) =>
      route.fulfill({ status: 302, headers: { location: `${host}/launch` } }),
    )
    const shown = page.frameLocator('iframe').locator('output')
    await page.goto('/game/frame-test')
    await expect(shown).toHaveText(`1 marquee:ready ${host}`)
    await page.reload()
    await expect(shown).toHaveText(`2 marquee:ready ${host}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
