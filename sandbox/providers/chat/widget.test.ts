// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import widgetScript from '../client/chat-widget.js?raw'
import { widgetPage } from './widget-page.ts'
import { eventually } from '../../../tests/support/eventually.ts'

const host = 'http://127.0.0.1:3103'

interface Message {
  id: number
  sender: 'visitor' | 'operator'
  text: string
  at: number
}

const hello: Message = { id: 1, sender: 'operator', text: 'Assalomu alaykum!', at: 0 }
let items: Message[]
let sent: string[]
let told: { type: string; message?: { content: string; event: string } }[]

/** A request of the widget, with a form of its own window. */
interface SentForm {
  method?: string
  body?: { get: (name: string) => string | null }
}

/** Answers of the chat's API. */
function answerTo(url: string, init?: SentForm): unknown {
  if (url.endsWith('/conversations')) return { token: 't', conversation_id: '5', channel_id: 'sandbox' }
  if (init?.method === 'POST') {
    const text = init.body?.get('text') ?? ''
    sent.push(text)
    const message: Message = { id: items.length + 1, sender: 'visitor', text, at: 0 }
    items.push(message)
    return message
  }
  return { conversation_id: '5', channel_id: 'sandbox', items, is_typing: false }
}

const texts = () => [...document.querySelectorAll('#messages p')].map((each) => each.textContent)

function field(): HTMLTextAreaElement {
  const element = document.querySelector('textarea')
  if (!element) throw new Error('nowhere to write')
  return element
}

/** The widget's message event handler. */
let receive: (event: { source: unknown; origin: string; data: unknown }) => void

/** The embedding page. */
const parent = {
  postMessage: (message: (typeof told)[number], target: string) => {
    if (target === host) told.push(message)
  },
}

beforeEach(async () => {
  items = [hello]
  sent = []
  told = []
  const stubs = {
    fetch: (url: string, init?: SentForm) =>
      Promise.resolve({ json: () => Promise.resolve({ data: answerTo(url, init) }) }),
    window: {
      parent,
      addEventListener: (_name: string, listener: typeof receive) => (receive = listener),
    },
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    setTimeout: () => 0,
  }
  const page = new DOMParser().parseFromString(widgetPage('uz', [host]), 'text/html')
  document.body.replaceWith(document.adoptNode(page.body))
  // The script runs in the document's own window, which lacks the test's stubs.
  Object.assign(document, { stubs })
  const script = document.createElement('script')
  script.textContent = `(({ ${Object.keys(stubs).join(', ')} }) => {${widgetScript}})(document.stubs)`
  document.body.append(script)
  await eventually(() => expect(texts()).toEqual([hello.text]))
})

function send(text: string): void {
  field().value = text
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
}

test('sends what the visitor types and shows it as text, not as markup', async () => {
  send('<img src=x onerror=alert(1)>')
  await eventually(() => expect(texts()).toEqual([hello.text, '<img src=x onerror=alert(1)>']))
  expect(sent).toEqual(['<img src=x onerror=alert(1)>'])
  expect(document.querySelector('#messages img')).toBeNull()
  expect(field().value).toBe('')
})

test('notifies the embedding page of new messages once that page has said hello', async () => {
  receive({ source: parent, origin: host, data: { type: 'chat.hello' } })
  expect(told).toEqual([{ type: 'chat.ready' }])
  send('Salom')
  await eventually(() =>
    expect(told[1]).toMatchObject({
      type: 'chat.message',
      message: { content: 'Salom', event: 'sent', conversation_id: '5', channel_id: 'sandbox' },
    }),
  )
  expect(told).toHaveLength(2)
})

test('ignores a page of another origin', async () => {
  receive({ source: parent, origin: 'https://evil.example', data: { type: 'chat.hello' } })
  receive({ source: {}, origin: host, data: { type: 'chat.hello' } })
  send('Salom')
  await eventually(() => expect(texts()).toHaveLength(2))
  expect(told).toEqual([])
})
