// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { iconNames } from '../../src/ui/icon-names.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { IconSprite } from './icon-sprite.tsx'

it('shows every icon of the sprite with its name', () => {
  const document = markup(<IconSprite />)
  expect(texts(document, 'li')).toEqual([...iconNames])
  expect(document.querySelectorAll('li use')).toHaveLength(iconNames.length)
})
