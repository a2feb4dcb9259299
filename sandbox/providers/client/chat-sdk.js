// Simulates the script of a self-hosted Chatwoot, as far as a site needs it: chatwootSDK.run(),
// $chatwoot.setUser/setLocale/reset/toggle, and the events chatwoot:ready, chatwoot:on-message and
// chatwoot:error. The chat itself runs in an iframe.
;(() => {
  function run({ websiteToken, baseUrl }) {
    const address = new URL(`${baseUrl}/widget`)
    address.searchParams.set('website_token', websiteToken)
    address.searchParams.set(
      'locale',
      window.chatwootSettings?.locale ?? document.documentElement.lang.slice(0, 2),
    )
    const { darkMode } = window.chatwootSettings ?? {}
    if (darkMode) address.searchParams.set('scheme', darkMode)
    const frame = document.createElement('iframe')
    frame.title = 'Chat'
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' })

    const emit = (name, detail) => window.dispatchEvent(new CustomEvent(`chatwoot:${name}`, { detail }))
    const tell = (message) => frame.contentWindow?.postMessage(message, address.origin)

    function load() {
      frame.src = address.href
    }

    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== address.origin) return
      if (data?.type === 'chat.ready') {
        window.$chatwoot.hasLoaded = true
        emit('ready')
      }
      if (data?.type === 'chat.message') {
        const { id, content, conversation_id, channel_id, event } = data.message
        const message_type = event === 'sent' ? 0 : 1
        emit('on-message', { id, content, conversation_id, inbox_id: channel_id, message_type })
      }
      if (data?.type === 'chat.error') emit('error', data.error)
    })
    frame.addEventListener('load', () => tell({ type: 'chat.hello' }))

    window.$chatwoot = {
      baseUrl,
      hasLoaded: false,
      isOpen: true,
      setUser: (identifier, { name } = {}) =>
        tell({ type: 'chat.identify', identifier: String(identifier), name: name ?? null }),
      setLocale: (locale) => {
        address.searchParams.set('locale', locale)
        load()
      },
      reset: () => tell({ type: 'chat.clear' }),
      toggle: (state) => {
        const isOpen = state === undefined ? !window.$chatwoot.isOpen : state === 'open'
        window.$chatwoot.isOpen = isOpen
        frame.hidden = !isOpen
      },
    }
    load()
    document.body.append(frame)
  }
  window.chatwootSDK = { run }
})()
