import { both, button, link, page, rejected, warned } from './build.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const linksEdits: readonly HarmfulEdit[] = [
  warned('removed-markup', 'javascript', link('javascript:alert(1)')),
  warned('removed-markup', 'data', link('data:text/html,x')),
  warned('lookalike-host', 'homoglyph', link('https://gооgle.com/')),
  warned('lookalike-host', 'punycode', link('https://xn--mrra-4ve.uz/')),
  rejected('disguised-link', 'userinfo', link('https://marra.uz@evil.example/')),
  rejected('disguised-link', 'shows another address', link('https://evil.example/', 'https://marra.uz')),
  warned('insecure-link', 'without TLS', link('http://example.com/')),
  warned('removed-markup', 'backslash', link('/\\evil.example')),
  warned('removed-markup', 'protocol-relative', link('//evil.example')),
  rejected('empty-link', 'link without text', link('/rules', '')),
  warned('removed-markup', 'tel', link('tel:+998712000000')),
  warned(
    'insecure-link',
    'button without TLS',
    button({ type: 'navigate', to: 'http://example.com', external: true }),
  ),
  warned(
    'lookalike-host',
    'button homoglyph',
    button({ type: 'navigate', to: 'https://mаrra.uz', external: true }),
  ),
  warned(
    'useless-alternative',
    'picture missing',
    page({
      route: '/new',
      blocks: [
        {
          id: 'i',
          type: 'Image',
          version: 1,
          props: { picture: '/art/scenes/nothing.svg', alt: both('rasm'), ratio: '1:1' },
        },
      ],
    }),
  ),
  warned(
    'useless-alternative',
    'alt is the file',
    page({
      route: '/new',
      blocks: [
        {
          id: 'i',
          type: 'Image',
          version: 1,
          props: { picture: '/art/scenes/trophy.svg', alt: both('IMG_1234.png'), ratio: '1:1' },
        },
      ],
    }),
  ),
  rejected(
    'impossible-date',
    'countdown 31 February',
    page({
      route: '/new',
      blocks: [
        {
          id: 'c',
          type: 'Countdown',
          version: 1,
          props: { title: both('x'), moment: '2027-02-31T00:00:00Z', over: both('y') },
        },
      ],
    }),
  ),
]
