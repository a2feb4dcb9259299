import { both, button, link, newPage, rejected, warned } from './build.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const linksEdits: readonly HarmfulEdit[] = [
  ...warned('removed-markup', {
    javascript: link('javascript:alert(1)'),
    data: link('data:text/html,x'),
    backslash: link('/\\evil.example'),
    'protocol-relative': link('//evil.example'),
  }),
  ...warned('lookalike-host', {
    homoglyph: link('https://gооgle.com/'),
    punycode: link('https://xn--mrra-4ve.uz/'),
    'button homoglyph': button({ type: 'navigate', to: 'https://mаrra.uz', external: true }),
  }),
  ...rejected('disguised-link', {
    userinfo: link('https://marra.uz@evil.example/'),
  }),
  ...warned('insecure-link', {
    'without TLS': link('http://example.com/'),
    'button without TLS': button({ type: 'navigate', to: 'http://example.com', external: true }),
  }),
  ...rejected('empty-link', {
    'link without text': link('/rules', ''),
  }),
  ...rejected('impossible-date', {
    'countdown 31 February': newPage({
      id: 'c',
      type: 'Countdown',
      version: 1,
      props: { title: both('x'), moment: '2027-02-31T00:00:00Z', over: both('y') },
    }),
  }),
]
