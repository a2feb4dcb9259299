import { expect, it } from 'vitest'
import { classNamesIn, usedStyles } from './used-styles.ts'

const styleOf = (sheet: string, ...classes: string[]) => usedStyles(sheet)(new Set(classes))

it('finds the class names of all elements', () => {
  expect(classNamesIn(['<p class="a b"><i class="c">', '</i></p><b class="a">'])).toEqual(
    new Set(['a', 'b', 'c']),
  )
})

it.each([
  ['.a{color:red}', '.a{color:red}'],
  ['.b{color:red}', ''],
  ['.a .b{color:red}', ''],
  ['.b,.a:hover{color:red}', '.b,.a:hover{color:red}'],
  ['.a:not(.b){color:red}', '.a:not(.b){color:red}'],
  ['.a:not(:is(.b,.c)){color:red}', '.a:not(:is(.b,.c)){color:red}'],
  ['body{margin:0}', 'body{margin:0}'],
  ['[data-scheme=dark]{color:red}', '[data-scheme=dark]{color:red}'],
  ['@layer reset,modules;', '@layer reset,modules;'],
  ['@layer modules{.a{color:red}.b{color:red}}', '@layer modules{.a{color:red}}'],
  ['@media (width>=600px){.b{color:red}}', ''],
  ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin{to{rotate:1turn}}'],
  ['@font-face{font-family:Onest;src:url(/a.woff2)}', '@font-face{font-family:Onest;src:url(/a.woff2)}'],
])('keeps of %s what an element of class a can need', (sheet, kept) => {
  expect(styleOf(sheet, 'a')).toBe(kept)
})

it('keeps the order of rules', () => {
  expect(styleOf('.a{color:red}.b{color:blue}.a{color:green}', 'b', 'a')).toBe(
    '.a{color:red}.b{color:blue}.a{color:green}',
  )
})
