import { describe, expect, it } from 'vitest'
import { composeCover } from './cover-art.ts'
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

  it('keeps to the emblem and palette that are pinned', () => {
    expect(composeCover({ name: 'A', type: 'slot', emblem: 'lotus', palette: 'plum' })).toMatchObject({
      emblem: 'lotus',
      palette: 'plum',
    })
  })

  it('chooses for itself where what is pinned does not exist', () => {
    const art = composeCover({ name: 'A', type: 'slot', emblem: 'unicorn', palette: 'beige' })
    expect(art).toEqual(composeCover({ name: 'A', type: 'slot' }))
  })

  it('has the backdrop of its type', () => {
    expect(composeCover({ name: 'Ruletka', type: 'live' }).backdrop).toBe('stage')
    expect(composeCover({ name: 'Aviora', type: 'fast', emblem: 'plane' }).backdrop).toBe('curve')
    expect(composeCover({ name: 'A', type: 'a type of tomorrow' }).lines).toEqual(['A'])
  })
})

describe('the title', () => {
  it.each([
    ['Piramida', ['Piramida']],
    ['Olmos Saltanati', ['Olmos', 'Saltanati']],
    ['Book of Bactria', ['Book of', 'Bactria']],
    ['  Two   words ', ['Two', 'words']],
  ])('splits "%s" where its longer line is shortest', (title, lines) => {
    expect(splitTitle(title)).toEqual(lines)
  })

  it('shrinks with its longest line and stays readable', () => {
    expect(titleSize(['Anor'], 'display')).toBe(14.5)
    expect(titleSize(['Saltanati'], 'display')).toBeLessThan(14.5)
    expect(titleSize(['The Extraordinary Adventures'], 'display')).toBe(6)
  })
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
