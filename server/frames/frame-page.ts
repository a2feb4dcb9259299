import { escapeHtml } from '../lib/html.ts'

/** A document for third-party code. Its own script exchanges messages with pages of `host` only. */
export function framePage({
  script,
  host,
  style = '',
}: {
  script: string
  host: string
  style?: string
}): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>–</title>',
    ...(style === '' ? [] : [`<style>${style}</style>`]),
    `<script type="module" src="${escapeHtml(script)}"></script>`,
  ]
  return `<!doctype html><html><head>${head.join('')}</head><body data-host="${escapeHtml(host)}"></body></html>`
}
