import type { FastifyInstance } from 'fastify'
import { element } from '../lib/html.ts'
import type { ClientBuild } from '../builds/index.ts'

/** The Content-Security-Policy of the editor: its own scripts and styles, and the site in an iframe. */
function policy(nonce: string | undefined): string {
  const development = nonce === undefined ? '' : ` 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src 'self'${development}`,
    `style-src 'self'${development}`,
    "style-src-attr 'unsafe-inline'",
    // The text editor draws its markers with data: images.
    "img-src 'self' data:",
    `connect-src 'self'${nonce === undefined ? '' : ' ws:'}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The editor is a separate application: one empty document serves all its addresses. */
export function registerStudioPage(
  app: FastifyInstance,
  {
    gateway,
    build,
  }: {
    gateway: { theme(): Promise<{ hash: string }> }
    build: Pick<ClientBuild, 'studioAssets' | 'complete' | 'nonce'>
  },
): void {
  const assets = build.studioAssets()
  const head = (theme: string) => [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Marquee Studio</title>',
    ...assets.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    element('link', { rel: 'stylesheet', href: `/nfx/theme/${theme}.css` }),
    `${element('script', { type: 'module', src: assets.entry })}</script>`,
    element('link', { rel: 'icon', href: '/art/mark.svg' }),
  ]
  const page = (theme: string) =>
    `<!doctype html><html lang="en" data-scheme="light"><head>${head(theme).join('')}</head><body><div id="studio"></div></body></html>`
  for (const path of ['/studio', '/studio/*']) {
    app.get(path, async (request, reply) => {
      const html = page((await gateway.theme()).hash)
      const document = build.complete === undefined ? html : await build.complete(request.url, html)
      return reply
        .headers({
          'content-security-policy': policy(build.nonce),
          'cache-control': 'no-store',
          // No page of another site gets a handle of this window, or its content.
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
        })
        .type('text/html; charset=utf-8')
        .send(document)
    })
  }
}
