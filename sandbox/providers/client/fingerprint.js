// Simulates version 6 of a fraud-detection service's script: describes the device by properties that need no
// permission. The real one encrypts them.
;(() => {
  function features() {
    const { colorDepth } = window.screen
    const { hardwareConcurrency, language, maxTouchPoints, userAgent } = navigator
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    return [userAgent, language, zone, hardwareConcurrency, maxTouchPoints, colorDepth].join('|')
  }

  // FNV-1a, because crypto.subtle is not available over plain http.
  function hash(text) {
    let value = 0x811c9dc5
    for (let index = 0; index < text.length; index += 1)
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
    return (value >>> 0).toString(16).padStart(8, '0')
  }

  window.seon = {
    init() {},
    getSession: () => Promise.resolve(btoa(JSON.stringify({ device: hash(features()) }))),
  }
})()
