// The chat in its iframe: shows the conversation, sends messages and notifies the embedding page.
const element = (id) => document.getElementById(id)
const { path, websiteToken, locale, hosts, failed, tooMany } = JSON.parse(document.body.dataset.config)
const list = element('messages')
const storageKey = 'marquee-sandbox-chat'
const pause = 1000

let token = recall()
/** Origin of the embedding page, known after its first message. */
let host = null
let names = null
/** Whether the history has been loaded; messages from before are not reported as new. */
let isCaughtUp = false
const shown = new Set()

// Browsers may block storage in a third-party iframe: then the conversation ends with the page.
function recall() {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function remember(value) {
  token = value
  try {
    if (value === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, value)
  } catch {
    // Only the conversation is lost after a reload.
  }
}

function tellHost(message) {
  if (host !== null) window.parent.postMessage(message, host)
}

async function call(name, form) {
  const response = await fetch(`${path}/${name}`, {
    method: form ? 'POST' : 'GET',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(form && { body: new URLSearchParams(form) }),
  })
  const { data, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), { type: error.type })
  return data
}

function showProblem(text) {
  element('problem').textContent = text
  element('problem').hidden = text === ''
}

function show({ id, sender, text, at }) {
  if (shown.has(id)) return
  shown.add(id)
  const item = document.createElement('li')
  item.className = sender
  const said = document.createElement('p')
  said.textContent = text
  const time = document.createElement('time')
  const moment = new Date(at)
  time.dateTime = moment.toISOString()
  time.textContent = moment.toTimeString().slice(0, 5)
  item.append(said, time)
  list.append(item)
  list.scrollTop = list.scrollHeight
  const event = sender === 'visitor' ? 'sent' : 'received'
  if (isCaughtUp) tellHost({ type: 'chat.message', message: { ...names, id, content: text, event } })
}

function forget() {
  remember(null)
  shown.clear()
  list.replaceChildren()
}

/** Reads the conversation, or opens a new one if there is none. */
async function refresh() {
  if (token === null) {
    const opened = await call('conversations', { website_token: websiteToken, locale })
    remember(opened.token)
  }
  try {
    const { items, is_typing, conversation_id, channel_id } = await call('messages')
    names = { conversation_id, channel_id }
    for (const message of items) show(message)
    isCaughtUp = true
    element('typing').hidden = !is_typing
    showProblem('')
  } catch (error) {
    if (error.type !== 'AuthorizationException') throw error
    forget()
  }
}

async function follow() {
  if (document.visibilityState === 'visible') await refresh().catch(() => showProblem(failed))
  setTimeout(follow, pause)
}

async function send() {
  const text = element('text').value.trim()
  if (text === '') return
  try {
    if (token === null) await refresh()
    const message = await call('messages', { text })
    element('text').value = ''
    showProblem('')
    show(message)
    element('typing').hidden = false
  } catch (error) {
    showProblem(error.type === 'TooManyRequestsException' ? tooMany : failed)
    tellHost({ type: 'chat.error', error: { type: error.type ?? 'NetworkError' } })
  }
}

element('form').addEventListener('submit', (event) => {
  event.preventDefault()
  void send()
})
element('text').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  void send()
})

async function heed(message) {
  if (message?.type === 'chat.identify') {
    if (token === null) await refresh()
    await call('identify', { identifier: message.identifier, ...(message.name && { name: message.name }) })
  }
  if (message?.type === 'chat.clear' && token !== null) {
    await call('clear', {}).catch((error) => {
      if (error.type !== 'AuthorizationException') throw error
    })
    forget()
    await refresh()
  }
  // Reply once the new conversation exists, so that later requests use it.
  if (message?.type === 'chat.clear') tellHost({ type: 'chat.ready' })
}

/** Process messages sequentially, so that an identity is set on the conversation current at that time. */
let heeded = Promise.resolve()

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || !hosts.includes(origin)) return
  if (data?.type === 'chat.hello') {
    host = origin
    tellHost({ type: 'chat.ready' })
  }
  heeded = heeded.then(() => heed(data)).catch(() => showProblem(failed))
})

void follow()
