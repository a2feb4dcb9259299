import { expect, it } from 'vitest'
import { composeCover } from '../../ui/art/covers/cover-art.ts'
import { coverAddress, readCoverFile } from './cover-address.ts'

it('an address names everything that the picture shows', () => {
  for (let index = 0; index < 300; index++) {
    const type = ['slot', 'live', 'casino', 'fast'][index % 4] ?? ''
    const { backdrop, palette, emblem, tilt, satellites, ground } = composeCover({ name: `G ${index}`, type })
    const look = { backdrop, palette, emblem, tilt, satellites, ground }
    for (const size of ['tile', 'row'] as const) {
      const file = coverAddress(look, size).replace('/nfx/covers/', '')
      expect(readCoverFile(file)).toEqual({ look, size })
    }
  }
})

it('the ground is high enough for the title', () => {
  expect(composeCover({ name: 'Anor', type: 'slot' }).ground).toBe(40)
  expect(composeCover({ name: 'Anor Deluxe', type: 'slot' }).ground).toBeGreaterThan(40)
})

it.each([
  'rays_indigo_gem_-2_0_40',
  'rays_indigo_gem_-2_0_40.svg',
  'storm_indigo_gem_-2_0_40.webp',
  'rays_beige_gem_-2_0_40.webp',
  'rays_indigo_unicorn_-2_0_40.webp',
  'rays_indigo_gem_3_0_40.webp',
  'rays_indigo_gem_-0_0_40.webp',
  'rays_indigo_gem_10_0_40.webp',
  'rays_indigo_gem_-2_4_40.webp',
  'rays_indigo_gem_-2_0_41.webp',
  'rays_indigo_gem_-2_0_400.webp',
  'rays_indigo_gem_-2_0_40_hero.webp',
  '../rays_indigo_gem_-2_0_40.webp',
])('%s is no cover', (file) => {
  expect(readCoverFile(file)).toBeNull()
})
