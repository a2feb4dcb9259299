import { expect, it } from 'vitest'
import theme from '../../../../schemas/defaults/themes/default.json' with { type: 'json' }
import { Theme } from '../../../../schemas/documents/theme/theme.ts'
import { compileTheme } from '../../../../server/content/read/compile/compile-theme.ts'
import { trusted } from '../../../../server/content/model/contracts.ts'
import { scopeToTheme, schemeOf } from './theme-scope.ts'

const body = trusted(Theme, theme.body, 'theme')

it.each(['dark', 'light'] as const)('previews a form in the default scheme of the theme: %s', (scheme) => {
  expect(schemeOf(compileTheme({ ...body, defaultScheme: scheme }).css)).toBe(scheme)
})

it('limits both schemes of a theme to the preview', () => {
  const skin = scopeToTheme(compileTheme({ ...body, defaultScheme: 'dark' }).css)
  expect(skin).not.toContain(':root')
  expect(skin).toContain(`[data-skin]{color-scheme:dark;--color-bg:${body.colours.dark['bg'] ?? ''}`)
  expect(skin).toContain('[data-skin][data-scheme="light"]{color-scheme:light;')
})
