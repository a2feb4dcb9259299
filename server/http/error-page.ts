import { builtInLocales, definitionOf, type BuiltInLocale } from '../../schemas/locale.ts'
import { escapeHtml } from '../lib/html.ts'

/** Texts of the page that is shown when neither documents nor catalogues can be read. */
export interface ErrorPageText {
  title: string
  text: string
  retry: string
}

/** A page without application, documents and stylesheet. */
export function errorPage(locale: BuiltInLocale, { title, text, retry }: ErrorPageText): string {
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
<p><a href="">${escapeHtml(retry)}</a></p>
</main>
</body>
</html>
`
}
