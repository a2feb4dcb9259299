import { readFile } from 'node:fs/promises'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import indigo from '../../../schemas/defaults/themes/indigo.json' with { type: 'json' }
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import { document, smallSite, theme } from '../../../tests/support/content/content-site.ts'
import type { ContentGateway } from '../model/gateway.ts'
import { registerArtRoutes } from './art-routes.ts'

const site = useGateways()
const siteSettings = smallSite().find(({ key }) => key === 'site')?.body

let gateway: ContentGateway
let app: FastifyInstance

beforeEach(async () => {
  ;({ gateway } = await site.open({ defaults: smallSite() }))
  app = fastify()
  registerArtRoutes(app, gateway)
})
afterEach(() => app.close())

describe('art of the site', () => {
  it('serves drawings in the colours of the current theme, with unchanged objects', async () => {
    expect((await gateway.config('uz')).site).toMatchObject({
      scenePath: '/art/scenes',
      logo: { src: '/art/mark.svg' },
    })
    await gateway.publish(
      [theme('indigo', indigo.body), document('settings', 'site', { ...siteSettings, theme: 'indigo' })],
      'test',
    )
    const { logo, scenePath } = (await gateway.config('uz')).site
    const scene = await app.inject(`${scenePath}/welcome.svg`)
    expect(scene.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/svg+xml',
    })
    expect(scene.body).toContain(`<stop offset="0" stop-color="${indigo.body.scenes.centre}"/>`)
    const own = await readFile('public/art/scenes/welcome.svg', 'utf8')
    const objects = (drawing: string) => drawing.slice(drawing.indexOf('<g filter='))
    expect(objects(scene.body)).toBe(objects(own))
    expect((await app.inject(logo.src)).body).toContain(indigo.body.logo.mark.frontTop)
    expect((await app.inject(`${scenePath}/nothing.svg`)).statusCode).toBe(404)
    expect((await app.inject('/nfx/art/0/welcome.svg')).headers['cache-control']).toBe('no-store')
    const painted = await app.inject(`${scenePath}/welcome-640.webp`)
    expect(painted.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/webp',
    })
    const unpainted = await app.inject('/art/scenes/welcome-640.webp')
    expect(painted.rawPayload.equals(unpainted.rawPayload)).toBe(false)
  })

  it('serves scenes as pictures in the widths that pages name', async () => {
    const picture = await app.inject('/art/scenes/sport-640.webp')
    expect(picture.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/webp',
    })
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 299,
    })
    for (const file of ['sport-641.webp', 'mark-640.webp', 'nothing-640.webp'])
      expect((await app.inject(`/art/scenes/${file}`)).statusCode).toBe(404)
  })
})
