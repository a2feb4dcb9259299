import { expect, it } from 'vitest'
import { securityPolicy } from './security-policy.ts'

const settings = {
  site: { frameHosts: [], imageHosts: [] },
  auth: { messengerHosts: ['https://web.messenger.example'] },
  games: {},
  framesOrigin: null,
}

it('allows the iframes of the hosts that the settings list, for pages and for games, which may redirect there', () => {
  const site = { frameHosts: ['https://maps.example', 'no origin'], imageHosts: [] }
  const frame = { hosts: ['https://games.example', 'https://*.ember.example'] }
  const games = { providers: [{ sysname: 'ember', frame }, { sysname: 'kobalt' }] }
  const framesOrigin = 'https://frames.example'
  expect(securityPolicy({ ...settings, site, games, framesOrigin }).split('; ')).toContain(
    "frame-src 'self' https://frames.example https://maps.example https://games.example https://*.ember.example",
  )
})

it('allows framing by the site and messengers, and of previews also by the content service', () => {
  const ofSite = "frame-ancestors 'self' https://web.messenger.example"
  expect(securityPolicy(settings).split('; ')).toContain(ofSite)
  expect(securityPolicy({ ...settings, framedBy: ['https://cms.example'] }).split('; ')).toContain(
    `${ofSite} https://cms.example`,
  )
})

it("allows what the owners' snippets need, each host once", () => {
  const policy = securityPolicy({
    ...settings,
    site: { frameHosts: [], imageHosts: ['https://dot.example'] },
    ofOwners: {
      scriptHosts: ['https://code.example', "'unsafe-inline'"],
      connectHosts: ['wss://live.example'],
      imageHosts: ['https://dot.example', 'https://pixel.example'],
      frameHosts: ['https://tags.example'],
    },
  })
  expect(policy).toMatch(/script-src 'self' '[^']+' https:\/\/code\.example;/)
  expect(policy).toContain("connect-src 'self' wss://live.example;")
  expect(policy).toContain("img-src 'self' https://dot.example https://pixel.example;")
  expect(policy).toContain("frame-src 'self' https://tags.example;")
})
