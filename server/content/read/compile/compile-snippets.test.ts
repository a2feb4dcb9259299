import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Snippet } from '../../../../schemas/documents/snippet.ts'
import { say } from '../../../../schemas/phrase.ts'
import { compileSnippets, readSnippet } from './compile-snippets.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const snippet = (position: Snippet['position'], code: string, isEnabled = true) => ({
  isEnabled,
  position,
  code,
})

it('places enabled snippets at their position, in order, and allows their scripts by hash [CMS-10, ENT-36]', () => {
  const compiled = compileSnippets([
    snippet('head', '<meta name="verify" content="a>b">\n<script>one()</script>'),
    snippet('head', '<script type="module" id="x">two()</script>'),
    snippet('bodyStart', '<!-- here --><noscript><img src="/hit" alt=""></noscript>'),
    snippet('bodyEnd', '<script type="application/ld+json">{"a":1}</script>'),
  ])
  expect(compiled).toEqual({
    head: '<meta name="verify" content="a>b">\n<script>one()</script><script type="module" id="x">two()</script>',
    bodyStart: '<!-- here --><noscript><img src="/hit" alt=""></noscript>',
    bodyEnd: '<script type="application/ld+json">{"a":1}</script>',
    scriptHashes: [hashOf('one()'), hashOf('two()')],
  })
})

it('omits disabled snippets [CMS-11]', () => {
  const off = compileSnippets([snippet('head', '<script>one()</script>', false)])
  expect(off).toEqual({ head: '', bodyStart: '', bodyEnd: '', scriptHashes: [] })
})

it('hashes the text as the browser reads it, with line feeds only', () => {
  expect(readSnippet('<script>a()\r\nb()\rc()</script>')).toEqual({
    html: '<script>a()\nb()\nc()</script>',
    scriptHashes: [hashOf('a()\nb()\nc()')],
  })
})

it.each([
  ['<script src="https://cdn.example/a.js"></script>', 'Scripts from other files'],
  ['<script>"</script x"</script>', 'may not contain'],
  ['<script><!-- a</script>', 'may not contain'],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">', 'http-equiv'],
  ['<noscript><img src="a" onerror="b()"></noscript>', 'Event handler'],
  ['<script onload="a()">b()</script>', 'Event handler'],
  ['<noscript><script>a()</script></noscript>', 'cannot contain a script'],
  ['<div>banner</div>', 'not "<div>banner</div>"'],
  ['<script>a()</script><img src=x>', 'not "<img src=x>"'],
  ['<script>a()', 'not "<script>a()"'],
  ['</head>', 'not "</head>"'],
])('rejects %s', (code, reason) => {
  const read = readSnippet(code)
  expect('fault' in read && say(read.fault)).toContain(reason)
})
