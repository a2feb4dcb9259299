import { expect, it } from 'vitest'
import { securityPolicy } from './security-policy.ts'

const settings = {
  site: { frameHosts: [], imageHosts: [] },
  auth: { messengerHosts: ['https://web.messenger.example'] },
  framesOrigin: null,
}

it('allows framing by the site and messengers, and of previews also by the content service', () => {
  const ofSite = "frame-ancestors 'self' https://web.messenger.example"
  expect(securityPolicy(settings).split('; ')).toContain(ofSite)
  expect(securityPolicy({ ...settings, framedBy: ['https://cms.example'] }).split('; ')).toContain(
    `${ofSite} https://cms.example`,
  )
})
