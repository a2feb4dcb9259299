import { describe, expect, it } from 'vitest'
import { RouteTable } from './routes-table.ts'

const table = new RouteTable([
  { key: 'home', route: '/' },
  { key: 'game', route: '/game/:sysname' },
  { key: 'best-game', route: '/game/best' },
  { key: 'any', route: '/:area/:item' },
  { key: 'play', route: '/game/:sysname/play' },
])

describe('the table of routes', () => {
  it.each([
    ['/', 'home', {}],
    ['/game/anor', 'game', { sysname: 'anor' }],
    ['/game/best', 'best-game', {}],
    ['/game/anor/play', 'play', { sysname: 'anor' }],
    ['/news/today', 'any', { area: 'news', item: 'today' }],
    ['/game/o%CA%BByin', 'game', { sysname: 'oʻyin' }],
  ])('finds at %s the page %s', (path, key, params) => {
    expect(table.match(path)).toMatchObject({ key, params })
  })

  it.each(['/game', '/game/a/b', '/game/%E0%A4%A', '/news'])('finds nothing at %s', (path) => {
    expect(table.match(path)).toBeNull()
  })

  it.each([
    ['/GAME/Best', '/game/best'],
    ['/%67ame/best', '/game/best'],
    ['/Game/Anor', '/game/Anor'],
    ['/Game/%6F%CA%BByin/PLAY', '/game/o%CA%BByin/play'],
    ['/News', null],
  ])('spells %s as %s', (path, expected) => {
    expect(table.respell(path)).toBe(expected)
  })
})
