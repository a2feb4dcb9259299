// Runs before the application in a preview with a visitor: adds the visit to the page's requests, and keeps
// stored
// data in this document, apart from the browser's storage for the site.
;(function () {
  var query = new URL(document.currentScript.src).searchParams
  var visit = query.get('visit')
  var send = window.fetch

  window.fetch = function (input, init) {
    var request = new Request(input, init)
    if (new URL(request.url).origin === location.origin) {
      request.headers.set('x-preview', query.get('preview'))
      request.headers.set('x-preview-visit', visit)
    }
    return send.call(window, request)
  }

  function emptyStorage() {
    var items = new Map()
    return {
      get length() {
        return items.size
      },
      key: function (index) {
        return Array.from(items.keys())[index] ?? null
      },
      getItem: function (key) {
        return items.get(String(key)) ?? null
      },
      setItem: function (key, value) {
        items.set(String(key), String(value))
      },
      removeItem: function (key) {
        items.delete(String(key))
      },
      clear: function () {
        items.clear()
      },
    }
  }
  Object.defineProperty(window, 'localStorage', { value: emptyStorage() })
  Object.defineProperty(window, 'sessionStorage', { value: emptyStorage() })

  // Tabs of the site notify each other of logins and logouts, which must not include the preview.
  var Channel = window.BroadcastChannel
  window.BroadcastChannel = class extends Channel {
    constructor(name) {
      super(name + ':' + visit)
    }
  }
})()
