import { describe, expect, it } from 'vitest'
import { linkToAll } from './link-to-all.ts'

const row = { title: 'Популярные', count: 18 }

describe('the link to all games of a row', () => {
  it.each([
    [{ moreLink: '/gamehall', tags: 'top' }, undefined, '/gamehall?tags=top'],
    [{ moreLink: '/gamehall', types: 'fast' }, undefined, '/gamehall?types=fast'],
    [{ moreLink: '/gamehall', category: 'live', tags: 'new' }, undefined, '/gamehall?category=live&tags=new'],
    [{ moreLink: '/gamehall', providers: 'kobalt' }, 'zarafshon', '/gamehall?providers=zarafshon'],
    [{ moreLink: '/live', types: 'live' }, undefined, '/live'],
    [{ moreLink: '/live', types: 'live' }, 'kobalt', '/live?providers=kobalt'],
    [{ types: 'live' }, undefined, undefined],
  ])('of %j with the provider %s is %s', (props, chosen, expected) => {
    expect(linkToAll({ ...row, ...props }, chosen)).toBe(expected)
  })
})
