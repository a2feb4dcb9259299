import { assetUrl, type AssetName } from './assets.ts'
import { html, type Html } from './html.ts'

interface DocumentHead {
  title: string
  styles: readonly AssetName[]
  scripts?: readonly AssetName[]
  /** Further elements, at the end. */
  rest?: Html | []
}

/** The head of every page of the sandbox: not indexed, with the site's icon. */
export function documentHead({ title, styles, scripts = [], rest = [] }: DocumentHead): Html {
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="/art/mark.svg" />
    ${styles.map((name) => html`<link rel="stylesheet" href="${assetUrl(name)}" />`)}
    ${scripts.map((name) => html`<script defer src="${assetUrl(name)}"></script>`)} ${rest}
  </head>`
}
