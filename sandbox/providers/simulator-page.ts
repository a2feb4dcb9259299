import type { FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale, locales, type Locale } from '../locale.ts'
import { readQuery } from '../http/form-data.ts'
import { assetUrl, type AssetName } from '../pages/assets.ts'
import { documentHead } from '../pages/document-head.ts'
import { html, type Html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'

interface SimulatorPage {
  locale: Locale
  title: string
  /** Label that marks the page as a simulator. */
  label: string
  body: Html
  /** Additional assets of a page with a script. */
  script?: { asset: AssetName; data: unknown }
}

function scriptElement({ asset, data }: NonNullable<SimulatorPage['script']>): Html {
  return html`<script defer src="${assetUrl(asset)}" data-page="${JSON.stringify(data)}"></script>`
}

/** A page of a simulated provider, in the style of the payment page. */
export function simulatorPage({ locale, title, label, body, script }: SimulatorPage): string {
  return html`<!doctype html>
    <html lang="${texts[locale].language}">
      ${documentHead({ title, styles: ['payment.css', 'simulator.css'], rest: script ? scriptElement(script) : [] })}
      <body>
        <main>
          <p class="simulator"><span aria-hidden="true">●</span> ${label}</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text
}

interface PagePolicy {
  /** Origins that may embed the page. */
  ancestors: readonly string[]
  hasScript: boolean
}

/** Sends the page with a policy that allows only its own files. */
export function sendSimulatorPage(
  reply: FastifyReply,
  status: number,
  page: string,
  { ancestors, hasScript }: PagePolicy = { ancestors: [], hasScript: false },
): FastifyReply {
  const policy = [
    "default-src 'none'",
    ...(hasScript ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
  ]
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .send(page)
}

/** The language requested in the URL, or else the given one. */
export function localeOf(request: FastifyRequest, fallback: Locale = defaultLocale): Locale {
  const locale = readQuery(request).get('locale')
  return isLocale(locale) ? locale : fallback
}

/** Links to the page's other languages. */
export function languageLinks(path: string, current: Locale): Html {
  return html`<p class="languages">
    ${locales
      .filter(({ code }) => code !== current)
      .map(
        ({ code, language, name }) =>
          html`<a href="${path}?locale=${code}" hreflang="${language}" lang="${language}">${name}</a>`,
      )}
  </p>`
}
