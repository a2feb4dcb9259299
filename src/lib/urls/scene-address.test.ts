import { describe, expect, it } from 'vitest'
import { readSceneFile, sceneFiles, scenePicture } from './scene-address.ts'

describe('pictures of scenes', () => {
  it.each(['/art/scenes/', '/nfx/art/0a1b/'])('are beside the drawing in %s', (folder) => {
    expect(scenePicture(`${folder}trophy.svg`)).toEqual({
      src: `${folder}trophy-1800.webp`,
      srcSet: [640, 840, 1200, 1800].map((width) => `${folder}trophy-${width}.webp ${width}w`).join(', '),
    })
  })

  it.each([
    '/art/scenes/unknown.svg',
    '/art/scenes/undefined.svg',
    '/art/emblems/trophy.svg',
    '/nfx/art/0a1b/mark.svg',
    'https://img.example/art/scenes/trophy.svg',
    '/media/trophy.svg',
  ])('do not exist for %s', (address) => {
    expect(scenePicture(address)).toBeNull()
  })

  it('are all known by their file names', () => {
    expect(sceneFiles).toContain('jackpot-1200.webp')
    expect(sceneFiles.map(readSceneFile)).not.toContain(null)
  })

  it('have file names that name drawing and width', () => {
    expect(readSceneFile('welcome-640.webp')).toEqual({ drawing: 'welcome.svg', width: 640 })
  })

  it.each(['welcome.svg', 'welcome-641.webp', 'welcome-0640.webp', 'mark-640.webp', 'welcome-640.png'])(
    'are not made for the file name %s',
    (file) => {
      expect(readSceneFile(file)).toBeNull()
    },
  )
})
