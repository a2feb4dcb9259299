import type { Locale } from '../../locale.ts'
import { documentHead } from '../../pages/document-head.ts'
import { html } from '../../pages/html.ts'
import { texts } from '../../pages/texts.ts'
import { chatPath, websiteToken } from './configuration.ts'
import { maxMessageLength } from './conversations.ts'

/**
 * The chat page for the iframe the provider's script creates. `hosts` are the origins that may message it;
 * `scheme` is its colour scheme, by default the device's.
 */
export function widgetPage(
  locale: Locale,
  hosts: readonly string[],
  scheme: 'dark' | 'light' | 'auto' = 'auto',
): string {
  const { chat: say, language } = texts[locale]
  const config = { path: chatPath, websiteToken, locale, hosts, failed: say.failed, tooMany: say.tooMany }
  return html`<!doctype html>
    <html lang="${language}" data-scheme="${scheme}">
      ${documentHead({ title: say.title, styles: ['chat-widget.css'], scripts: ['chat-widget.js'] })}
      <body data-config="${JSON.stringify(config)}">
        <header>
          <h1>${say.title}</h1>
          <p>${say.simulator}</p>
        </header>
        <ol id="messages" role="log" aria-label="${say.messages}" tabindex="0"></ol>
        <p id="typing" hidden>${say.typing}</p>
        <p id="problem" role="alert" hidden></p>
        <form id="form">
          <label>
            <span>${say.message}</span>
            <textarea
              id="text"
              rows="1"
              maxlength="${maxMessageLength}"
              required
              placeholder="${say.placeholder}"
            ></textarea>
          </label>
          <button>${say.send}</button>
        </form>
      </body>
    </html>`.text
}
