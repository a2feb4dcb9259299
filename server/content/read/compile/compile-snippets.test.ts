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

const noHosts = { scriptHosts: [], connectHosts: [], imageHosts: [], frameHosts: [] }

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
    ...noHosts,
  })
})

it('has the hosts of enabled snippets, each once', () => {
  const code = '<script>one()</script>'
  const pixel = {
    ...snippet('head', code),
    scriptHosts: ['https://a.example'],
    imageHosts: ['https://b.example'],
  }
  const chat = { ...snippet('bodyEnd', code), scriptHosts: ['https://a.example', 'https://*.c.example'] }
  const off = { ...snippet('head', code, false), connectHosts: ['https://d.example'] }
  expect(compileSnippets([pixel, chat, off])).toMatchObject({
    ...noHosts,
    scriptHosts: ['https://a.example', 'https://*.c.example'],
    imageHosts: ['https://b.example'],
  })
})

it('omits disabled snippets [CMS-11]', () => {
  const off = compileSnippets([snippet('head', '<script>one()</script>', false)])
  expect(off).toEqual({ head: '', bodyStart: '', bodyEnd: '', scriptHashes: [], ...noHosts })
})

it('hashes the text as the browser reads it, with line feeds only', () => {
  expect(readSnippet('<script>a()\r\nb()\rc()</script>')).toEqual({
    html: '<script>a()\nb()\nc()</script>',
    scriptHashes: [hashOf('a()\nb()\nc()')],
    addresses: [],
  })
})

it.each([
  [
    '<script async src="//cdn.example/a.js"></script>',
    [{ address: 'https://cdn.example/a.js', needs: 'scriptHosts' }],
  ],
  [
    "<script src='https://cdn.example/a.js' integrity=x></script>",
    [{ address: 'https://cdn.example/a.js', needs: 'scriptHosts' }],
  ],
  [
    "<script>load('https://cdn.example/a.js');open(`wss://live.example:8443/x`)</script>",
    [{ address: 'https://cdn.example' }, { address: 'wss://live.example:8443' }],
  ],
  [
    '<script>var u="//stats.example/"; // see https://docs.example\n</script>',
    [{ address: 'https://stats.example' }],
  ],
  [
    '<noscript><img src=https://dot.example/1><iframe src="https://tags.example/ns.html"></iframe></noscript>',
    [
      { address: 'https://dot.example/1', needs: 'imageHosts' },
      { address: 'https://tags.example/ns.html', needs: 'frameHosts' },
    ],
  ],
  [
    '<script type="application/ld+json">{"@context":"https://schema.org"}</script><!-- "https://x.example" -->',
    [],
  ],
])('finds the addresses that a browser would load in %s', (code, addresses) => {
  expect(readSnippet(code)).toMatchObject({ addresses })
})

it.each([
  ['<script src="/a.js"></script>', 'complete address'],
  ['<script src>a()</script>', 'complete address'],
  ['<script src="https://cdn.example/a.js">a()</script>', 'cannot contain code'],
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
