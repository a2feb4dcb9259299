import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'
import { publishAt } from './support/requests.ts'

let site: Site

const snippet = (key: string, position: string, isEnabled = true) => ({
  kind: 'snippet',
  key,
  schemaVersion: 1,
  body: { isEnabled, position, code: `<script>window.${key} = 1</script>` },
})

beforeAll(async () => {
  site = await startSite()
  await publishAt(site, [
    snippet('atHead', 'head'),
    snippet('atStart', 'bodyStart'),
    snippet('atEnd', 'bodyEnd'),
    snippet('isOff', 'head', false),
  ])
}, 120_000)
afterAll(() => site.stop())

it.each(['/', '/ru/rules', '/forms/sign_in', '/no-such-page'])(
  'enabled snippets are at their positions in %s, disabled ones nowhere [CMS-10, CMS-11]',
  async (path) => {
    const answer = await fetch(`${site.url}${path}`)
    const html = await answer.text()
    expect(html).toContain(
      '<script>window.atHead = 1</script></head><body><script>window.atStart = 1</script>',
    )
    expect(html).toMatch(/<script>window\.atEnd = 1<\/script><\/body><\/html>$/)
    expect(html).not.toContain('isOff')
    const policy = answer.headers.get('content-security-policy') ?? ''
    // One for the site's own script, one for each snippet.
    expect(/script-src [^;]*/.exec(policy)?.[0].match(/'sha256-/g)).toHaveLength(4)
  },
)
