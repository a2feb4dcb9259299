import type { HtmlPart } from '../../../../src/app/render/server-rendering.ts'

/** The placeholder of a form, as React writes it. */
const placeholder = /<div [^>]*data-form="([\w-]+)"/g

/**
 * The keys of the forms that a page shows as soon as it runs: their code and documents can be loaded with the code of the
 * page.
 */
export function waitingForms(html: readonly HtmlPart[]): string[] {
  return html.flatMap((part) =>
    typeof part === 'string' ? Array.from(part.matchAll(placeholder), ([, key = '']) => key) : [],
  )
}
