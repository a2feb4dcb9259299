import fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { emblemNames, paletteNames } from '../../../schemas/art.ts'
import { coverAddress, type CoverLook, type CoverSize } from '../../../src/lib/urls/cover-address.ts'
import { coverPicture, PictureUnwanted } from './cover-pictures.ts'
import { registerCoverRoutes } from './cover-routes.ts'

const app = fastify()
registerCoverRoutes(app)

const plain: CoverLook = {
  backdrop: 'orbits',
  palette: 'indigo',
  emblem: 'gem',
  tilt: 0,
  satellites: null,
  ground: 40,
}

async function drawn(look: Partial<CoverLook>, size: CoverSize = 'tile') {
  const { statusCode, headers, rawPayload } = await app.inject(coverAddress({ ...plain, ...look }, size))
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  return { data, info, size: rawPayload.length }
}

it('a cover is a small picture, three by four', async () => {
  const { info, size } = await drawn({ satellites: 2, tilt: -4 })
  expect([info.width, info.height]).toEqual([240, 320])
  expect(size).toBeLessThan(10_000)
})

it.each([{ tilt: 8 }, { satellites: 1 }, { ground: 60 }] as const)('%o changes the picture', async (look) => {
  expect((await drawn(look)).data.equals((await drawn({})).data)).toBe(false)
})

it('is kept for a day, because another build may draw it differently', async () => {
  expect((await app.inject(coverAddress(plain, 'tile'))).headers['cache-control']).toBe(
    'public, max-age=86400',
  )
})

it('an unknown cover is not found, and the answer not kept', async () => {
  const { statusCode, headers } = await app.inject('/nfx/covers/rays_indigo_unicorn_0_0_40.webp')
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})

it('while too many covers are being made, others are rejected, and those known still served', async () => {
  await app.inject(coverAddress(plain, 'tile'))
  const looks = Array.from({ length: 260 }, (_, index) => ({
    ...plain,
    emblem: emblemNames[index % 30] ?? 'gem',
    palette: paletteNames[index % 9] ?? 'night',
    ground: 44 + 4 * Math.floor(index / 90),
  }))
  const answers = looks.map((look) => app.inject(coverAddress(look, 'tile')))
  expect((await app.inject(coverAddress(plain, 'tile'))).statusCode).toBe(200)
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await app.inject(coverAddress(looks.at(-1) ?? plain, 'tile'))).statusCode).toBe(200)
})

describe('a cover that waits for its turn', () => {
  /** Keeps the pictures busy while two visitors ask for the same cover; returns what each gets. */
  async function askedTwice(
    tilt: CoverLook['tilt'],
    leave: (first: AbortController, second: AbortController) => void,
  ) {
    const [first, second] = [new AbortController(), new AbortController()]
    const busy = coverPicture({ ...plain, palette: 'rust', tilt }, 'tile', new AbortController().signal)
    const answers = [first, second].map(({ signal }) =>
      coverPicture({ ...plain, palette: 'plum', tilt }, 'tile', signal),
    )
    leave(first, second)
    const results = await Promise.allSettled(answers)
    await busy
    return results.map((result): unknown => (result.status === 'fulfilled' ? 'a picture' : result.reason))
  }

  it('is not drawn when everybody who asked for it has left', async () => {
    const results = await askedTwice(-4, (first, second) => {
      first.abort()
      second.abort()
    })
    expect(results).toEqual([expect.any(PictureUnwanted), expect.any(PictureUnwanted)])
    expect((await app.inject(coverAddress({ ...plain, palette: 'plum', tilt: -4 }, 'tile'))).statusCode).toBe(
      200,
    )
  })

  it('is drawn while somebody still waits for it', async () => {
    expect(await askedTwice(2, (first) => first.abort())).toEqual(['a picture', 'a picture'])
  })
})
