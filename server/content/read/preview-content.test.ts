import { expect, test } from 'vitest'
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import { previewContent, unroutedPath } from './preview-content.ts'

const site = useGateways()

test('pages without an address of their own are found in previews, and only there', async () => {
  const { gateway } = await site.open()
  const preview = previewContent(gateway, 'token')
  const path = unroutedPath('not-found')
  expect(preview.findPage(path)).toEqual({ key: 'not-found', params: {} })
  expect(gateway.findPage(path)).toBeNull()
  expect(preview.findPage(unroutedPath('nothing'))).toBeNull()
  expect(preview.findPage('/')).toMatchObject({ key: 'home', params: {} })
})
