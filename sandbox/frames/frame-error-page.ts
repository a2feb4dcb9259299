import { isBreakReason, type ApiError } from '../../schemas/api/errors.ts'
import type { FrameErrorCode } from '../../schemas/frames/frame-limits.ts'
import type { Locale } from '../locale.ts'
import { assetUrl } from '../pages/assets.ts'
import { html } from '../pages/html.ts'
import { texts } from '../pages/texts.ts'

function codeOf({ type, data }: ApiError): FrameErrorCode {
  if (isBreakReason(data['reason'])) return 'break'
  return type === 'AuthorizationException' ? 'login' : 'failed'
}

/** Shows in the iframe why a game does not start; its script notifies the embedding site. */
export function frameErrorPage(error: ApiError, locale: Locale): string {
  const { type, data } = error
  const { frameError, language } = texts[locale]
  const known = new Map(Object.entries(frameError))
  const reason = typeof data['reason'] === 'string' ? data['reason'] : ''
  const message = known.get(reason) ?? known.get(type) ?? frameError.UnknownErrorException
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${message}</title>
        <link rel="stylesheet" href="${assetUrl('frame.css')}" />
        <script defer src="${assetUrl('frame-error.js')}"></script>
      </head>
      <body data-error="${type}" data-code="${codeOf(error)}">
        <p class="frame-error" role="alert">${message}</p>
      </body>
    </html>`.text
}
