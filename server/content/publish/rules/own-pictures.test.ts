import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasOwnPicture, ownPictures } from './own-pictures.ts'

it('knows every picture that comes with the site', () => {
  const files = readdirSync('public/art', { recursive: true, encoding: 'utf8' })
  const pictures = files.filter((file) => /\.\w+$/.test(file)).map((file) => `/art/${file}`)
  expect([...ownPictures].sort()).toEqual(pictures.sort())
})

it.each([
  ['/art/scenes/welcome.svg', true],
  ['/art/scenes/welcome-640.webp', true],
  ['/art/mark.svg?v=2', true],
  ['/art/scenes/nothing-640.webp', false],
  ['/art/icons/icon-512.svg', false],
  ['/art/icons/app.png', false],
])('the site has a picture %s: %s', (address, has) => {
  expect(hasOwnPicture(address)).toBe(has)
})
