import { isRecord } from '../../../schemas/is-record.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { theme } from '../../../tests/support/content/content-site.ts'
import { plainPicture } from '../../../tests/support/content/test-pictures.ts'
import { openSiteOnStrapi, until, type SiteOnStrapi } from './site-on-strapi.ts'

let site: SiteOnStrapi

beforeAll(async () => {
  site = await openSiteOnStrapi()
})

afterAll(() => site.close())

describe("a picture in Strapi's media library", () => {
  const themeName = { kind: 'theme', key: 'default' } as const
  const named = (picture: string) => ({ body: theme('default', { logo: { name: 'Olmos', picture } }).body })
  const words = { alternativeText: 'Qizil maydon', caption: 'Красное поле' }
  const pictureOf = async () => {
    const [served] = await site.gateway.documents(themeName)
    const logo = served?.body['logo']
    return isRecord(logo) ? logo['picture'] : undefined
  }
  const red = async (width: number) => new Blob([await plainPicture(width, 30).png().toBuffer()])

  it("is copied to the site's library with its alt text if a published document uses it", async () => {
    const { address } = await site.admin.upload(await red(40), 'red.png', words)
    await site.admin.save(themeName, named(address))
    await site.admin.publish(themeName)
    await until(async () => expect(await pictureOf()).toMatch(/^\/media\/.*-40x30\.png$/))
    const [picture] = await site.gateway.media.list()
    expect(picture).toMatchObject({ name: 'red.png', alt: { uz: 'Qizil maydon', ru: 'Красное поле' } })
    expect(site.gateway.health()).toEqual({ status: 'ok' })
    const version = site.gateway.contentVersion
    await site.gateway.importChanges()
    expect(site.gateway.contentVersion).toBe(version)
  })

  it('is rejected without alt text until Strapi has one', async () => {
    const before = await pictureOf()
    const { id, address } = await site.admin.upload(await red(50), 'new.png', { alternativeText: 'Qizil' })
    await site.admin.save(themeName, named(address))
    await site.admin.publish(themeName)
    await until(() =>
      expect(site.gateway.rejected()).toMatchObject([{ document: 'theme/default', path: '/logo/picture' }]),
    )
    expect(site.gateway.rejected()[0]?.message).toContain('does not describe in both languages')
    expect(await pictureOf()).toBe(before)
    await site.admin.describe(id, words)
    await until(async () => expect(await pictureOf()).toMatch(/-50x30\.png$/))
    expect(site.gateway.rejected()).toEqual([])
  })

  it('is rejected if it is not a picture', async () => {
    const { address } = await site.admin.upload(new Blob(['%PDF-1.7 no picture']), 'terms.pdf', words)
    await site.admin.save(themeName, named(address))
    await site.admin.publish(themeName)
    await until(() => expect(site.gateway.rejected()[0]?.message).toContain('cannot be used as a picture'))
    expect(await pictureOf()).toMatch(/-50x30\.png$/)
    await site.admin.save(themeName, named('/art/mark.svg'))
    await site.admin.publish(themeName)
    await until(() => expect(site.gateway.health()).toEqual({ status: 'ok' }))
  })
})
