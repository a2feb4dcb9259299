import { expect, it } from 'vitest'
import { namesIn, prepareSheet, usedStyles } from './used-styles.ts'

const styleOf = (sheet: string, ...names: string[]) => usedStyles([prepareSheet(sheet)])(new Set(names))

it('finds the class names and data attributes of all elements', () => {
  expect(namesIn(['<p class="a b" data-tilt="-2"><i class="c">', '</i></p><b class="a">'])).toEqual(
    new Set(['a', 'b', 'c', '[data-tilt=-2]']),
  )
})

it.each<[string, string]>([
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
  ['@keyframes spin{to{rotate:1turn}}.b{animation:spin 1s}', ''],
  [
    '@layer ui{@keyframes spin{to{rotate:1turn}}}.a{animation:spin 1s}',
    '@layer ui{@keyframes spin{to{rotate:1turn}}}.a{animation:spin 1s}',
  ],
  ['[data-tilt="-2"]{rotate:-2deg}', '[data-tilt="-2"]{rotate:-2deg}'],
  ['[data-tilt="-4"]{rotate:-4deg}', ''],
  ['.a[data-kind=x]{color:red}', ''],
  ['.a:not([data-kind=x]){color:red}', '.a:not([data-kind=x]){color:red}'],
  ['.a[data-pending]{color:red}', '.a[data-pending]{color:red}'],
  ['.a[aria-pressed=true]{color:red}', '.a[aria-pressed=true]{color:red}'],
  ['@font-face{font-family:Onest;src:url(/a.woff2)}', ''],
  ['@font-face{font-family:Near;src:local(Arial)}', '@font-face{font-family:Near;src:local(Arial)}'],
])('keeps of %s what an element of class a and tilt -2 can need', (sheet, kept) => {
  expect(styleOf(sheet, 'a', '[data-tilt=-2]')).toBe(kept)
})

it('keeps the order of rules', () => {
  expect(styleOf('.a{color:red}.b{color:blue}.a{color:green}', 'b', 'a')).toBe(
    '.a{color:red}.b{color:blue}.a{color:green}',
  )
})

it('keeps keyframes that another stylesheet uses', () => {
  const sheets = ['@keyframes spin{to{rotate:1turn}}', '.a{animation:spin 1s}'].map(prepareSheet)
  expect(usedStyles(sheets)(new Set(['a']))).toBe('@keyframes spin{to{rotate:1turn}}.a{animation:spin 1s}')
})

it('leaves out of stylesheets that a page has already what applies without any name', () => {
  const present = prepareSheet(
    '@layer ui;@font-face{font-family:Onest}:root{--a:1px}*,.a{margin:0}.a,.b{color:red}@keyframes spin{to{rotate:1turn}}',
  )
  const added = prepareSheet(':root{--b:1px}.a{animation:spin 1s}')
  expect(usedStyles([present, added], new Set([present]))(new Set(['a']))).toBe(
    '.a,.b{color:red}@keyframes spin{to{rotate:1turn}}:root{--b:1px}.a{animation:spin 1s}',
  )
})
