import { builtInLocales, definitionOf, type BuiltInLocale } from '../../schemas/locale.ts'
import { escapeHtml } from '../lib/html.ts'

/** Texts of a page without application, whose link is called `retry`. */
export interface ErrorPageText {
  title: string
  text: string
  retry: string
}

/** Sent by a page that a payment has led back to, to the page around its iframe: docs/frames.md. */
export const closingScript = "parent.postMessage({ type: 'marquee:close' }, '*')"

interface PlainLink {
  /** By default this page again. */
  href?: string
  /** Whether the page tells the one around its iframe that nothing is left to do in it. */
  isClosing?: boolean
}

/** A page without application, documents and stylesheet. */
export function errorPage(
  locale: BuiltInLocale,
  { title, text, retry }: ErrorPageText,
  { href = '', isClosing = false }: PlainLink = {},
): string {
  const { language } = definitionOf(builtInLocales, locale)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(href)}">${escapeHtml(retry)}</a></p>
</main>${isClosing ? `\n<script>${closingScript}</script>` : ''}
</body>
</html>
`
}
