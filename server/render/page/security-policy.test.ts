import { expect, it } from 'vitest'
import { securityPolicy } from './security-policy.ts'

const settings = {
  site: { frameHosts: [], imageHosts: [] },
  auth: { messengerHosts: ['https://web.messenger.example'] },
  framesOrigin: null,
}

it('a page stands in frames of the site and of messengers, a preview in those of the content service, too', () => {
  const ofSite = "frame-ancestors 'self' https://web.messenger.example"
  expect(securityPolicy(settings).split('; ')).toContain(ofSite)
  expect(securityPolicy({ ...settings, framedBy: ['https://cms.example'] }).split('; ')).toContain(
    `${ofSite} https://cms.example`,
  )
})
