import type { HtmlPart } from '../../../../src/app/render/server-rendering.ts'

/** A form whose place the HTML keeps until its code has loaded. */
export interface WaitingForm {
  key: string
  /** A module changes its schema in the browser. */
  isExtended: boolean
}

/** The placeholder of a form, as React writes it. */
const placeholder = /<div [^>]*data-form="([\w-]+)"([^>]*)>/g

/** The forms that a page shows as soon as it runs: their code and documents can be loaded with the code of the page. */
export function waitingForms(html: readonly HtmlPart[]): WaitingForm[] {
  return html.flatMap((part) =>
    typeof part === 'string'
      ? Array.from(part.matchAll(placeholder), ([, key = '', rest = '']) => ({
          key,
          isExtended: rest.includes('data-extended'),
        }))
      : [],
  )
}
