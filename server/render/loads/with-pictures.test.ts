import { afterEach, beforeEach, expect, it } from 'vitest'
import { testConfig } from '../../../tests/support/site-config.ts'
import { startTestOperator, type TestOperator } from '../../../tests/support/test-operator.ts'
import { withPictures } from './with-pictures.ts'

let operator: TestOperator
beforeEach(async () => {
  operator = await startTestOperator()
})
afterEach(() => operator.close())

const texts = { title: '', text: '', button: '', link: '', scene: null, terms: '' }
const banner = {
  id: 1,
  type: 'standard',
  finished_at: null,
  description: { ...texts, position: 'home_top', img_1200_600: '/a.png' },
}

it('shows the pictures of a platform that sends them under keys of its own only [CMS-06, CMS-07, CMS-08, CMS-09]', async () => {
  operator.answerJson(200, { data: { items: [banner], total: 1 } })
  const site = { ...testConfig.site, imageKeys: { banners: { image: 'img_1200_600' } } }
  const gateway = { config: () => Promise.resolve({ ...testConfig, site }) }
  const answer = await withPictures(operator.platform, gateway).call('banners.get', {}, { locale: 'uz' })
  expect(answer).toMatchObject({ items: [{ description: { image: '/a.png' } }] })
})
