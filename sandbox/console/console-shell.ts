import { documentHead } from '../pages/document-head.ts'
import { html, type Html } from '../pages/html.ts'

/** Layout of every console page. */
export function consoleShell(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      ${documentHead({ title: `${title} – sandbox console`, styles: ['console.css'] })}
      <body>
        <header>
          <a class="brand" href="/sandbox">Sandbox console</a>
          <nav aria-label="Console">
            <a href="/sandbox/outbox">Outbox</a>
            <a href="/sandbox/messenger">Messenger</a>
            <a href="/sandbox/fairness">Fairness</a>
            <a href="/api/docs">API</a>
            <a href="/">Site</a>
          </nav>
        </header>
        <main>${body}</main>
      </body>
    </html>`.text
}

/** "2026-03-01 07:00:00 UTC" */
export function formatTimestamp(moment: number): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime())
    ? String(moment)
    : `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

export function option(value: string, label: string): Html {
  return html`<option value="${value}">${label}</option>`
}

/** Explains why a form was rejected. */
export function errorPage(message: string): string {
  return consoleShell(
    'Not taken',
    html`<section>
      <h1>Not taken</h1>
      <p role="alert">${message}. Nothing was changed.</p>
      <p><a href="/sandbox">Back to the console</a></p>
    </section>`,
  )
}
