import { describe, expect, it } from 'vitest'
import { builtInLocales } from '../../../../schemas/locale.ts'
import { registry } from '../../../../registry/index.ts'
import { defaultDocuments } from '../../model/defaults.ts'
import { compileBlocks } from './compile-blocks.ts'
import { testConfig } from '../../../../tests/support/site-config.ts'
import { readConfig, readParts } from './site-config.ts'

describe('a picture of the media library', () => {
  const address = `/media/${'a'.repeat(32)}-1600x900.jpg`
  const pictures = { [address]: { uz: 'Stadion', ru: 'Стадион' } }
  const imageWith = (more: object) => {
    return { id: 'i', type: 'Image', version: 1, props: { picture: address, ratio: '1:1', ...more } }
  }
  const altOf = (props: object) =>
    compileBlocks([imageWith(props)], { locale: 'ru', registry, library: pictures })[0]?.props?.['alt']

  it('has the alternative text of the library if the block has none and it is not decorative', () => {
    expect(altOf({})).toBe('Стадион')
    expect(altOf({ alt: { uz: 'Maydon', ru: 'Поле' } })).toBe('Поле')
    expect(altOf({ isDecorative: true })).toBeUndefined()
    expect(altOf({ picture: '/art/scenes/sport.svg' })).toBeUndefined()
  })

  it('has its focal point in its address', () => {
    const focused = { [address]: { uz: 'Stadion', ru: 'Стадион', focus: { x: 30, y: 70 } } }
    const [compiled] = compileBlocks([imageWith({})], { locale: 'ru', registry, library: focused })
    expect(compiled?.props).toMatchObject({ picture: `${address}#focus=30,70`, alt: 'Стадион' })
  })

  it.each([
    ['a photo is its smallest file', address, `/media/${'a'.repeat(32)}-1600x900/320.webp`],
    [
      'a small picture is converted',
      `/media/${'a'.repeat(32)}-48x48.png`,
      `/media/${'a'.repeat(32)}-48x48/48.webp`,
    ],
    ['a drawing stays as it is', `/media/${'a'.repeat(32)}-24x24.svg`, `/media/${'a'.repeat(32)}-24x24.svg`],
    ['an icon of the site stays', 'star', 'star'],
  ])('as an icon of blocks, menus and settings: %s', async (_what, icon, shown) => {
    const items = [{ id: 'a', label: { uz: 'A', ru: 'A' }, to: '/', icon }]
    const bodies: Record<string, object> = { main: { items }, support: { chatHiddenAt: [], chatIcon: icon } }
    const source = {
      library: pictures,
      keys: (kind: string) => (kind === 'menu' ? ['main'] : []),
      async read(kind: string, key: string) {
        const found = defaultDocuments.find((each) => each.kind === kind && each.key === key)
        return found ? { ...found, body: { ...found.body, ...bodies[key] } } : null
      },
    }
    const config = await readConfig(source, builtInLocales, 'uz', {
      contentVersion: 1,
      messagesHash: 'a',
      roles: testConfig.roles,
    })
    expect(config.menus['main']).toMatchObject([{ icon: shown }])
    expect(config.support.chatIcon).toBe(shown)
    const chips = { id: 'c', type: 'CategoryChips', version: 1, props: { icons: [{ category: 'a', icon }] } }
    const [compiled] = compileBlocks([chips], { locale: 'uz', registry, library: pictures })
    expect(compiled?.props).toMatchObject({ icons: [{ icon: shown }] })
  })

  it('has its focal point in settings that crop it, and not in icons of the app', async () => {
    const library = { [address]: { uz: 'Stadion', ru: 'Стадион', focus: { x: 30, y: 70 } } }
    const changes: Record<string, object> = {
      games: { covers: [{ sysname: 'a', image: address }] },
      web: {
        favicons: [{ rel: 'icon', href: address }],
        app: { icons: [{ src: address, sizes: '192x192', type: 'image/png' }] },
      },
    }
    const source = {
      library,
      keys: () => [],
      async read(kind: string, key: string) {
        const found = defaultDocuments.find((each) => each.kind === kind && each.key === key)
        return found ? { ...found, body: { ...found.body, ...(kind === 'settings' && changes[key]) } } : null
      },
    }
    const config = await readConfig(source, builtInLocales, 'uz', {
      contentVersion: 1,
      messagesHash: 'a',
      roles: testConfig.roles,
    })
    expect(config.games.covers).toMatchObject([{ image: `${address}#focus=30,70` }])
    expect((await readParts(source, 'uz')).web).toMatchObject(changes['web'] ?? {})
  })
})
