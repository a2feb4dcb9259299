import { expect, it } from 'vitest'
import theme from '../../../schemas/defaults/themes/default.json' with { type: 'json' }
import { Theme } from '../../../schemas/documents/theme.ts'
import { compileTheme } from '../../../server/content/read/compile/compile-theme.ts'
import { trusted } from '../../../server/content/model/contracts.ts'
import { forSkin, schemeOf } from './skin.ts'

const body = trusted(Theme, theme.body, 'theme')

it.each(['dark', 'light'] as const)(
  'a form is drawn in the scheme that the theme begins with: %s',
  (scheme) => {
    expect(schemeOf(compileTheme({ ...body, defaultScheme: scheme }))).toBe(scheme)
  },
)

it('both schemes of a theme are said of the skin alone', () => {
  const skin = forSkin(compileTheme({ ...body, defaultScheme: 'dark' }))
  expect(skin).not.toContain(':root')
  expect(skin).toContain(`[data-skin]{color-scheme:dark;--color-bg:${body.colours.dark['bg'] ?? ''}`)
  expect(skin).toContain('[data-skin][data-scheme="light"]{color-scheme:light;')
})
