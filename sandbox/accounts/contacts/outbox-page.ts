import { toTimestamp } from '../../timestamp.ts'
import { documentHead } from '../../pages/document-head.ts'
import { html, type Html } from '../../pages/html.ts'
import type { readOutbox } from './outbox.ts'

export type SentMessage = Awaited<ReturnType<typeof readOutbox>>[number]

function item({ channel, recipient, subject, body, code, at }: SentMessage): Html {
  return html`<li>
    <header>
      <span>
        ${channel === 'email' ? 'E-mail' : 'Text message'} to
        <a href="?${new URLSearchParams({ contact: recipient }).toString()}">${recipient}</a>
      </span>
      <time class="quiet" datetime="${toTimestamp(at)}"
        >${toTimestamp(at).replace('T', ' ').replace('Z', ' UTC')}</time
      >
    </header>
    <h2>${subject}</h2>
    <p>${body}</p>
    ${code === null ? [] : html`<p class="code">${code}</p>`}
  </li>`
}

/** Developer page with the messages the sandbox would have sent; `contact` filters by recipient. */
export function outboxPage(messages: readonly SentMessage[], contact: string): string {
  return html`<!doctype html>
    <html lang="en">
      ${documentHead({ title: 'Outbox of the sandbox', styles: ['outbox.css'] })}
      <body>
        <main>
          <h1>Outbox of the sandbox</h1>
          <p class="quiet">
            Nothing leaves the sandbox: what would go to players by e-mail or text message is kept here, the
            newest first. Programs read the same at <a href="/sandbox/outbox.json">/sandbox/outbox.json</a>.
          </p>
          <form method="get">
            <label>
              E-mail address or phone number
              <input name="contact" value="${contact}" />
            </label>
            <button>Show</button>
            ${contact === '' ? [] : html`<a href="/sandbox/outbox">Show all</a>`}
          </form>
          ${
            messages.length === 0
              ? html`<p class="quiet">No messages${contact === '' ? '' : ' to this contact'} yet.</p>`
              : html`<ol>
                  ${messages.map(item)}
                </ol>`
          }
        </main>
      </body>
    </html>`.text
}
