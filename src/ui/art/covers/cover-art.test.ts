import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { composeCover, composeCovers, type CoverSource } from './cover-art.ts'
import { hash, seededRandom } from './cover-random.ts'
import { splitTitle, titleSize } from './cover-title.ts'

describe('the composed cover of a game', () => {
  it('is the same for the same game', () => {
    const game = { name: 'Olmos Saltanati', type: 'slot' }
    expect(composeCover(game)).toEqual(composeCover({ ...game }))
  })

  it('differs between games', () => {
    const looks = Array.from({ length: 40 }, (_, index) => {
      const { emblem, palette, backdrop, satellites } = composeCover({ name: `Game ${index}`, type: 'slot' })
      return [emblem, palette, backdrop, satellites].join()
    })
    expect(new Set(looks).size).toBeGreaterThan(30)
  })

  it('keeps the fixed emblem and palette', () => {
    expect(composeCover({ name: 'A', type: 'slot', emblem: 'lotus', palette: 'plum' })).toMatchObject({
      emblem: 'lotus',
      palette: 'plum',
    })
  })

  it('chooses its own if the fixed ones do not exist', () => {
    const art = composeCover({ name: 'A', type: 'slot', emblem: 'unicorn', palette: 'beige' })
    expect(art).toEqual(composeCover({ name: 'A', type: 'slot' }))
  })

  it('has the backdrop of its type', () => {
    expect(composeCover({ name: 'Ruletka', type: 'live' }).backdrop).toBe('stage')
    expect(composeCover({ name: 'Aviora', type: 'fast', emblem: 'plane' }).backdrop).toBe('curve')
    expect(composeCover({ name: 'A', type: 'a type of tomorrow' }).title).toBe('A')
  })
})

describe('the covers of a list', () => {
  const alike = (count: number, more: Partial<CoverSource> = {}) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Seven ${index}`,
      type: 'slot',
      emblem: 'seven',
      ...more,
    }))
  const pairs = (sources: readonly CoverSource[]) => {
    const covers = composeCovers(sources)
    return covers.slice(1).map((cover, index) => [covers[index], cover] as const)
  }

  it('no two neighbours have the same emblem and palette', () => {
    const mixed = Array.from({ length: 400 }, (_, index) => ({ name: `Game ${index}`, type: 'live' }))
    for (const sources of [alike(60), mixed])
      for (const [one, other] of pairs(sources))
        expect([one?.emblem, one?.palette]).not.toEqual([other.emblem, other.palette])
  })

  it('a fixed palette stays, the emblem changes', () => {
    for (const [one, other] of pairs(alike(30, { emblem: null, palette: 'night' }))) {
      expect(other.palette).toBe('night')
      expect(one?.emblem).not.toBe(other.emblem)
    }
  })

  it('fully fixed covers stay, and covers with pictures are not compared', () => {
    const pinned = alike(3, { palette: 'plum' })
    expect(composeCovers(pinned).map(({ emblem, palette }) => `${emblem} ${palette}`)).toEqual(
      Array.from({ length: 3 }, () => 'seven plum'),
    )
    expect(composeCovers(alike(2, { image: '/a.webp' })).map(({ image }) => image)).toEqual([
      '/a.webp',
      '/a.webp',
    ])
  })

  it('is deterministic, and composed once', () => {
    const [first, again] = [composeCovers(alike(9)), composeCovers(alike(9))]
    first.forEach((art, index) => expect(again[index]).toBe(art))
  })

  it('keeps a bounded number of covers, the newest', () => {
    const old = composeCover({ name: 'Old', type: 'slot' })
    for (let index = 0; index < 2000; index++) composeCover({ name: `Newer ${index}`, type: 'slot' })
    const newest = composeCover({ name: 'Newer 1999', type: 'slot' })
    expect(composeCover({ name: 'Newer 1999', type: 'slot' })).toBe(newest)
    expect(composeCover({ name: 'Old', type: 'slot' })).not.toBe(old)
    expect(composeCover({ name: 'Old', type: 'slot' })).toEqual(old)
  })
})

describe('the title', () => {
  it.each([
    ['Piramida', ['Piramida']],
    ['Olmos Saltanati', ['Olmos', 'Saltanati']],
    ['Book of Bactria', ['Book of', 'Bactria']],
    ['  Two   words ', ['Two', 'words']],
  ])('splits "%s" so that its longer line is shortest', (title, lines) => {
    expect(splitTitle(title)).toEqual(lines)
  })

  it('shrinks with its longest line and stays readable', () => {
    expect(titleSize(['Anor'], 'display')).toBe(14.5)
    expect(titleSize(['Saltanati'], 'display')).toBeLessThan(14.5)
    expect(titleSize(['The Extraordinary Adventures of'], 'display')).toBe(5)
    expect(titleSize(['Milliy lol'], 'display')).toBeGreaterThan(titleSize(['MWMWMWMWMW'], 'display'))
  })

  it('of a table is in the display face, live or not', () => {
    for (const type of ['live', 'casino'])
      for (const name of ['Blackjack', 'Baccarat Pro', 'European Roulette', 'Andijon Poker'])
        expect(composeCover({ name, type }).voice).toBe('display')
  })
})

it('the stylesheet has every possible step of size', () => {
  const css = readFileSync(new URL('cover-steps.css', import.meta.url), 'utf8')
  const covers = Array.from({ length: 500 }, (_, index) =>
    composeCover({
      name: `${'abcdefghij klmnopq'.slice(0, (index % 18) + 1)}${index}`,
      type: ['slot', 'live', 'fast'][index % 3] ?? '',
    }),
  )
  for (const { size } of covers) expect(css).toContain(`[data-title-size='${size * 10}'] {`)
})

describe('randomness', () => {
  it('hashes as FNV-1a does', () => {
    expect(hash('')).toBe(0x811c9dc5)
    expect(hash('a')).toBe(0xe40c292c)
    expect(hash('foobar')).toBe(0xbf9cf968)
  })

  it('stays within [0, 1) and follows its seed', () => {
    const [one, same] = [seededRandom(7), seededRandom(7)]
    for (let index = 0; index < 1000; index++) {
      const value = one()
      expect(value).toBe(same())
      expect(value >= 0 && value < 1).toBe(true)
    }
  })
})
