import { expect, it } from 'vitest'
import { document, smallSite } from '../../../../../tests/support/content/content-site.ts'
import { publishOver } from '../../../../../tests/support/content/publish-over.ts'

const oldSettings = smallSite().find(({ kind, key }) => kind === 'settings' && key === 'site')?.body ?? {}
const settings = document('settings', 'site', {
  ...oldSettings,
  externalHosts: ['shop.example'],
  frameHosts: ['https://*.maps.example'],
})
const ownHosts = document('domain-seo', 'mirrors', { hosts: ['marra.example'] })

it.each([
  ['https://marra.example/about', true],
  ['https://www.marra.example/about', true],
  ['https://shop.example/*', true],
  ['https://city.maps.example/', true],
  ['https://marra.example.evil/', false],
  ['https://shop.example:8443/', false],
])('a redirect to %s stays with hosts of the site or its settings: %s', async (to, isTrusted) => {
  const redirects = document('redirects', 'site', { items: [{ from_url: '/old/*', to_url: to }] })
  const { issues } = await publishOver([redirects, settings, ownHosts])
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(issues.filter(({ code }) => code === 'foreign-redirect').length === 0).toBe(isTrusted)
})
