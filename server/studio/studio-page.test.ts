import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerStudioPage } from './studio-page.ts'

test('the page of the Studio is closed to windows and pages of other sites', async () => {
  const app = fastify()
  registerStudioPage(app, {
    gateway: { theme: async () => ({ hash: 'abc' }) },
    build: { studioAssets: () => ({ entry: '/studio.js', styles: [], modulePreloads: [] }) },
  })
  const { headers } = await app.inject('/studio/account')
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
