import { frameVersion } from '../../schemas/frames/frame-limits.ts'
import { frameDocument, type FrameInput } from '../frames/frame-document.ts'
import { html, type Html } from '../pages/html.ts'

/** Messages that developers can send by hand, with a value for each field. */
const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hello: { version: String(frameVersion) },
  path: { path: '/event/7' },
  state: { state: '{"slip":[7]}' },
  title: { title: 'Paxtakor – Nasaf' },
  height: { height: '900' },
  balance: {},
  login: {},
  deposit: { amount: '12500.00' },
  close: {},
  error: { code: 'funds', amount: '12500.00' },
}

const field = (name: string, value: string): Html =>
  html`<label>${name} <input name="${name}" value="${value}" /></label>`

/** Plays a provider of games: sends each message of docs/frames.md by hand, and lists what the site sends. */
export function frameTestPage(input: FrameInput): string {
  return frameDocument(input, {
    id: 'frame-test',
    styles: 'frame-test.css',
    script: 'frame-test.js',
    texts: {},
    config: {},
    content: html`<div class="sides">
      <section aria-label="Messages to the site">
        ${Object.entries(messages).map(
          ([type, fields]) =>
            html`<form data-type="${type}">
              <button>${type}</button>
              ${Object.entries(fields).map(([name, value]) => field(name, value))}
            </form>`,
        )}
      </section>
      <section aria-label="Messages of the site">
        <p>Storage: <output id="storage"></output></p>
        <ol id="received" aria-live="polite"></ol>
      </section>
    </div>`,
  })
}
